// What the grid draws around what is seen: enough for the next keys, what stands there already, never more than is near.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { around } from '@/screens/lancamentos/grid/drawn'

const margin = { soon: 3, after: 8 }
const bands = fc.tuple(fc.nat(5000), fc.nat(40)).map(([de, n]) => ({ de, until: de + n }))

test('always enough for the next keys, never more than is near', () => {
  fc.assert(
    fc.property(bands, fc.option(bands), (view, before) => {
      const { de, until } = around(view, before, margin)
      expect(view.de - de).toBeGreaterThanOrEqual(margin.soon)
      expect(view.de - de).toBeLessThanOrEqual(margin.after)
      expect(until - view.until).toBeGreaterThanOrEqual(margin.soon)
      expect(until - view.until).toBeLessThanOrEqual(margin.after)
    }),
  )
})
test('a key that scrolls by a line takes nothing away, and draws nothing as long as enough stands ahead', () => {
  const before = { de: 10, until: 40 }
  expect(around({ de: 14, until: 33 }, before, margin)).toEqual(before)
  expect(around({ de: 15, until: 34 }, before, margin)).toEqual(before)
  expect(around({ de: 19, until: 38 }, before, margin)).toEqual({ de: 11, until: 41 })
})
test('somewhere else nothing of before is kept, and no more than needed is drawn', () => {
  expect(around({ de: 900, until: 918 }, { de: 0, until: 26 }, margin)).toEqual({ de: 897, until: 921 })
  expect(around({ de: 3, until: 21 }, { de: 900, until: 926 }, margin)).toEqual({ de: 0, until: 24 })
})
