// The school of a sister or brother: shown where it is offered, and told of where it is not.
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Draft } from '@/screens/matricula/flow/draft'
import { send } from '@/screens/matricula/flow/send'
import { erase, flowState, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../../support/render'
import { onReview, sentOf } from '../family'

beforeEach(() => {
  erase(null)
})

const open = async (draft: Draft) => {
  cleanup()
  saveDraft(draft)
  openAt('/vagas/escola')
  await screen.findByRole('heading', { level: 1, name: /^Quais escolas/ })
}
const label = 'Escola do irmão ou da irmã'
const without = /^A escola do irmão ou da irmã não tem essa série/

test('offered, it comes first with its label, and nothing is said to lack', async () => {
  const draft = await onReview()
  await open({ ...draft, sibling: draft.oferta.at(-1)?.unidadeId ?? 0 })
  const schools = within(screen.getByRole('region', { name: /nesse turno$/ }))
  const [first] = schools.getAllByRole('listitem')
  expect(first).toHaveTextContent(label)
  expect(screen.queryByText(without)).toBeNull()
})

test('not offered, it is said so: in the shift that was asked for, or at all; not for a family without one', async () => {
  const draft = await onReview()
  const sibling = 987
  await open({ ...draft, sibling })
  expect(screen.getByText(without)).toHaveTextContent(/nesse turno\.$/)
  const { matricula } = draft
  const anyShift = { ...matricula, cadastro: { ...matricula.cadastro, turno: '' } }
  await open({ ...draft, sibling, matricula: anyShift })
  expect(screen.getByText(without)).toHaveTextContent(/essa série\.$/)
  await open({ ...draft, sibling: 0 })
  expect(screen.queryByText(without)).toBeNull()
})

test('a request that was cancelled leaves no sibling at its school', async () => {
  const draft = sentOf(await send(await onReview()))
  const { protocolo } = draft.matricula
  const matricula = { ...draft.matricula, cancelamento: { protocolo } }
  saveDraft({ ...sentOf(await send({ ...draft, cancels: 'sent', matricula })), taken: true })
  const { path, user } = openAt('/vagas/recibo')
  await user.click(await screen.findByRole('button', { name: 'Pedir para outro estudante' }))
  await waitFor(() => expect(path()).toBe('/vagas/estudante'))
  expect(flowState().draft?.sibling).toBe(0)
})
