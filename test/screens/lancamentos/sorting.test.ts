// Sorted students and the means of the columns, without a screen.
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toHundredths } from '@/domain/notas/notas'
import { shownValue } from '@/screens/lancamentos/book/line'
import { nextSort, type SortBy, sortBy } from '@/screens/lancamentos/book/sort'
import { withoutChoice, viewOf } from '@/screens/lancamentos/book/view'
import { type Aberta, open, service, type } from './diary'

let book: Aberta
beforeEach(async () => {
  service(20)
  book = await open()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const shown = ({ livro }: Aberta, sort: ReturnType<typeof nextSort>) =>
  viewOf(livro, livro.ordem, { ...withoutChoice, sort })

describe('18.8 sorting', () => {
  test('is a snapshot: what is typed moves nobody until it is asked for again, and then it does', () => {
    const { livro, chave, vazias } = book
    const [a = 0, b = 0] = vazias
    type(book, a, '5')
    type(book, b, '8')
    const by: SortBy = `grade:${chave}`
    const sort = sortBy(livro, by, false)
    const before = shown(book, sort)
    expect(before.indexOf(a)).toBeLessThan(before.indexOf(b))
    type(book, a, '9')
    expect(shown(book, sort)).toEqual(before)
    const again = shown(book, sortBy(livro, by, false))
    expect(again.indexOf(a)).toBeGreaterThan(again.indexOf(b))
  })
  test('one press one direction, a second the other, a third the order of the school; most absences come first', () => {
    const { livro } = book
    const once = nextSort(livro, null, 'partial')
    const twice = nextSort(livro, once, 'partial')
    expect([once?.down, twice?.down, nextSort(livro, twice, 'partial')]).toEqual([false, true, null])
    expect(nextSort(livro, twice, 'absences')?.down).toBe(true)
    expect(shown(book, null)).toEqual(livro.ordem)
  })
  test('by a figure, either way, nobody without one and nobody inactive stands before who has one', () => {
    const { livro, chave, vazias } = book
    for (const [i, id] of vazias.slice(0, 5).entries()) type(book, id, String(i))
    for (const down of [false, true])
      for (const by of [`grade:${chave}`, 'absences', 'partial', 'final'] as const) {
        const figures = shown(book, sortBy(livro, by, down)).map((id) => {
          const { record, ...linha } = livro.linha(id)
          if (!record.ativo) return null
          if (by === 'absences') return record.faltas
          if (by === 'partial') return record.mediaParcial
          return by === 'final' ? record.mediaFinal : (shownValue({ ...linha, record }, chave) ?? null)
        })
        const told = figures.filter((figure) => figure !== null)
        expect(figures.slice(0, told.length)).toEqual(told)
        expect(told).toEqual(told.toSorted((x, y) => (down ? y - x : x - y)))
      }
  })
})

test('18.8 the mean of a column is that of the active students as their grades stand, whatever was typed, but for what is asked about', () => {
  const { livro, chave, vazias } = book
  const one = fc.record({
    at: fc.nat(vazias.length - 1),
    texto: fc.constantFrom('', '0', '7,5', '10', 'x', '3,25', '75'),
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 15 }), (typed) => {
      for (const { at, texto } of typed) type(book, vazias[at] ?? 0, texto)
      const values = livro
        .todas()
        .filter(({ record, edicoes }) => record.ativo && !edicoes.get(chave)?.above)
        .map((linha) => shownValue(linha, chave))
        .filter((value) => value != null)
      const sum = values.reduce((all, value) => all + toHundredths(value), 0)
      const mean = livro.means.of(chave)
      if (values.length === 0) expect(mean).toBeNull()
      else expect(Math.abs((mean ?? 0) * 100 - sum / values.length)).toBeLessThan(livro.means.fine() ? 1.01 : 10.01)
    }),
    { numRuns: 40 },
  )
})
