// What hands do all day in the gradebook, without a screen: taking back, blocks of cells, finding people.
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { check } from '@/screens/lancamentos/sending/check'
import { mayWrite } from '@/screens/lancamentos/keys/navigate'
import { edgesOf, emptied, extend, filledDown, textOf, withoutGrade } from '@/screens/lancamentos/keys/range'
import { createWorker, inParts } from '@/screens/lancamentos/book/parts'
import { withoutChoice, viewOf } from '@/screens/lancamentos/book/view'
import { type Aberta, open, service, settle, type } from './diary'

let book: Aberta
beforeEach(async () => {
  service(12)
  book = await open()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const texts = ({ livro }: Aberta) =>
  livro
    .todas()
    .flatMap(({ id, edicoes, becomes }) =>
      [...edicoes, ...becomes].map(([chave, one]) => [id, chave, typeof one === 'string' ? one : one.texto]),
    )

describe('18.5 undo and redo', () => {
  test('go back over typing, pasting, filling and marks, one by one, and forward again', () => {
    const { livro, chave, vazias } = book
    const [a = 0, b = 0, c = 0] = vazias
    const states = [texts(book)]
    const deeds = [
      () => type(book, a, '7'),
      () => type(book, a, '3'),
      () => livro.paste([b, c].map((id) => ({ id, chave, valor: 8 }))),
      () => livro.make([a], chave, 'publicada'),
      () => type(book, c, 'x'),
    ]
    for (const deed of deeds) {
      deed()
      states.push(texts(book))
    }
    for (const state of states.slice(0, -1).reverse()) {
      livro.undo()
      expect(texts(book)).toEqual(state)
    }
    expect(livro.undo()).toEqual([])
    for (const state of states.slice(1)) {
      livro.redo()
      expect(texts(book)).toEqual(state)
    }
    expect(livro.redo()).toEqual([])
  })
  test('a grade in the middle of being typed is a step of its own, however many keys it took', () => {
    const { livro, chave, vazias } = book
    const [a = 0] = vazias
    for (const texto of ['3', '37', '37,', '37,0']) livro.type(a, chave, texto)
    // its button is there from the first key: one that came on leaving would move the others away from a press
    expect(livro.resumo().podeDesfazer).toBe(true)
    expect(livro.undo()[0]).toMatchObject({ id: a, chave })
    expect(livro.texto(a, chave)).toBe('')
    livro.redo()
    expect(livro.texto(a, chave)).toBe('37,0')
  })
  test('never lead behind a sending: what is the service’s stays', async () => {
    const { livro, chave, vazias } = book
    const [a = 0, b = 0] = vazias
    type(book, a, '7')
    await settle(book)
    type(book, b, '5')
    livro.undo()
    expect(livro.undo()).toEqual([])
    expect([livro.texto(a, chave), livro.texto(b, chave)]).toEqual(['7,0', ''])
  })
  test('for any deeds, as many steps back give the first state, as many forward the last', () => {
    const { livro, chave, vazias } = book
    const deed = fc.record({ at: fc.nat(4), texto: fc.constantFrom('', '1', '2,5', 'x', '10'), block: fc.boolean() })
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 12 }), (deeds) => {
        livro.discard()
        const first = texts(book)
        for (const { at, texto, block } of deeds) {
          const id = vazias[at] ?? 0
          if (block) livro.paste([id, vazias[at + 1] ?? id].map((one) => ({ id: one, chave, valor: texto.length })))
          else type(book, id, texto)
        }
        const last = texts(book)
        while (livro.undo().length > 0);
        expect(texts(book)).toEqual(first)
        while (livro.redo().length > 0);
        expect(texts(book)).toEqual(last)
      }),
      { numRuns: 50 },
    )
  })
})

describe('18.14 blocks of cells', () => {
  const gridOf = ({ livro }: Aberta) => ({ livro, vista: livro.ordem, colunas: livro.colunas })
  test('grow by arrows as far as the class goes, are copied as a spreadsheet takes them', () => {
    const grid = gridOf(book)
    const { livro, chave, vazias } = book
    const [a = 0] = vazias
    type(book, a, '7,5')
    const one = { from: { id: a, chave }, to: { id: a, chave } }
    const two = extend(grid, one, 'ArrowDown', false)
    const four = two && extend(grid, two, 'ArrowLeft', false)
    if (!four) throw new Error('no range')
    const lines = textOf(grid, four).split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]?.split('\t')[1]).toBe('7,5')
    const all = extend(grid, one, 'ArrowDown', true)
    expect(all && edgesOf(grid, all).bottom).toBe(livro.ordem.length - 1)
    expect(extend(grid, one, 'Enter', false)).toBeNull()
  })
  test('are filled down and emptied in one step, and only where something may be written', () => {
    const grid = gridOf(book)
    const { livro, chave, vazias } = book
    const [a = 0] = vazias
    type(book, a, '9')
    const range = { from: { id: a, chave }, to: { id: livro.ordem.at(-1) ?? 0, chave } }
    livro.paste(filledDown(grid, range))
    const open = livro.todas().filter((linha) => mayWrite(linha, chave))
    const below = open.filter(({ id }) => livro.ordem.indexOf(id) >= livro.ordem.indexOf(a))
    expect(below.map(({ id }) => livro.texto(id, chave))).toEqual(below.map(() => '9,0'))
    expect(livro.todas().filter(({ record, edicoes }) => !record.ativo && edicoes.size > 0)).toEqual([])
    livro.paste(emptied(grid, range))
    expect(below.map(({ id }) => livro.texto(id, chave))).toEqual(below.map(() => ''))
    livro.undo()
    expect(livro.texto(a, chave)).toBe('9,0')
    livro.undo()
    expect(texts(book)).toHaveLength(1)
  })
  test('one cell alone takes what stands above it', () => {
    const { livro, chave, vazias } = book
    const [a = 0] = vazias
    type(book, a, '6,5')
    const next = livro.ordem[livro.ordem.indexOf(a) + 1] ?? 0
    expect(filledDown(gridOf(book), { from: { id: next, chave }, to: { id: next, chave } })).toEqual([
      { id: next, chave, valor: 6.5 },
    ])
  })
  test('those without a grade get the same one, and nobody else', () => {
    const { livro, chave, vazias } = book
    const [a = 0, b = 0] = vazias
    type(book, a, '4')
    type(book, b, 'x')
    expect(withoutGrade({ livro }, chave)).toEqual(vazias.filter((id) => id !== a && id !== b))
  })
})

test('18.14 thousands of cells are filled in parts: the key is answered first, and the next one finds them done', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
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

describe('18.11 what counts and what is found', () => {
  test('a text that is no grade does not count as one', () => {
    const { livro, chave, vazias } = book
    const [a = 0, b = 0] = vazias
    type(book, a, 'x')
    type(book, b, '7')
    expect(check(livro, chave).semNota.map(({ id }) => id)).toEqual(vazias.filter((id) => id !== b))
  })
  test('a search finds words in any order', () => {
    const { livro } = book
    const found = (nome: string) =>
      viewOf(livro, livro.ordem, { ...withoutChoice, nome }).map((id) => livro.linha(id).record.nome)
    expect(found('souza ana')).toEqual(['Ana Prado Souza'])
    expect(found('ana xyz')).toEqual([])
  })
})
