import { expect, test } from 'vitest'
import { onceBy } from '@/domain/onceBy'

test('a row stands where it came first, and one without a name of its own always stands', () => {
  const rows = [
    { id: 7, as: 'a' },
    { id: null, as: 'b' },
    { id: 8, as: 'c' },
    { id: 7, as: 'd' },
    { id: null, as: 'e' },
    { id: 0, as: 'f' },
    { id: 0, as: 'g' },
  ]
  expect(onceBy(rows, ({ id }) => id).map((row) => row.as)).toEqual(['a', 'b', 'c', 'e', 'f', 'g'])
  expect(onceBy(['Sul', 'sul', 'Norte'], (name) => name.toLowerCase())).toEqual(['Sul', 'Norte'])
})
