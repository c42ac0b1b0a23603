// The schools: which are shown and in which order, how many can be wished for, how wishes change places; and what is said
// about where the answers are kept.
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Reserva } from '@/contract'
import { families } from '@/mock/seed/children'
import { freePlaces } from '@/domain/places'
import { pass, withCadastro, withChoices, withOffer } from '@/screens/matricula/flow/changes'
import type { Draft } from '@/screens/matricula/flow/draft'
import { noFilters, visible } from '@/screens/matricula/schools/SchoolFilters'
import { offer, send } from '@/screens/matricula/flow/send'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../../support/render'
import { begun, known, onReview } from '../family'

beforeEach(() => {
  erase(null)
})

const row = (unidadeId: number, bairro: string, turno: string, vagas: number, reservas: number) =>
  ({ unidadeId, bairro, turno, vagas, reservas, nomeEscola: `Escola ${unidadeId}` }) as Reserva
const oferta = [
  row(1, 'Centro', 'Manhã', 10, 10),
  row(2, 'Centro', 'Tarde', 10, 3),
  row(3, 'São José', 'Manhã', 5, 0),
  row(4, 'Centro', 'Manhã', 2, 9),
]
const ids = (rows: Reserva[]) => rows.map(({ unidadeId }) => unidadeId)

describe('the list', () => {
  test('the own district first, whatever its accents; among equals those with places; else as the service sent it', () => {
    expect(ids(visible(oferta, noFilters, { home: '', sibling: 0 }))).toEqual([2, 3, 1, 4])
    expect(ids(visible(oferta, noFilters, { home: 'sao jose', sibling: 0 }))).toEqual([3, 2, 1, 4])
    expect(ids(visible(oferta, noFilters, { home: 'Centro', sibling: 0 }))).toEqual([2, 1, 4, 3])
  })
  test('only a district, only a shift, only with places, and all of it', () => {
    expect(ids(visible(oferta, { ...noFilters, bairro: 'Centro' }, { home: '', sibling: 0 }))).toEqual([2, 1, 4])
    expect(ids(visible(oferta, { ...noFilters, turno: 'Manhã' }, { home: '', sibling: 0 }))).toEqual([3, 1, 4])
    expect(ids(visible(oferta, { ...noFilters, onlyFree: true }, { home: '', sibling: 0 }))).toEqual([2, 3])
    expect(
      ids(
        visible(oferta, { ...noFilters, bairro: 'Centro', turno: 'Manhã', onlyFree: true }, { home: '', sibling: 0 }),
      ),
    ).toEqual([])
  })
  test('more requests than places is no place, never less', () => {
    expect(oferta.map(freePlaces)).toEqual([0, 7, 5, 0])
  })
})

test('a school without a shift is named alone, on its page and on the review', async () => {
  const d = await onReview()
  const escolhas = d.escolhas.map((one) => ({ ...one, nomeEscola: 'EMEF Tiradentes', turno: '' }))
  saveDraft({ ...d, escolhas, oferta: escolhas })
  const { router } = openAt('/vagas/escola')
  expect((await screen.findAllByRole('button', { name: 'Tirar EMEF Tiradentes' })).length).toBeGreaterThan(0)
  await router.navigate('/vagas/revisao')
  expect(await screen.findByText('EMEF Tiradentes')).toBeVisible()
})

test('a family is told when no school of the offer is in its district', async () => {
  const d = await onReview()
  const { matricula } = d
  const living = (bairro: string) => ({
    ...d,
    matricula: { ...matricula, cadastro: { ...matricula.cadastro, bairro } },
  })
  saveDraft(living('Praia Grande'))
  openAt('/vagas/escola')
  expect(await screen.findByText('Não achamos o bairro “Praia Grande” entre os destas escolas.')).toBeVisible()
  cleanup()
  saveDraft(living(d.oferta[0]?.bairro.toUpperCase() ?? ''))
  openAt('/vagas/escola')
  await screen.findByText('Comparar duas escolas')
  expect(screen.queryByText(/^Não achamos/)).toBeNull()
})

test('places that the service does not tell are not none', async () => {
  const d = await onReview()
  const [told, ...others] = d.oferta
  if (!told) throw new Error('Nothing is offered')
  saveDraft(withChoices({ ...d, oferta: [told, ...others.map((one) => ({ ...one, vagas: 0, reservas: 0 }))] }, []))
  openAt('/vagas/escola')
  expect(await screen.findAllByText('A escola não informou as vagas.')).toHaveLength(others.length)
  expect(screen.queryByText('Sem vagas agora')).toBeNull()
})

