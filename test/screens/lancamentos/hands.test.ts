// What hands do all day in the gradebook, without a screen: taking back, blocks of cells, finding people.
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { check } from '@/screens/lancamentos/book/summary'
import { mayWrite } from '@/screens/lancamentos/keys/navigate'
import { edgesOf, emptied, extend, filledDown, textOf, withoutGrade } from '@/screens/lancamentos/keys/range'
import { createWorker, inParts } from '@/screens/lancamentos/book/chunkedWork'
import { ungradedIn, withoutChoice, viewOf } from '@/screens/lancamentos/book/view'
import { type Opened, open, service, settle, type } from './diary'

let shown: Opened
beforeEach(async () => {
  service(12)
  shown = await open()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const texts = ({ book }: Opened) =>
  book
    .all()
    .flatMap(({ id, edits, becomes }) =>
      [...edits, ...becomes].map(([chave, one]) => [id, chave, typeof one === 'string' ? one : one.text]),
    )

describe('undo and redo', () => {
  test('go back over typing, pasting, filling and marks, one by one, and forward again', () => {
    const { book, chave, gaps } = shown
    const [a = 0, b = 0, c = 0] = gaps
    const states = [texts(shown)]
    const deeds = [
      () => type(shown, a, '7'),
      () => type(shown, a, '3'),
      () => book.paste([b, c].map((id) => ({ id, chave, valor: 8 }))),
      () => book.mark([a], chave, 'publicada'),
      () => type(shown, c, 'x'),
    ]
    for (const deed of deeds) {
      deed()
      states.push(texts(shown))
    }
    for (const state of states.slice(0, -1).reverse()) {
      book.undo()
      expect(texts(shown)).toEqual(state)
    }
    expect(book.undo()).toEqual([])
    for (const state of states.slice(1)) {
      book.redo()
      expect(texts(shown)).toEqual(state)
    }
    expect(book.redo()).toEqual([])
  })
  test('a grade in the middle of being typed is a step of its own, however many keys it took', () => {
    const { book, chave, gaps } = shown
    const [a = 0] = gaps
    for (const text of ['3', '37', '37,', '37,0']) book.type(a, chave, text)
    // its button is there from the first key: one that came on leaving would move the others away from a press
    expect(book.summary().canUndo).toBe(true)
    expect(book.undo()[0]).toMatchObject({ id: a, chave })
    expect(book.text(a, chave)).toBe('')
    book.redo()
    expect(book.text(a, chave)).toBe('37,0')
  })
  test('never lead behind a sending: what is the service’s stays', async () => {
    const { book, chave, gaps } = shown
    const [a = 0, b = 0] = gaps
    type(shown, a, '7')
    await settle(shown)
    type(shown, b, '5')
    book.undo()
    expect(book.undo()).toEqual([])
    expect([book.text(a, chave), book.text(b, chave)]).toEqual(['7,0', ''])
  })
  test('Esc takes back what is being typed, with what was said of it before; where nobody types it changes nothing', async () => {
    const { book, chave, gaps } = shown
    const [a = 0] = gaps
    const cell = () => [book.text(a, chave), book.line(a).refusals.length]
    type(shown, a, '12')
    await settle(shown)
    expect(cell()).toEqual(['12,0', 1])
    book.type(a, chave, '1')
    expect(cell()).toEqual(['1', 0])
    expect(book.takeBack(a, chave)).toBe(true)
    expect(cell()).toEqual(['12,0', 1])
    expect(book.takeBack(a, chave)).toBe(false)
    expect(cell()).toEqual(['12,0', 1])
    type(shown, a, '8')
    expect(book.takeBack(a, chave), 'the cell was left: it is typed in no more').toBe(false)
    expect(cell()).toEqual(['8,0', 0])
  })
  test('for any deeds, as many steps back give the first state, as many forward the last', () => {
    const { book, chave, gaps } = shown
    const deed = fc.record({ at: fc.nat(4), text: fc.constantFrom('', '1', '2,5', 'x', '10'), block: fc.boolean() })
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 12 }), (deeds) => {
        book.discard()
        const first = texts(shown)
        for (const { at, text, block } of deeds) {
          const id = gaps[at] ?? 0
          if (block) book.paste([id, gaps[at + 1] ?? id].map((one) => ({ id: one, chave, valor: text.length })))
          else type(shown, id, text)
        }
        const last = texts(shown)
        while (book.undo().length > 0);
        expect(texts(shown)).toEqual(first)
        while (book.redo().length > 0);
        expect(texts(shown)).toEqual(last)
      }),
      { numRuns: 50 },
    )
  })
})

