// What the grid draws around what is seen: enough for the next keys, what stands there already, never more than is near.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { around } from '@/screens/lancamentos/grid/drawn'

const margem = { logo: 3, depois: 8 }
const faixas = fc.tuple(fc.nat(5000), fc.nat(40)).map(([de, n]) => ({ de, ate: de + n }))

test('always enough for the next keys, never more than is near', () => {
  fc.assert(
    fc.property(faixas, fc.option(faixas), (vista, antes) => {
      const { de, ate } = around(vista, antes, margem)
      expect(vista.de - de).toBeGreaterThanOrEqual(margem.logo)
      expect(vista.de - de).toBeLessThanOrEqual(margem.depois)
      expect(ate - vista.ate).toBeGreaterThanOrEqual(margem.logo)
      expect(ate - vista.ate).toBeLessThanOrEqual(margem.depois)
    }),
  )
})
test('a key that scrolls by a line takes nothing away, and draws nothing as long as enough stands ahead', () => {
  const antes = { de: 10, ate: 40 }
  expect(around({ de: 14, ate: 33 }, antes, margem)).toEqual(antes)
  expect(around({ de: 15, ate: 34 }, antes, margem)).toEqual(antes)
  expect(around({ de: 19, ate: 38 }, antes, margem)).toEqual({ de: 11, ate: 41 })
})
test('somewhere else nothing of before is kept, and no more than needed is drawn', () => {
  expect(around({ de: 900, ate: 918 }, { de: 0, ate: 26 }, margem)).toEqual({ de: 897, ate: 921 })
  expect(around({ de: 3, ate: 21 }, { de: 900, ate: 926 }, margem)).toEqual({ de: 0, ate: 24 })
})
