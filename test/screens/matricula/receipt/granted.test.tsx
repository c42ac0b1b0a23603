// The school of a receipt is the one that the service granted: on the screen, on paper, in the picture, shared and in the calendar.
import { screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Reserva, z } from '@/contract'
import { loadMessages, t } from '@/i18n'
import { formatsFor } from '@/i18n/format'
import { calendarText } from '@/screens/shared/time/calendar'
import { firstAggregate, newDraft, type Draft } from '@/screens/matricula/flow/draft'
import { grantOf } from '@/screens/matricula/receipt/granted'
import { deadlineEvent, factsOf, shareText } from '@/screens/matricula/receipt/receipt'
import { pictureLines } from '@/screens/matricula/receipt/receiptPicture'
import { pass, withCadastro, withChoices, withLogin } from '@/screens/matricula/flow/changes'
import { identify, offer, send, verify } from '@/screens/matricula/flow/send'
import { erase, saveDraft } from '@/screens/matricula/flow/store'
import { families } from '@/mock/seed/children'
import { guardian, home } from '../../../support/family'
import { openAt } from '../../../support/render'
import { begun, known, sentOf } from '../family'

beforeEach(() => {
  erase(null)
})
beforeAll(() => loadMessages('matricula'))

const words = { t, format: formatsFor('pt-BR') }
// names of which none is a part of another
const names = ['Escola Ararigboia', 'Escola Bartira', 'Escola Caramuru', 'Escola Diadorim', 'Escola Esmeralda']
const shifts = ['Manhã', 'Tarde']
const row = (id: number, turno: string) =>
  z.parse(Reserva, {
    unidadeId: id,
    nomeEscola: names[id - 1] ?? '',
    turno,
    serie: { id: 21, descricao: 'Pré-escola II' },
    vagas: 10,
    reservas: 4,
  })

interface Case {
  wishes: { id: number; turno: string }[]
  granted: number
  state: string
  way: 'cadastrar' | 'transferir' | 'consultar'
  sentOnly: boolean
}
const cases: fc.Arbitrary<Case> = fc.record({
  wishes: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 5 }), turno: fc.constantFrom(...shifts) }), {
    selector: ({ id, turno }) => `${id} ${turno}`,
    minLength: 1,
    maxLength: 3,
  }),
  // 0: none is; any school of the network, asked for or not
  granted: fc.integer({ min: 0, max: 5 }),
  state: fc.constantFrom('reservada', 'convocada', 'confirmada', 'emAnalise', 'listaDeEspera', 'emDiligencia'),
  way: fc.constantFrom('cadastrar', 'transferir', 'consultar'),
  sentOnly: fc.boolean(),
})

function draftOf({ granted, sentOnly, state, way, wishes }: Case): Draft {
  const blank = firstAggregate()
  const rows = wishes.map(({ id, turno }) => row(id, turno))
  const sentBy = way === 'consultar' ? 'open' : 'sent'
  return {
    ...newDraft(way),
    phase: sentBy,
    escolhas: rows,
    matricula: {
      ...blank,
      processamento: state,
      protocolo: 'VS-7K4M-2Q9T',
      prazo: '2026-11-27T17:00:00-03:00',
      reservas: sentOnly && sentBy === 'sent' ? [] : rows,
      cadastro: {
        ...blank.cadastro,
        turno: wishes[0]?.turno ?? '',
        // what the family asked for first: never what is shown for granted
        unidadeId: wishes[0]?.id ?? 0,
        unidadeEnsino: { id: granted, nome: granted === 0 ? '' : (names[granted - 1] ?? '') },
      },
      transferencia: { ...blank.transferencia, nomeEscola: 'Escola de Hoje' },
    },
  }
}
const named = (text: string) => names.filter((name) => text.includes(name))

