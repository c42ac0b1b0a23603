// A network of many schools: a search by name on the page of the offer, which loses no wish.
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { erase, flowState, saveDraft } from '@/screens/matricula/flow/store'
import { withChoices } from '@/screens/matricula/flow/changes'
import { openAt } from '../../../render'
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
