// The school of a sister or brother: shown where it is offered, and told of where it is not.
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Draft } from '@/screens/matricula/flow/draft'
import { erase, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../../render'
import { onReview } from '../family'

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
