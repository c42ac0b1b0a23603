// What a line keeps, counts and gives back, without a service and without a screen.
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ApiError } from '@/api'
import { type AproveitamentoAluno, type Nota, op } from '@/contract'
import { type Book, createBook } from '@/screens/lancamentos/book/book'
import { createKeeping } from '@/screens/lancamentos/book/keeping'
import {
  changesMean,
  errorOf,
  hasPending,
  nextCell,
  pending,
  type Refusal,
  refusalOf,
  stateOf,
} from '@/screens/lancamentos/book/line'
import { createHistory } from '@/screens/lancamentos/book/history'
import { cellOf, givenBack, judged, sent, stillSo, withCell } from '@/screens/lancamentos/book/lineSteps'
import { createScale } from '@/screens/lancamentos/book/scale'
import { check } from '@/screens/lancamentos/book/summary'
import { keptGrades } from '@/screens/shared/sent/keptGrades'
import { end, identify, start } from '@/session'

const chave = 'n1'
const student = (id: number, nota: Partial<Nota> = {}, ativo = true): AproveitamentoAluno => ({
  id,
  nome: `Aluno ${id}`,
  ativo,
  motivoInatividade: '',
  grupos: [
    {
      nome: '1º bimestre',
      avaliacoes: [
        {
          ...{ avaliacaoId: 1, nome: 'Prova', nomeResumido: 'P', peso: 1, valor: null },
          ...{ fechada: false, publicada: false, ...nota },
        },
      ],
    },
  ],
  mediaFinal: null,
  mediaParcial: null,
  faltas: 0,
  notasComplementares: [],
})
function bookOf(...records: AproveitamentoAluno[]): Book {
  const book = createBook(7, { scaleMax: 10, decimals: 1 }, ',')
  book.merge(records, null)
  return book
}
function type(book: Book, id: number, text: string): void {
  book.type(id, chave, text)
  book.leave(id, chave)
}

test('namesakes on different pages are told apart, and no longer once one of them is called otherwise', () => {
  const maria = (id: number) => ({ ...student(id), nome: 'Maria da Silva' })
  const book = bookOf(maria(1), student(2))
  const names = () => book.all().map(({ aluno }) => aluno)
  expect(names()).toEqual(['Maria da Silva', 'Aluno 2'])
  book.merge([maria(3), student(4)], 'b')
  expect(names()).toEqual(['Maria da Silva (#1)', 'Aluno 2', 'Maria da Silva (#3)', 'Aluno 4'])
  // read again before a sending, with another name
  book.set({ ...book.line(3), record: student(3) })
  book.merge([student(4)], 'b')
  expect(names()).toEqual(['Maria da Silva', 'Aluno 2', 'Aluno 3', 'Aluno 4'])
})

test('a page that comes looks at no name of the others', () => {
  let looked = 0
  const watched = (id: number) =>
    Object.defineProperty(student(id), 'nome', { get: () => ((looked += 1), `Aluno ${id}`), enumerable: true })
  const book = bookOf(...Array.from({ length: 50 }, (_, i) => watched(i)))
  looked = 0
  book.merge([student(100)], 'b')
  expect(looked).toBe(0)
})

test('a line with a conflict waits as a whole until the person has chosen', () => {
  const book = bookOf(student(1), student(2))
  for (const id of [1, 2]) type(book, id, '7')
  book.set({ ...book.line(1), conflicts: [{ chave, mine: 7, theirs: 5 }] })
  expect(book.ready()).toEqual([2])
  expect(book.summary()).toMatchObject({ ready: 1, conflicts: 1 })
})

test('Esc gives back the question about a grade that somebody else wrote, with what was typed', () => {
  const book = bookOf(student(1))
  type(book, 1, '7')
  const conflicts = [{ chave, mine: 7, theirs: 5 }]
  book.set({ ...book.line(1), conflicts })
  book.type(1, chave, '8')
  expect(book.line(1).conflicts).toEqual([])
  book.takeBack(1, chave)
  expect(book.line(1).conflicts).toEqual(conflicts)
  expect(book.text(1, chave)).toBe('7,0')
})