test('whatever is granted, everything that leaves the screen names that school and no other', () => {
  fc.assert(
    fc.property(cases, (one) => {
      const draft = draftOf(one)
      const name = names[one.granted - 1]
      const only = one.wishes.length === 1 && ['reservada', 'convocada', 'confirmada'].includes(one.state)
      const school = name ?? (only ? names[(one.wishes[0]?.id ?? 0) - 1] : undefined)
      const expected = school ? [school] : []
      expect(named(shareText(draft, words))).toEqual(expected)
      const calendar = calendarText([deadlineEvent(draft, words)], 'America/Sao_Paulo', 0).replace(/\r\n /g, '')
      expect(named(calendar)).toEqual(expected)
      const facts = factsOf(draft, words)
      const of = (term: string) => facts.find((fact) => fact.term === term)?.lines ?? []
      expect(of('Escola')).toEqual(expected)
      // the other wishes stand apart, each once, and never the granted one again
      const others = named([...of('Você também pediu'), ...of('Escola pedida'), ...of('Escolas pedidas')].join('\n'))
      const wished = [...new Set(one.wishes.map(({ id }) => names[id - 1] ?? ''))]
      const { granted, wishes } = grantOf(draft)
      expect(new Set(others)).toEqual(new Set(wishes.map(({ escola }) => escola)))
      if (!granted) expect(new Set(others)).toEqual(new Set(wished))
      else if (granted.turno === '') expect(others).not.toContain(granted.escola)
      expect(facts.some(({ lines }) => lines.includes('A escola vai avisar qual.'))).toBe(
        !school && ['reservada', 'convocada', 'confirmada'].includes(one.state),
      )
      // the picture is made of the same facts
      const picture = pictureLines({
        ...{ brand: '', title: '', label: '', protocol: '', state: '', next: '', read: '', where: '', address: '' },
        ...{ facts, documents: null, help: { title: '', lines: [] } },
      })
      for (const line of facts.flatMap(({ lines }) => lines)) expect(picture.map(({ text }) => text)).toContain(line)
    }),
    { numRuns: 100 },
  )
})

test('the unmet wishes are told as the choices that they were', () => {
  const asked = (granted: number, ...ids: number[]) => {
    const wishes = ids.map((id) => ({ id, turno: 'Manhã' }))
    const draft = draftOf({ wishes, granted, state: 'reservada', way: 'cadastrar', sentOnly: false })
    return factsOf(draft, words).find(({ term }) => term === 'Você também pediu')?.lines
  }
  const [one, two, three] = names.map((name) => `${name} (Manhã)`)
  expect(asked(1, 1, 2, 3)).toEqual([`2ª escolha: ${two ?? ''}`, `3ª escolha: ${three ?? ''}`])
  expect(asked(2, 1, 2, 3)).toEqual([`1ª escolha: ${one ?? ''}`, `3ª escolha: ${three ?? ''}`])
  expect(asked(2, 1, 2)).toEqual([`1ª escolha: ${one ?? ''}`])
  // the granted one is none of them: nobody knows which choice it was
  expect(asked(3, 1, 2)).toEqual([one, two])
})

test('the shift is the granted one; of several asked for at that school none is guessed', () => {
  const at = (wishes: Case['wishes'], turno: string) => {
    const draft = draftOf({ wishes, granted: 2, state: 'reservada', way: 'cadastrar', sentOnly: false })
    const { cadastro } = draft.matricula
    return grantOf({ ...draft, matricula: { ...draft.matricula, cadastro: { ...cadastro, turno } } }).granted?.turno
  }
  expect(
    at(
      [
        { id: 1, turno: 'Manhã' },
        { id: 2, turno: 'Tarde' },
      ],
      'Manhã',
    ),
  ).toBe('Tarde')
  expect(
    at(
      [
        { id: 2, turno: 'Manhã' },
        { id: 2, turno: 'Tarde' },
      ],
      'Tarde',
    ),
  ).toBe('Tarde')
  expect(
    at(
      [
        { id: 2, turno: 'Manhã' },
        { id: 2, turno: 'Tarde' },
      ],
      'Integral',
    ),
  ).toBe('')
})

test('the granted school in another shift stays a wish of its own', () => {
  const wishes = ['Tarde', 'Manhã'].map((turno) => ({ id: 2, turno }))
  const draft = draftOf({ wishes, granted: 2, state: 'reservada', way: 'cadastrar', sentOnly: false })
  expect(grantOf(draft).wishes.map(({ choice, turno }) => [choice, turno])).toEqual([[2, 'Manhã']])
})

/** A child of seven, new to the network, whose first school is full and whose second is not. */
async function withFullFirst(): Promise<Draft> {
  let d = withLogin(begun(), { nomeAluno: 'Rita Moreira Lima', dataNasc: '2019-05-05' })
  d = pass(await identify(d, 'cpf'), 'novo')
  d = await offer(withCadastro(d, { serieId: 32, descricaoSerie: '2º ano', turno: '' }), 'turno')
  const full = d.oferta.find(({ vagas, reservas }) => vagas - reservas <= 0)
  const free = d.oferta.find(({ nomeEscola, vagas, reservas }) => vagas > reservas && nomeEscola !== full?.nomeEscola)
  if (!full || !free) throw new Error('the seed has a full and a free school for this series')
  return withChoices(withCadastro({ ...d, escolhas: [full, free] }, { ...guardian, ...home }), [full, free])
}

