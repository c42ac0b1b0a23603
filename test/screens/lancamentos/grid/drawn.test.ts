// What the grid draws around what is seen: enough for the next keys, what stands there already, never more than is near.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { around } from '@/screens/lancamentos/grid/drawn'

const margin = { soon: 3, after: 8 }
const bands = fc.tuple(fc.nat(5000), fc.nat(40)).map(([from, n]) => ({ from, until: from + n }))

test('always enough for the next keys, never more than is near', () => {
  fc.assert(
    fc.property(bands, fc.option(bands), (view, before) => {
      const { from, until } = around(view, before, margin)
      expect(view.from - from).toBeGreaterThanOrEqual(margin.soon)
      expect(view.from - from).toBeLessThanOrEqual(margin.after)
      expect(until - view.until).toBeGreaterThanOrEqual(margin.soon)
      expect(until - view.until).toBeLessThanOrEqual(margin.after)
    }),
  )
})
test('a key that scrolls by a line takes nothing away, and draws nothing as long as enough stands ahead', () => {
  const before = { from: 10, until: 40 }
  expect(around({ from: 14, until: 33 }, before, margin)).toEqual(before)
  expect(around({ from: 15, until: 34 }, before, margin)).toEqual(before)
  expect(around({ from: 19, until: 38 }, before, margin)).toEqual({ from: 11, until: 41 })
})
test('somewhere else nothing of before is kept, and no more than needed is drawn', () => {
  expect(around({ from: 900, until: 918 }, { from: 0, until: 26 }, margin)).toEqual({ from: 897, until: 921 })
  expect(around({ from: 3, until: 21 }, { from: 900, until: 926 }, margin)).toEqual({ from: 0, until: 24 })
})