describe('blocks of cells', () => {
  const gridOf = ({ book }: Opened) => ({ book, view: book.order, columns: book.columns })
  test('grow by arrows as far as the class goes, are copied as a spreadsheet takes them', () => {
    const grid = gridOf(shown)
    const { book, chave, gaps } = shown
    const [a = 0] = gaps
    type(shown, a, '7,5')
    const one = { from: { id: a, chave }, to: { id: a, chave } }
    const two = extend(grid, one, 'ArrowDown', false)
    const four = two && extend(grid, two, 'ArrowLeft', false)
    if (!four) throw new Error('no range')
    const lines = textOf(grid, four).split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]?.split('\t')[1]).toBe('7,5')
    const all = extend(grid, one, 'ArrowDown', true)
    expect(all && edgesOf(grid, all).bottom).toBe(book.order.length - 1)
    expect(extend(grid, one, 'Enter', false)).toBeNull()
  })
  test('are filled down and emptied in one step, and only where something may be written', () => {
    const grid = gridOf(shown)
    const { book, chave, gaps } = shown
    const [a = 0] = gaps
    type(shown, a, '9')
    const range = { from: { id: a, chave }, to: { id: book.order.at(-1) ?? 0, chave } }
    book.paste(filledDown(grid, range))
    const open = book.all().filter((line) => mayWrite(line, chave))
    const below = open.filter(({ id }) => book.order.indexOf(id) >= book.order.indexOf(a))
    expect(below.map(({ id }) => book.text(id, chave))).toEqual(below.map(() => '9,0'))
    expect(book.all().filter(({ record, edits }) => !record.ativo && edits.size > 0)).toEqual([])
    book.paste(emptied(grid, range))
    expect(below.map(({ id }) => book.text(id, chave))).toEqual(below.map(() => ''))
    book.undo()
    expect(book.text(a, chave)).toBe('9,0')
    book.undo()
    expect(texts(shown)).toHaveLength(1)
  })
  test('one cell alone takes what stands above it', () => {
    const { book, chave, gaps } = shown
    const [a = 0] = gaps
    type(shown, a, '6,5')
    const next = book.order[book.order.indexOf(a) + 1] ?? 0
    expect(filledDown(gridOf(shown), { from: { id: next, chave }, to: { id: next, chave } })).toEqual([
      { id: next, chave, valor: 6.5 },
    ])
  })
  test('those without a grade get the same one, and nobody else', () => {
    const { book, chave, gaps } = shown
    const [a = 0, b = 0] = gaps
    type(shown, a, '4')
    type(shown, b, 'x')
    expect(withoutGrade({ book }, chave)).toEqual(gaps.filter((id) => id !== a && id !== b))
  })
})

test('thousands of cells are filled in parts: the key is answered first, and the next one finds them done', () => {
  vi.useFakeTimers()
  const worker = createWorker()
  const done: number[] = []
  const cells = Array.from({ length: 5000 }, (_, i) => i)
  const begin = () => worker.begin(inParts(cells, (cell) => void done.push(cell)))
  begin()
  expect(done).toEqual([])
  while (done.length === 0) vi.advanceTimersToNextTimer()
  expect(done.length).toBeLessThan(cells.length)
  worker.finish()
  expect(done).toEqual(cells)
  begin()
  vi.runAllTimers()
  expect(done).toEqual([...cells, ...cells])
})

describe('what counts and what is found', () => {
  test('a text that is no grade does not count as one', () => {
    const { book, chave, gaps } = shown
    const [a = 0, b = 0] = gaps
    type(shown, a, 'x')
    type(shown, b, '7')
    expect(check(book, chave).noGrade.map(({ id }) => id)).toEqual(gaps.filter((id) => id !== b))
  })
  test('a search finds words in any order', () => {
    const { book } = shown
    const found = (nome: string) =>
      viewOf(book, book.order, { ...withoutChoice, nome }).map((id) => book.line(id).record.nome)
    expect(found('souza ana')).toEqual(['Ana Prado Souza'])
    expect(found('ana xyz')).toEqual([])
    expect(found('anna sousa'), 'a letter of each word is forgiven where nobody has it').toEqual(['Ana Prado Souza'])
    expect(found('7')).toEqual([])
  })
  test('who has no grade: neither whose grade was typed before that was asked, nor fewer for what is typed since', () => {
    const { book, chave, gaps } = shown
    const [a = 0, b = 0] = gaps
    type(shown, a, '7')
    const ungraded = ungradedIn(book, chave)
    const view = () => viewOf(book, book.order, { ...withoutChoice, ungraded })
    expect(view()).toEqual(gaps.filter((id) => id !== a))
    type(shown, b, '8')
    expect(view()).toEqual(gaps.filter((id) => id !== a))
    book.takeBack(a, chave)
    type(shown, a, '')
    expect(view()).toEqual(gaps)
  })
  test('who has no grade: nobody whose grade was sent before that was asked, nor for a grade of another evaluation', async () => {
    const { book, chave, gaps } = shown
    const [a = 0, b = 0] = gaps
    type(shown, a, '7')
    await settle(shown)
    const ungraded = ungradedIn(book, chave)
    const view = (of = ungraded) => viewOf(book, book.order, { ...withoutChoice, ungraded: of })
    expect(view()).toEqual(gaps.filter((id) => id !== a))
    const project = book.columns.find(({ nome }) => nome === 'Projeto')?.chave ?? ''
    const withoutProject = ungradedIn(book, project)
    const before = view(withoutProject)
    expect(before, 'has one').not.toContain(b)
    type(shown, b, '8')
    await settle(shown)
    expect(view(), 'what is sent since takes nobody away').toEqual(gaps.filter((id) => id !== a))
    expect(view(withoutProject), 'and brings nobody').toEqual(before)
  })
})

test('a figure that the service did not take is still asked about, and counts in no mean', async () => {
  const { book, chave, gaps } = shown
  const [a = 0, b = 0] = gaps
  const before = book.means.of(chave)
  type(shown, a, '75')
  expect(book.means.of(chave)).toBe(before)
  await settle(shown)
  expect(book.line(a).refusals).toHaveLength(1)
  expect(book.means.of(chave), 'refused').toBe(before)
  expect(book.summary(), 'told once').toMatchObject({ refused: 1, doubts: 0 })
  // what is written in another cell takes the refusal away, and not the question
  type({ book, chave: book.columns.find((other) => other.nome === 'Participação')?.chave ?? '' }, a, '6')
  expect(book.line(a).edits.get(chave)?.above).toMatchObject({ meant: 7.5 })
  expect(book.means.of(chave)).toBe(before)
  type(shown, a, '7,5')
  type(shown, b, '6,5')
  expect(book.means.of(chave)).not.toBe(before)
})
