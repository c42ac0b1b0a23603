// A device that would not keep unsent work: the page on which it is typed says so, and never promises to keep it.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openAt } from '../../support/render'
import { screenIs } from '../lancamentos/window'

const lost = /^Este aparelho não deixou guardar/
const refuse = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

test('grades: said below the students, and at the way out', async () => {
  screenIs(false)
  const { router } = openAt('/turmas/1011/lancar', { as: 'carla' })
  const field = await screen.findByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')
  expect(screen.queryByText(lost)).toBeNull()
  refuse()
  fireEvent.focus(field)
  fireEvent.input(field, { target: { value: '7' } })
  fireEvent.blur(field)
  expect(await screen.findByText(lost)).toBeVisible()
  await act(() => router.navigate('/ajuda'))
  const asked = within(await screen.findByRole('dialog'))
  expect(asked.getByText(lost)).toBeVisible()
  expect(asked.queryByText(/fica guardado nesta aba/)).toBeNull()
})

test('a person: said with the first letter, and no longer once the device keeps it', async () => {
  const { user } = openAt('/pessoas/nova', { as: 'sonia' })
  const name = await screen.findByLabelText('Nome (obrigatório)')
  const full = refuse()
  await user.type(name, 'N')
  expect(await screen.findByText(lost)).toBeVisible()
  full.mockRestore()
  await user.type(name, 'i')
  await waitFor(() => expect(screen.queryByText(lost)).toBeNull())
})

test('choices: the settings do not promise that they stay', async () => {
  const { router } = openAt('/ajuda', { as: 'ana' })
  await screen.findByRole('heading', { level: 1, name: 'Ajuda' })
  refuse()
  await act(() => router.navigate('/configuracoes'))
  expect(await screen.findByText(/^Este navegador não deixa o portal guardar nada/)).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'Lembrar o que eu já vi' })).toBeNull()
})