test('the second wish is granted by the service: the receipt names it, the first stands apart', async () => {
  const draft = await withFullFirst()
  const [full, free] = draft.escolhas.map(({ nomeEscola }) => nomeEscola)
  const outcome = await send(draft)
  sentOf(outcome)
  saveDraft(outcome.draft)
  openAt('/vagas/recibo')
  const value = (term: string) => screen.getByText(term).parentElement
  await screen.findByRole('heading', { level: 1, name: 'Pedido enviado' })
  expect(value('Escola')).toHaveTextContent(free ?? '-')
  expect(value('Escola')).not.toHaveTextContent(full ?? '-')
  expect(value('Você também pediu')).toHaveTextContent(full ?? '-')
  expect(within(screen.getByRole('main')).getAllByText(new RegExp(free ?? '-'))).toHaveLength(1)
})

test('the receipt of a cancellation names the place that was given up, and no wish as still asked for', async () => {
  const { draft } = await send(await withFullFirst())
  const [full, free] = draft.matricula.reservas.map(({ nomeEscola }) => nomeEscola)
  const cancelamento = { ...draft.matricula.cancelamento, protocolo: draft.matricula.protocolo }
  const asked: Draft = { ...draft, cancels: 'sent', matricula: { ...draft.matricula, cancelamento } }
  const ended = await send(asked)
  // found again after a lost answer it names the same
  for (const after of [ended.draft, await verify({ ...asked, phase: 'sending' })]) {
    expect(after.matricula).toMatchObject({ processamento: 'cancelada', cadastro: { unidadeEnsino: { id: 0 } } })
    const facts = new Map(factsOf(after, words).map(({ lines, term }) => [term, lines.join()]))
    expect(facts.get('Escola')).toBe(free)
    expect([...facts.values()].join()).not.toContain(full)
    expect(shareText(after, words)).toContain(free)
    expect(shareText(after, words)).not.toContain(full)
  }
})

test('each unmet wish stands with its own place in the queue; where only one is told, it is that of the first', async () => {
  const caio = await known('consultar', families.caio)
  const wished = (draft: Draft) => factsOf(draft, words).find(({ term }) => term === 'Escola pedida')?.lines
  expect(wished(caio)).toEqual([
    '1ª escolha: EMEF Monteiro Lobato (Manhã) – 6º da lista',
    expect.stringMatching(/^2ª escolha: .* – \dº da lista$/),
  ])
  const reservas = caio.matricula.reservas.map((row) => ({ ...row, posicao: null }))
  expect(wished({ ...caio, matricula: { ...caio.matricula, reservas } })).toEqual([
    '1ª escolha: EMEF Monteiro Lobato (Manhã) – 6º da lista',
    '2ª escolha: EMEF Monteiro Lobato (Tarde)',
  ])
})

test('where the wishes tell their own places in the queue, that of the whole request is none of them', () => {
  const waiting = (...places: (number | null)[]) => {
    const draft = newDraft('consultar')
    const reservas = places.map((posicao, i) => ({ ...row(i + 1, 'Manhã'), posicao }))
    const matricula = { ...draft.matricula, processamento: 'listaDeEspera', posicao: 9, reservas }
    return grantOf({ ...draft, matricula }).wishes.map(({ posicao }) => posicao)
  }
  expect(waiting(3, 5)).toEqual([3, 5])
  expect(waiting(null, 5)).toEqual([null, 5])
  expect(waiting(null, null)).toEqual([9, null])
})

test('a wish alone is no choice of several; before anything was sent nothing was wished for', () => {
  const choices = (draft: Draft) => grantOf(draft).wishes.map(({ choice }) => choice)
  const draft = newDraft('cadastrar')
  const answered = (...reservas: Reserva[]): Draft => ({ ...draft, matricula: { ...draft.matricula, reservas } })
  expect(choices(answered(row(1, 'Manhã')))).toEqual([null])
  expect(choices(answered(row(1, 'Manhã'), row(2, 'Manhã')))).toEqual([1, 2])
  const chosen = { ...draft, escolhas: [row(1, 'Manhã'), row(2, 'Manhã')] }
  expect(choices(chosen)).toEqual([])
  expect(choices({ ...chosen, phase: 'sending' })).toEqual([1, 2])
})

test('a renewal that was sent is at the school of the child, an older request at its own; before that nothing is granted', () => {
  const asked = newDraft('confirmar')
  const confirmacao = { ...asked.matricula.confirmacao, nomeEscola: 'Escola Bartira', novoTurno: 'Tarde' }
  const draft = { ...asked, matricula: { ...asked.matricula, confirmacao } }
  expect(grantOf({ ...draft, phase: 'sent' }).granted).toMatchObject({ escola: 'Escola Bartira', turno: 'Tarde' })
  expect(grantOf(draft).granted).toBeNull()
  const older = { ...draft.matricula, processamento: 'reservada', reservas: [row(3, 'Manhã')] }
  expect(grantOf({ ...draft, phase: 'sent', matricula: older }).granted).toMatchObject({ escola: 'Escola Caramuru' })
})
