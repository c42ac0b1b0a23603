// "It must show": every field of every operation has a place on a screen, or a reason beside it for having none.
import { expect, test } from 'vitest'
import { operations } from '@/contract'
import { fields, placeOf, reasonOf, reasons, table } from './places'

test('every operation has its fields in the table', () => {
  const told = new Set(fields().map(({ operation }) => operation))
  expect([...told].sort()).toEqual(operations.map(({ name }) => name).sort())
  expect(fields().length).toBeGreaterThan(300)
})

test('a field has a place, or a reason', () => {
  const lost = fields().filter((field) => !reasonOf(field) && !placeOf(field))
  expect(lost.map(({ operation, way, path }) => `${operation} ${way} ${path}`)).toEqual([])
})

test('no reason is left over from a field that is gone', () => {
  const used = new Set(fields().map((field) => reasonOf(field)?.key))
  expect(Object.keys(reasons).filter((key) => !used.has(key))).toEqual([])
})

test('places.txt holds the table (`npx vitest run test/contract/places.test.ts -u` writes it anew)', async () => {
  await expect(table()).toMatchFileSnapshot('./places.txt')
})