test('an offer of all series and shifts is shown as far as it was asked for', async () => {
  const d = await onReview()
  const [one] = d.oferta
  if (!one) throw new Error('Nothing is offered')
  const all = [one, { ...one, turno: 'Noite' }, { ...one, serie: { ...one.serie, id: 99 } }]
  expect(withOffer(d, all, 0).oferta).toEqual([one])
  const inOtherWords = all.map((row) => ({ ...row, turno: `${row.turno} *`, serie: { ...row.serie, id: 7 } }))
  expect(withOffer(d, inOtherWords, 0).oferta).toHaveLength(2)
})

test('two schools side by side: the same facts of both, another one for either, and a wish from there', async () => {
  const d = await onReview()
  saveDraft(withChoices(d, []))
  const { user } = openAt('/vagas/escola')
  await user.click(await screen.findByText('Comparar duas escolas'))
  const table = await screen.findByRole('table', { name: 'Duas escolas lado a lado' })
  const heads = () =>
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent)
  const [first, second, third] = visible(d.oferta, noFilters, { home: d.matricula.cadastro.bairro, sibling: 0 })
  if (!first || !second || !third) throw new Error('three schools are needed')
  expect(heads()).toEqual([first.nomeEscola, second.nomeEscola])
  const cells = (fact: string) => {
    const body = within(table).getByText(fact).closest('tbody') as HTMLElement
    return within(body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  }
  expect(cells('Bairro')).toEqual([first.bairro, second.bairro])
  expect(cells('Vagas').map((text) => parseInt(text))).toEqual([freePlaces(first), freePlaces(second)])
  await user.selectOptions(screen.getByLabelText('Primeira escola'), `${third.nomeEscola}, ${third.turno}`)
  expect(heads()).toEqual([third.nomeEscola, second.nomeEscola])
  // a school is never beside itself
  expect(within(screen.getByLabelText('Segunda escola')).queryByText(`${third.nomeEscola}, ${third.turno}`)).toBeNull()
  await user.click(within(table).getByRole('button', { name: new RegExp(`^Escolher ${third.nomeEscola}`) }))
  expect(flowState().draft?.escolhas.map(({ unidadeId }) => unidadeId)).toEqual([third.unidadeId])
})

test('at most so many wishes as the network allows; they change places by buttons, and travel in that order', async () => {
  const d = await onReview()
  const rows = [...new Set(d.oferta)].slice(0, 3)
  expect(rows).toHaveLength(3)
  saveDraft(withChoices(withOffer(d, d.oferta, Date.now()), []))
  const { user } = openAt('/vagas/escola', { config: { enrollment: { maxIntentions: 2 } } })
  await screen.findByRole('heading', { level: 1, name: 'Quais escolas você quer?' })
  expect(screen.getByText(/^Atualizado hoje às \d\dh\d\d$/)).toBeVisible()
  for (let i = 0; i < 2; i++) {
    const [add] = screen.getAllByRole('button', { name: /^Escolher / })
    if (add) await user.click(add)
  }
  const [third] = screen.getAllByRole('button', { name: /^Escolher / })
  expect(third).toHaveAttribute('aria-disabled', 'true')
  expect(third).toHaveAccessibleDescription('Você já escolheu 2. Tire uma para trocar.')
  if (third) await user.click(third)
  const before = flowState().draft?.escolhas ?? []
  expect(before).toHaveLength(2)
  const wishes = within(screen.getByRole('region', { name: 'Suas escolhas' }))
  await user.click(wishes.getByRole('button', { name: /^Subir / }))
  const after = flowState().draft
  expect(after?.escolhas).toEqual([before[1], before[0]])
  expect(after?.matricula.cadastro.unidadeId).toBe(before[1]?.unidadeId)
  // the focus stays with the school that moved, which can only go down now
  expect(document.activeElement).toHaveAccessibleName(new RegExp(`^Descer ${before[1]?.nomeEscola ?? ''}`))
})

/** João Pedro's transfer with the offer of a shift. */
async function moving(turno: string): Promise<Draft> {
  const d = await known('transferir', families.joaoPedro)
  const { serieSeguinte } = d.matricula.transferencia
  const asked = withCadastro(d, { turno, serieId: serieSeguinte.id, descricaoSerie: serieSeguinte.descricao })
  const { transferencia } = asked.matricula
  return offer(
    { ...asked, matricula: { ...asked.matricula, transferencia: { ...transferencia, novoTurno: turno } } },
    'turno',
  )
}
const today = (d: Draft) =>
  d.oferta.filter(({ nomeEscola }) => nomeEscola === d.matricula.transferencia.nomeEscola).slice(0, 1)

