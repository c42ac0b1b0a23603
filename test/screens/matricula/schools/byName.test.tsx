// A network of many schools: a search by name on the page of the offer, which loses no wish.
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { erase, flowState, saveDraft } from '@/screens/matricula/flow/store'
import { withChoices } from '@/screens/matricula/flow/changes'
import { openAt } from '../../../support/render'
import { onReview } from '../family'

beforeEach(() => {
  erase(null)
})

/** The page of an offer of `n` schools; the seventh is "EMEF João XXIII". */
async function schools(n: number) {
  const draft = await onReview()
  const [row] = draft.oferta
  if (!row) throw new Error('no school')
  const oferta = Array.from({ length: n }, (_, i) => ({
    ...row,
    unidadeId: i + 1,
    nomeEscola: i === 6 ? 'EMEF João XXIII' : `Escola ${i + 1}`,
  }))
  saveDraft(withChoices({ ...draft, oferta }, oferta.slice(0, 1)))
  const opened = openAt('/vagas/escola')
  await screen.findByRole('heading', { level: 2, name: `${n} escolas nesse turno` })
  return opened
}
const search = () => screen.getByRole('searchbox', { name: 'Procurar escola pelo nome' })
const offered = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('twelve schools need no search by name', async () => {
  await schools(12)
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('a school is found by its folded name, said aloud, and chosen by key; what was chosen stays', async () => {
  const { user } = await schools(13)
  await user.type(search(), 'JOAO')
  expect(offered()).toEqual(['EMEF João XXIII'])
  await waitFor(() => expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('1 escola nesse turno'))
  expect(screen.getByRole('button', { name: /^Tirar Escola 1,/ })).toBeVisible()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toHaveAccessibleName(/^Escolher EMEF João XXIII/)
  await user.keyboard('{Enter}')
  expect(flowState().draft?.escolhas.map(({ unidadeId }) => unidadeId)).toEqual([1, 7])
})

test('a name that no school has says so, and one press shows all schools again', async () => {
  const { user } = await schools(13)
  await user.type(search(), 'Tiradentes')
  expect(await screen.findByText('Nenhuma escola com esses filtros.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  expect(offered()).toHaveLength(13)
  expect(search()).toHaveValue('')
  expect(document.activeElement).toHaveTextContent('13 escolas nesse turno')
})

test('a shorter offer, whose page has no search, is not narrowed by what was typed', async () => {
  const { user } = await schools(13)
  await user.type(search(), 'João')
  const { draft } = flowState()
  if (!draft) throw new Error('no draft')
  act(() => saveDraft({ ...draft, oferta: draft.oferta.slice(0, 6) }))
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(offered()).toHaveLength(6)
})

test('two schools of one name are told apart by their district, where they are chosen, compared and reviewed', async () => {
  const draft = await onReview()
  const [row] = draft.oferta
  if (!row) throw new Error('no school')
  const called = (unidadeId: number, nomeEscola: string, bairro: string) => ({ ...row, unidadeId, nomeEscola, bairro })
  const oferta = [called(1, 'EMEF A', 'Centro'), called(2, 'EMEF A', 'Lapa'), called(3, 'EMEF B', 'Lapa')]
  saveDraft(withChoices({ ...draft, oferta }, oferta.slice(1)))
  const { router, user } = openAt('/vagas/escola')
  const { turno } = row
  expect(await screen.findByRole('button', { name: `Escolher EMEF A (Centro), ${turno}` })).toBeVisible()
  expect(screen.getAllByRole('button', { name: `Tirar EMEF A (Lapa), ${turno}` })).not.toHaveLength(0)
  expect(screen.getAllByRole('button', { name: `Tirar EMEF B, ${turno}` })).not.toHaveLength(0)
  await user.click(screen.getByText(/^Comparar/))
  expect(screen.getAllByRole('option', { name: `EMEF A (Centro), ${turno}` })).not.toHaveLength(0)
  await router.navigate('/vagas/revisao')
  expect(await screen.findByText(`EMEF A (Lapa), ${turno}`)).toBeVisible()
})
