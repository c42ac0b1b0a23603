// The question about the device: whoever did not answer it did not say "private".
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { current, erase } from '@/screens/matricula/flow/store'
import { deviceOwner } from '@/session'
import { openAt } from '../../render'

beforeEach(() => {
  erase(null)
})

test('17.6 the question about the device must be answered; unanswered is not "private"', async () => {
  const { user, path } = openAt('/vagas')
  await user.click(await screen.findByRole('radio', { name: 'Pedir vaga' }))
  await user.click(screen.getByRole('button', { name: 'Começar' }))
  const told = await screen.findByRole('link', { name: 'Diga se outras pessoas usam este aparelho' })
  expect(path()).toBe('/vagas')
  expect(current().draft).toBeNull()
  expect(deviceOwner()).toBe('unknown')
  await user.click(told)
  await user.click(screen.getByRole('radio', { name: 'Não, é meu ou da família' }))
  await user.click(screen.getByRole('button', { name: 'Começar' }))
  await screen.findByLabelText('Nome completo do estudante')
  expect(deviceOwner()).toBe('own')
})