test('a figure typed anew frees its line from what was refused of it, whatever else is unsent there', () => {
  const book = bookOf(student(1))
  const both = new Map([chave, 'n2'].map((key) => [key, { bases: [null], valor: 7 }]))
  const no = new ApiError('refused', { operation: op.AproveitamentoAluno.name, status: 400 })
  const refused = givenBack(sent(book.line(1), both), no, book)
  expect(refused.refusals).toMatchObject([{ motivo: 'service' }])
  expect(refusalOf(refused, 'n3'), 'of a grade that was not sent nothing was refused').toBeUndefined()
  expect(hasPending(refused)).toBe(false)
  const edit = refused.edits.get(chave)
  const mended = withCell(refused, chave, { edit: edit && { ...edit, text: '8,0', valor: 8 }, becomes: undefined })
  expect(mended.refusals).toEqual([])
  expect(hasPending(mended)).toBe(true)
})

test('what is chosen otherwise for an evaluation while it waits for its turn does not go as it was before', () => {
  const { line } = bookOf(student(1, { valor: 7 }))
  const publishing = withCell(line(1), chave, { edit: undefined, becomes: 'publicada' })
  const wanted = pending(publishing)
  expect([...stillSo(publishing, wanted).keys()]).toEqual([chave])
  const closing = withCell(publishing, chave, { edit: undefined, becomes: 'fechada' })
  expect(stillSo(closing, wanted).size).toBe(0)
})

test('what an evaluation is to become, chosen while it is on its way, is not taken back with what was not sent', () => {
  const book = bookOf(student(1, { valor: 7 }))
  const away = sent(book.line(1), new Map([[chave, { bases: [7], becomes: 'publicada' }]]))
  const closing = withCell(away, chave, { edit: undefined, becomes: 'fechada' })
  expect(givenBack(closing, null, book).becomes.get(chave)).toBe('fechada')
  expect(givenBack(away, null, book).becomes.get(chave)).toBe('publicada')
})

test.each([
  ['another grade of the student is sent', student(1)],
  ['the student is no longer in the class', null],
])('what was not made public stays told where %s', (_, record) => {
  const told: Refusal = { motivo: 'becoming', chave: null, error: null, marks: new Map([['n2', 'publicada']]) }
  const line = { ...bookOf(student(1)).line(1), refusals: [told] }
  expect(judged(line, record, new Map([[chave, { bases: [null], valor: 7 }]])).line.refusals).toContainEqual(told)
})

test('an evaluation that the school has taken away is told as gone, not as closed', () => {
  const { line } = bookOf(student(1))
  const asked = new Map([[chave, { bases: [null], valor: 7 }]])
  const { refusals } = judged(line(1), { ...student(1), grupos: [] }, asked).line
  expect(refusals).toEqual([{ motivo: 'gone', chave, error: null }])
})

test('a step taken back leaves a cell that was changed otherwise since', () => {
  const book = bookOf(student(1), student(2))
  book.paste([1, 2].map((id) => ({ id, chave, valor: 7 })))
  const line = book.line(1)
  const { edit, becomes } = cellOf(line, chave)
  book.set(withCell(line, chave, { edit: edit && { ...edit, text: '5,0', valor: 5 }, becomes }))
  book.undo()
  expect([1, 2].map((id) => book.text(id, chave))).toEqual(['5,0', ''])
})

test('so many steps are remembered, the newest ones', () => {
  const history = createHistory()
  const none = { edit: undefined, becomes: undefined }
  for (let id = 0; id <= 500; id += 1)
    history.add([{ id, chave, before: none, after: { ...none, becomes: 'publicada' } }])
  const taken = Array.from({ length: 501 }, () => history.take(false)[0]?.id)
  expect([taken[0], taken[499], taken[500]]).toEqual([500, 1, undefined])
})

test('the lowest figure that the service refused is the one that is asked about', () => {
  const scale = createScale(null)
  scale.wasRefused([93])
  scale.wasRefused([97])
  expect(scale.above(94)).toEqual({ why: 'refused', max: 93 })
})

test('the next cell to correct is the next one below, and after the last one the first of the class', () => {
  const book = bookOf(student(1), student(2), student(3))
  for (const id of [1, 3]) type(book, id, 'x')
  const below = (id: number) => nextCell(book.written(), book.order, errorOf, id)?.id
  expect([0, 1, 2, 3].map(below)).toEqual([1, 3, 3, 1])
})

test('a student sees a figure that is there and public', () => {
  const public7 = { valor: 7, publicada: true }
  const book = bookOf(student(1, public7), student(2, { valor: 7 }), student(3, { publicada: true }))
  expect(check(book, chave).published.map(({ id }) => id)).toEqual([1])
})

