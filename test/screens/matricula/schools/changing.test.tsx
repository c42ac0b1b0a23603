// An offer that has become shorter while its page is open: what narrows the list can still be seen and taken away.
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Reserva } from '@/contract'
import { withChoices } from '@/screens/matricula/flow/changes'
import { erase, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../../support/render'
import { onReview } from '../family'

beforeEach(() => {
  erase(null)
})

/** The page of the schools; the next offer is `then`. */
async function schools(now: (row: Reserva) => Reserva[], then: (row: Reserva) => Reserva[]) {
  const draft = await onReview()
  const [row] = draft.oferta
  if (!row) throw new Error('no school')
  const passed = draft.passed.filter((id) => id !== 'escola')
  saveDraft(withChoices({ ...draft, oferta: now(row), passed }, []))
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await real(input, init)
    const body = (await answer.json()) as object
    return Response.json({ ...body, reservas: then(row) })
  })
  return openAt('/vagas/escola')
}
const school = (row: Reserva, unidadeId: number, bairro: string, free = 3): Reserva => ({
  ...row,
  unidadeId,
  bairro,
  nomeEscola: `Escola ${unidadeId}`,
  vagas: 10,
  reservas: 10 - free,
})
const six = (row: Reserva) => [1, 2, 3, 4, 5, 6].map((id) => school(row, id, id < 4 ? 'Centro' : 'Lapa'))

test('a district that is offered no longer hides no other one', async () => {
  const { user } = await schools(six, (row) => [4, 5, 6, 7, 8].map((id) => school(row, id, id < 8 ? 'Lapa' : 'Saúde')))
  await user.selectOptions(await screen.findByLabelText('Bairro'), 'Centro')
  await user.click(screen.getByRole('button', { name: 'Atualizar' }))
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Centro' })).toBeNull())
  expect(screen.getByLabelText('Bairro')).toHaveDisplayValue('Todos os bairros')
  expect(screen.getAllByRole('button', { name: /^Escolher Escola/ })).toHaveLength(5)
})

test('"Com vaga livre" holds no longer where it cannot be seen', async () => {
  const { user } = await schools(six, (row) => [1, 2, 3].map((id) => school(row, id, 'Centro', 0)))
  await user.click(await screen.findByLabelText('Com vaga livre'))
  await user.click(screen.getByRole('button', { name: 'Atualizar' }))
  await waitFor(() => expect(screen.queryByLabelText('Com vaga livre')).toBeNull())
  expect(screen.queryByText(/^Nenhuma escola com esses filtros/)).toBeNull()
  expect(screen.getAllByRole('button', { name: /^Escolher Escola/ })).toHaveLength(3)
})

test('places that are read again and are the same are nothing new; others are', async () => {
  let free = 3
  const { user } = await schools(six, (row) => six(row).map((one) => ({ ...one, reservas: 10 - free })))
  const refresh = await screen.findByRole('button', { name: 'Atualizar' })
  await user.click(refresh)
  const main = screen.getByRole('main')
  await waitFor(() => expect(main).toHaveTextContent(/Nada novo hoje às/))
  free = 2
  await user.click(refresh)
  await waitFor(() => expect(main).toHaveTextContent(/Atualizado hoje às/))
  await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy', 'true'))
  expect(main).not.toHaveTextContent(/Nada novo/)
})
