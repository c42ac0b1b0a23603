// The page of an evaluation for a teacher, reloaded: it still knows its class, and says so in words.
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAt } from '../../../render'

test('reloaded, it leads to the grades and back to the class as before', async () => {
  const { router } = openAt('/ajuda', { as: 'carla' })
  await screen.findByRole('heading', { level: 1 })
  await act(() => router.navigate('/avaliacoes/101105', { state: { idClasse: 1011 } }))
  expect(await screen.findByRole('link', { name: 'Matemática · 7º A' })).toHaveAttribute('href', '/turmas/1011')
  expect(await screen.findByRole('link', { name: 'Lançar notas' })).toHaveAttribute('href', '/turmas/1011/lancar')
})
