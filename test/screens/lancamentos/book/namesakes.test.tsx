// Two students of a class with the same name: each stands with the number of the record, wherever a grade is at stake.
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../../support/render'
import { recordsChanged } from '../../diario/asked'
import { wideScreen } from '../window'

beforeEach(() => {
  mock.backend.reset({ size: { seteA: 12, escolas: 1 } })
})

/** Two students of the class are called Maria da Silva; returns the numbers of their records. */
function twoMarias(): number[] {
  const { itens } = mock.backend.answer('AproveitamentosAlunos', { idClasse: 1011 }, mock.as('carla')).body as {
    itens: { id: number; ativo: boolean }[]
  }
  const ids = itens
    .filter(({ ativo }) => ativo)
    .slice(1, 3)
    .map(({ id }) => id)
  recordsChanged((record) => {
    if (ids.includes(record.id)) record.nome = 'Maria da Silva'
  }, 1011)
  return ids
}
const named = (id = 0) => `Maria da Silva (#${id})`

test('the gradebook names each cell and line by the number of the record too, and others by their name alone', async () => {
  const [one, other] = twoMarias()
  wideScreen()
  openAt('/turmas/1011/lancar', { as: 'carla' })
  expect(await screen.findByLabelText(`Nota de ${named(one)} em Prova do 2º bimestre`)).toBeVisible()
  expect(screen.getByLabelText(`Nota de ${named(other)} em Prova do 2º bimestre`)).toBeVisible()
  expect(screen.getByRole('button', { name: named(one) })).toBeVisible()
  expect(screen.getByLabelText('Nota de Ana Prado Souza em Prova do 2º bimestre')).toBeVisible()
})

test('a pasted name that both have is asked about by number; with its number, as in the file of the class, it is certain', async () => {
  const ids = twoMarias()
  wideScreen()
  const { user } = openAt('/turmas/1011/lancar', { as: 'carla' })
  await screen.findByLabelText(`Nota de ${named(ids[0])} em Prova do 2º bimestre`)
  await user.click(screen.getByRole('button', { name: /^Colar/ }))
  const field = await screen.findByRole('textbox', { name: 'Notas copiadas' })
  await user.click(field)
  await user.paste('Maria da Silva\t7\nAna Prado Souza\t8')
  const who = await screen.findByRole('combobox', { name: /^Quem é Maria da Silva/ })
  const options = within(who)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  for (const id of ids) expect(options.join()).toContain(named(id))
  await user.clear(field)
  await user.paste(`${named(ids[1])}\t7\nAna Prado Souza\t8`)
  expect(screen.queryByRole('combobox', { name: /^Quem é Maria da Silva/ })).toBeNull()
})

test('the page of the class tells them apart too', async () => {
  const ids = twoMarias()
  openAt('/turmas/1011', { as: 'carla' })
  for (const id of ids) await waitFor(() => expect(screen.getByText(named(id))).toBeVisible())
  expect(screen.getByText('Ana Prado Souza')).toBeVisible()
})