describe('a transfer', () => {
  test('the school of today is marked, and cannot be wished for in the shift of today', async () => {
    const d = await moving('Manhã')
    const escola = d.matricula.transferencia.nomeEscola
    expect(d.matricula.transferencia.turnoAtual).toBe('Manhã')
    saveDraft(d)
    const { user } = openAt('/vagas/escola')
    const add = await screen.findByRole('button', { name: `Escolher ${escola}, Manhã` })
    expect(add).toHaveAccessibleDescription('O estudante já estuda nesta escola e neste turno.')
    expect(screen.getAllByText('Escola de hoje')).toHaveLength(1)
    await user.click(add)
    expect(flowState().draft?.escolhas).toEqual([])
  })
  test('in another shift it is marked and may be wished for', async () => {
    const d = await moving('Tarde')
    const escola = d.matricula.transferencia.nomeEscola
    saveDraft(d)
    const { user } = openAt('/vagas/escola')
    await user.click(await screen.findByRole('button', { name: `Escolher ${escola}, Tarde` }))
    expect(screen.getAllByText('Escola de hoje')).toHaveLength(1)
    expect(flowState().draft?.escolhas).toHaveLength(1)
  })
  test('sent all the same, the no stands on the list of schools', async () => {
    const d = await moving('Manhã')
    const outcome = await send(pass(withChoices(d, today(d)), 'escola'))
    expect(outcome).toMatchObject({ kind: 'refused', to: 'escola' })
    expect(outcome.draft.passed).not.toContain('escola')
  })
})

test('who chooses by key stays on the button: it takes the school out again', async () => {
  saveDraft(withChoices(await onReview(), []))
  const { user } = openAt('/vagas/escola')
  const [add] = await screen.findAllByRole('button', { name: /^Escolher / })
  add?.focus()
  await user.keyboard('{Enter}')
  const name = flowState().draft?.escolhas[0]?.nomeEscola ?? ''
  expect(document.activeElement).toHaveAccessibleName(new RegExp(`^Tirar ${name}`))
  await user.keyboard('{Enter}')
  expect(flowState().draft?.escolhas).toEqual([])
  expect(document.activeElement).toHaveAccessibleName(new RegExp(`^Escolher ${name}`))
})

test('where the answers are is said on every page', async () => {
  saveDraft(begun())
  const { user } = openAt('/vagas/cpf')
  expect(await screen.findByText(/^Salvo nesta aba às \d\dh\d\d\.$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continuar depois neste aparelho' }))
  expect(await screen.findByText('Salvo por 7 dias.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Apagar' }))
  const asked = await screen.findByRole('dialog', { name: 'Apagar o que você digitou?' })
  await user.click(within(asked).getByRole('button', { name: 'Apagar' }))
  expect(await screen.findByText('Pronto: os dados foram apagados deste aparelho.')).toBeVisible()
  expect(flowState().draft).toBeNull()
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('Davi')
})

test('of all shifts the schools are counted, not their rows; places that were seen on another day say so', async () => {
  const d = withCadastro(await onReview(), { turno: '' })
  const twice = d.oferta.flatMap((one) => [one, { ...one, turno: 'Noite' }])
  const seen = { ...d, oferta: twice, passed: [...d.passed, 'turno' as const, 'escola' as const] }
  saveDraft({ ...seen, offerAt: Date.parse('2026-01-05T14:32:00-03:00') })
  openAt('/vagas/escola')
  const n = new Set(twice.map(({ unidadeId }) => unidadeId)).size
  expect(await screen.findByRole('heading', { level: 2, name: `${n} escolas` })).toBeVisible()
  expect(screen.getByText(/^Atualizado em 05\/01\/2026 às 14h32$/)).toBeVisible()
})

test('a row that the service tells twice is one school to choose; schools without a number stay apart', async () => {
  const d = await onReview()
  const [row] = d.oferta
  if (!row) throw new Error('no offer')
  const nameless = { ...row, unidadeId: 0 }
  const told = [row, { ...row }, { ...row, turno: 'Noite' }, nameless, { ...nameless, nomeEscola: 'Outra' }, row]
  const anyShift = withCadastro(d, { turno: '' })
  expect(withOffer(anyShift, told, 0).oferta).toEqual([told[0], told[2], told[3], told[4]])
})
