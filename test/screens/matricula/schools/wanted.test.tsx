// The school picked before the flow began, and a list of schools that is empty.
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { families } from '@/mock/seed/children'
import { withCadastro, withChoices, withOffer } from '@/screens/matricula/flow/changes'
import type { Draft } from '@/screens/matricula/flow/draft'
import { offer } from '@/screens/matricula/flow/send'
import { erase, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../../support/render'
import { known, onReview } from '../family'

beforeEach(() => {
  erase(null)
})

async function schools(draft: Draft): Promise<HTMLElement> {
  cleanup()
  saveDraft(draft)
  openAt('/vagas/escola')
  return await screen.findByRole('region', { name: /^\d+ escola/ })
}
const without = 'A escola que você queria não tem essa série ou esse turno.'

test('where it is not offered, that is said', async () => {
  const draft = withChoices(await onReview(), [])
  expect(await schools({ ...draft, wanted: 987 })).toHaveTextContent(without)
  expect(await schools({ ...draft, wanted: draft.oferta[0]?.unidadeId ?? 0 })).not.toHaveTextContent(without)
  expect(await schools(draft)).not.toHaveTextContent(without)
})

test('in a transfer the own school becomes no wish in the shift of today', async () => {
  const draft = await known('transferir', families.joaoPedro)
  const { nomeEscola, serieSeguinte, turnoAtual } = draft.matricula.transferencia
  const asked = withCadastro(draft, { turno: '', serieId: serieSeguinte.id, descricaoSerie: serieSeguinte.descricao })
  const told = await offer(asked, 'turno')
  const own = told.oferta.find((row) => row.nomeEscola === nomeEscola && row.turno === turnoAtual)
  if (!own) throw new Error('the own school is not offered')
  const wanted = { ...told, wanted: own.unidadeId }
  expect(withOffer(wanted, [own], 1).escolhas).toEqual([])
  const other = { ...own, turno: 'Integral' }
  expect(withOffer(wanted, [own, other], 1).escolhas).toEqual([other])
})

test('an empty list says whom to ask, and speaks of the shift only where one was chosen', async () => {
  const draft = withChoices({ ...(await onReview()), oferta: [] }, [])
  const { cadastro } = draft.matricula
  const inShift = await schools(draft)
  expect(inShift).toHaveTextContent('Nenhuma escola tem essa série nesse turno.')
  expect(inShift).toHaveTextContent('secretaria')
  const inNone = await schools({ ...draft, matricula: { ...draft.matricula, cadastro: { ...cadastro, turno: '' } } })
  expect(inNone).toHaveTextContent('Nenhuma escola tem essa série.')
  expect(inNone).not.toHaveTextContent('Mude o turno')
  expect(inNone).toHaveTextContent('secretaria')
})
