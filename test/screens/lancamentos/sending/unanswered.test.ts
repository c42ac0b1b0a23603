// What a sending concludes from the outcome of each call, and from calls that outlive another sending.
import { expect, test, vi } from 'vitest'
import { ApiError, type Outcome } from '@/api'
import type { AproveitamentoAluno } from '@/contract'
import { withChanges } from '@/domain/lancamento'
import { createBook } from '@/screens/lancamentos/book/book'
import { stateOf } from '@/screens/lancamentos/book/line'
import { createGradeSender } from '@/screens/lancamentos/sending/send'
import { readLines } from '@/screens/lancamentos/sending/transport'

const chave = 'n1'
const student = (id: number): AproveitamentoAluno => ({
  id,
  nome: `Aluno ${id}`,
  ativo: true,
  motivoInatividade: '',
  grupos: [
    {
      nome: '1º bimestre',
      avaliacoes: [
        { avaliacaoId: 1, nome: 'Prova', nomeResumido: 'P', peso: 1, valor: null, fechada: false, publicada: false },
      ],
    },
  ],
  mediaFinal: null,
  mediaParcial: null,
  faltas: 0,
  notasComplementares: [],
})
const failed = (kind: 'uncertain' | 'busy' | 'refused', why: ApiError['kind'], status = 0): Outcome<unknown> => ({
  kind,
  error: new ApiError(why, { operation: 'AproveitamentoAluno', status }),
})
const accepted: Outcome<unknown> = { kind: 'accepted', reply: undefined }

/** A class of so many students, and a service that answers each call so. */
function open(students: number, outcome: () => Outcome<unknown>) {
  const records = Array.from({ length: students }, (_, i) => student(i + 1))
  const book = createBook(7, { scaleMax: null, decimals: 1 }, ',')
  book.merge(records, null)
  /** Ends each wait before a look, in the order in which they began. */
  const waits: (() => void)[] = []
  const sending = createGradeSender(book, {
    readPage: () => Promise.resolve({ itens: records, lost: 0 }),
    tokens: () => [null],
    write: () => Promise.resolve(outcome()),
    earlier: () => Promise.resolve(),
    keepAsUnsent: () => undefined,
    wait: () => new Promise<void>((over) => waits.push(over)),
    random: () => 0.5,
    note: () => undefined,
  })
  for (const { id } of records) {
    book.type(id, chave, '7')
    book.leave(id, chave)
  }
  return { book, sending, waits, records }
}

test.each([
  ['two calls in a row without an answer end nothing', 2, null],
  ['three calls in a row without an answer: the network is taken for gone', 3, 'offline'],
] as const)('%s', async (_, students, kind) => {
  const { sending } = open(students, () => failed('uncertain', 'offline'))
  await sending.send()
  expect(sending.progress().error?.kind ?? null).toBe(kind)
})

test('a service that faults has answered: the network is not taken for gone', async () => {
  const { sending } = open(6, () => failed('uncertain', 'fault', 500))
  await sending.send()
  expect(sending.progress().error).toBeNull()
})

test('a figure counts as too high where the service refused it, not where it was busy', async () => {
  const busy = open(1, () => failed('busy', 'busy', 503))
  await busy.sending.send()
  expect(busy.book.parse('7').above).toBeNull()
  const refused = open(1, () => failed('refused', 'refused', 400))
  await refused.sending.send()
  expect(refused.book.parse('7').above).toMatchObject({ why: 'refused', max: 7 })
})

test('looking for a former sending in vain says nothing of one that is on its way since', async () => {
  const { book, sending, waits, records } = open(1, () => accepted)
  const state = () => stateOf(book.line(1))
  await sending.send()
  await sending.send([1])
  expect(waits).toHaveLength(2)
  const [ofFirst, ofSecond] = waits.splice(0)
  ofFirst?.()
  for (let look = 1; look < 3; look += 1) {
    await vi.waitFor(() => expect(waits).toHaveLength(1))
    waits.splice(0)[0]?.()
  }
  await new Promise((done) => setTimeout(done))
  expect(state()).toBe('received')
  records[0] = withChanges(student(1), new Map([[chave, { bases: [null], valor: 7 }]]))
  ofSecond?.()
  await vi.waitFor(() => expect(state()).toBe('confirmed'))
})

test('a page that was asked for before a grade was confirmed, and comes after it, takes nothing back', async () => {
  const { book, sending, waits, records } = open(1, () => accepted)
  const since = performance.now()
  await sending.send()
  records[0] = withChanges(student(1), new Map([[chave, { bases: [null], valor: 7 }]]))
  waits[0]?.()
  await vi.waitFor(() => expect(stateOf(book.line(1))).toBe('confirmed'))
  book.merge([student(1)], null, since)
  expect(book.text(1, chave)).toBe('7,0')
  // asked for later, it is what the school has now
  book.merge([student(1)], null, performance.now() + 1)
  expect(book.text(1, chave)).toBe('')
})

test('what is asked for while a sending is being stopped is not sent with it, nor by going on', async () => {
  const calls: number[] = []
  const opened = open(2, () => {
    calls.push(calls.length)
    sending.stop()
    void sending.send([2])
    return accepted
  })
  const { sending } = opened
  await sending.send([1])
  await sending.goOn()
  expect(calls).toHaveLength(1)
  expect(opened.book.ready()).toEqual([2])
})

test('a countdown that ends while a sending is under way begins no other one', async () => {
  const opened = open(2, () => {
    void sending.goOn()
    return accepted
  })
  const { sending } = opened
  await sending.send()
  expect(sending.progress()).toMatchObject({ total: 2, done: 2 })
})

test('a second sending counts its own students alone', async () => {
  const { sending } = open(3, () => accepted)
  await sending.send([1, 2])
  await sending.send([3])
  expect(sending.progress()).toMatchObject({ total: 1, done: 1 })
})

test('a student who stands on another page of the class by now is found there', async () => {
  const pages = new Map<string | null, AproveitamentoAluno[]>([
    [null, [student(1)]],
    ['b', [student(3)]],
    ['c', [student(2)]],
  ])
  const asked: (string | null)[] = []
  const readPage = (token: string | null) => {
    asked.push(token)
    return Promise.resolve({ itens: pages.get(token) ?? [], lost: 0 })
  }
  const transport = { readPage, tokens: () => [null, 'b', 'c', 'd'] }
  const { found } = await readLines({ get: () => undefined }, transport, [1, 2], new AbortController().signal)
  expect([...found.keys()]).toEqual([1, 2])
  expect(asked, 'no page twice, and none beyond').toEqual([null, 'b', 'c'])
})