test('the mean changes with a public grade that is typed over, or with one that becomes public, and with no other', () => {
  const book = bookOf(student(1, { valor: 7 }), student(2, { valor: 7, publicada: true }), student(3, { valor: 7 }))
  const changes = () => [1, 2, 3].map((id) => changesMean(book.line(id)))
  expect(changes()).toEqual([false, false, false])
  for (const id of [1, 2]) type(book, id, '8')
  book.set(withCell(book.line(3), chave, { edit: undefined, becomes: 'publicada' }))
  expect(changes()).toEqual([false, true, true])
})

test('who is not active any more does not count in the mean of a column', () => {
  const book = bookOf(student(1, { valor: 8 }), student(2, { valor: 2 }, false))
  expect(book.means.of(chave)).toBe(8)
})

describe('unsent grades that come back', () => {
  const person = (n: number) => identify({ sessionId: 'x', userName: `p${n}`, userId: String(n), perfis: [3] })
  beforeEach(() => start(person(1)))
  afterEach(() => {
    keptGrades.write(null, 7)
    end(null)
  })

  test('are none for a grade that was closed meanwhile, nor a mark that it has already', () => {
    const cells = [{ c: chave, t: '8', b: [null] }]
    const mark = [{ c: chave, b: [], m: 'publicada' as const }]
    const known = [1, 2, 3].map((id): [number, typeof cells | typeof mark] => [id, id === 1 ? cells : mark])
    keptGrades.write(known, 7)
    const book = bookOf(student(1, { fechada: true }), student(2, { valor: 8, publicada: true }), student(3))
    const stop = createKeeping(book).start()
    onTestFinished(() => stop())
    expect([1, 2, 3].map((id) => cellOf(book.line(id), chave))).toEqual([
      { edit: undefined, becomes: undefined },
      { edit: undefined, becomes: undefined },
      { edit: undefined, becomes: 'publicada' },
    ])
  })

  test('tell nothing of a mark whose evaluation was closed meanwhile: no figure of theirs was lost', () => {
    keptGrades.write([[1, [{ c: chave, b: [], m: 'publicada' }]]], 7)
    const book = bookOf(student(1, { valor: 8, fechada: true, publicada: true }))
    const stop = createKeeping(book).start()
    onTestFinished(() => stop())
    expect(book.line(1).refusals).toEqual([])
    expect(book.summary()).toMatchObject({ refused: 0, publish: 0 })
  })

  test('and a grade that was sent as none: there where none stands, looked for where the former one does', () => {
    const cells = [{ c: chave, t: '', b: [7], e: true }]
    const lines = [1, 2].map((id): [number, typeof cells] => [id, cells])
    keptGrades.write(lines, 7)
    const book = bookOf(student(1), student(2, { valor: 7 }))
    const stop = createKeeping(book).start()
    onTestFinished(() => stop())
    expect([1, 2].map((id) => stateOf(book.line(id)))).toEqual([null, 'unconfirmed'])
    expect(book.line(2).sending?.changes.get(chave)?.valor).toBeNull()
  })

  test('and what was taken away and is on its way is written down as taken away', () => {
    const book = bookOf(student(1, { valor: 7 }))
    const stop = createKeeping(book).start()
    book.set(sent(book.line(1), new Map([[chave, { bases: [7], valor: null }]])))
    expect(book.summary()).toMatchObject({ onTheWay: 1, unconfirmed: 0 })
    stop()
    expect(keptGrades.read(7)).toEqual([[1, [{ c: chave, t: '', b: [7], e: true }]]])
  })

  test('stay written down when the book is emptied after the keeping has ended', () => {
    const book = bookOf(student(1))
    const stop = createKeeping(book).start()
    type(book, 1, '8')
    stop()
    book.wipe()
    stop()
    expect(keptGrades.read(7)).toEqual([[1, [{ c: chave, t: '8,0', b: [null] }]]])
  })

  test('are never written down as those of the person who came next', () => {
    const book = bookOf(student(1))
    const stop = createKeeping(book).start()
    onTestFinished(() => stop())
    type(book, 1, '8')
    start(person(2))
    window.dispatchEvent(new Event('pagehide'))
    expect(keptGrades.read(7)).toBeNull()
  })
})
