// Sorted students and the means of the columns, without a screen.
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toHundredths } from '@/domain/notas/hundredths'
import { shownValue } from '@/screens/lancamentos/book/line'
import { nextSort, type SortBy, sortBy } from '@/screens/lancamentos/book/view'
import { withoutChoice, viewOf } from '@/screens/lancamentos/book/view'
import { type Opened, open, service, type } from '../diary'

let opened: Opened
beforeEach(async () => {
  service(20)
  opened = await open()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const shown = ({ book }: Opened, sort: ReturnType<typeof nextSort>) =>
  viewOf(book, book.order, { ...withoutChoice, sort })

/** A student with a five and one with an eight, and how to sort by that evaluation. */
function twoTyped() {
  const { book, chave, gaps } = opened
  const [a = 0, b = 0] = gaps
  type(opened, a, '5')
  type(opened, b, '8')
  const by: SortBy = `grade:${chave}`
  return { a, b, book, by }
}

describe('sorting', () => {
  test('is a snapshot: what is typed moves nobody until it is asked for again, and then it does', () => {
    const { a, b, book, by } = twoTyped()
    const sort = sortBy(book, by, false)
    const before = shown(opened, sort)
    expect(before.indexOf(a)).toBeLessThan(before.indexOf(b))
    type(opened, a, '9')
    expect(shown(opened, sort)).toEqual(before)
    const again = shown(opened, sortBy(book, by, false))
    expect(again.indexOf(a)).toBeGreaterThan(again.indexOf(b))
  })
  test('one press one direction, a second the other, a third the order of the school; most absences come first', () => {
    const { book } = opened
    const once = nextSort(book, null, 'partial')
    const twice = nextSort(book, once, 'partial')
    expect([once?.down, twice?.down, nextSort(book, twice, 'partial')]).toEqual([false, true, null])
    expect(nextSort(book, twice, 'absences')?.down).toBe(true)
    expect(shown(opened, null)).toEqual(book.order)
  })
  test('a press on a head whose figures have changed since sorts by it once more, and does not turn round', () => {
    const { a, b, book, by } = twoTyped()
    const sort = nextSort(book, null, by)
    type(opened, a, '9')
    const again = nextSort(book, sort, by)
    expect(again?.down).toBe(false)
    expect(shown(opened, again).indexOf(a)).toBeGreaterThan(shown(opened, again).indexOf(b))
    expect(nextSort(book, again, by)?.down).toBe(true)
  })
  test('by a figure, either way, nobody without one and nobody inactive stands before who has one', () => {
    const { book, chave, gaps } = opened
    for (const [i, id] of gaps.slice(0, 5).entries()) type(opened, id, String(i))
    const finals = book.order
      .slice(0, 5)
      .map((id, i) => ({ ...book.line(id).record, mediaFinal: [7, 9, 5.5, 8, 6][i] ?? 0 }))
    book.merge(finals, null)
    for (const down of [false, true])
      for (const by of [`grade:${chave}`, 'absences', 'partial', 'final'] as const) {
        const figures = shown(opened, sortBy(book, by, down)).map((id) => {
          const { record, ...line } = book.line(id)
          if (!record.ativo) return null
          if (by === 'absences') return record.faltas
          if (by === 'partial') return record.mediaParcial
          return by === 'final' ? record.mediaFinal : (shownValue({ ...line, record }, chave) ?? null)
        })
        const told = figures.filter((figure) => figure !== null)
        expect(told.length, by).toBeGreaterThan(1)
        expect(figures.slice(0, told.length)).toEqual(told)
        expect(told).toEqual(told.toSorted((x, y) => (down ? y - x : x - y)))
      }
  })
})

test('the mean of a column is that of the active students as their grades stand, whatever was typed, but for what is asked about', () => {
  const { book, chave, gaps } = opened
  const one = fc.record({
    at: fc.nat(gaps.length - 1),
    text: fc.constantFrom('', '0', '7,5', '10', 'x', '3,25', '75'),
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 15 }), (typed) => {
      for (const { at, text } of typed) type(opened, gaps[at] ?? 0, text)
      const values = book
        .all()
        .filter(({ record, edits }) => record.ativo && !edits.get(chave)?.above)
        .map((line) => shownValue(line, chave))
        .filter((value) => value != null)
      const sum = values.reduce((all, value) => all + toHundredths(value), 0)
      const mean = book.means.of(chave)
      if (values.length === 0) expect(mean).toBeNull()
      else expect(Math.abs((mean ?? 0) * 100 - sum / values.length)).toBeLessThan(1.01)
    }),
    { numRuns: 40 },
  )
})
