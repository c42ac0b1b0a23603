// A number in the address of a list: what cannot be one asks for the whole list.
import { expect, test } from 'vitest'
import { numberIn } from '@/screens/curso/reads'

test.each([
  ['7', 7],
  ['0', 0],
  ['-3', 0],
  ['1.5', 0],
  ['abc', 0],
  ['9007199254740993', 0],
  ['', 0],
])('%j is asked for as %i', (text, number) => {
  expect(numberIn(new URLSearchParams({ curso: text }), 'curso')).toBe(number)
  expect(numberIn(new URLSearchParams(), 'curso')).toBe(0)
})
