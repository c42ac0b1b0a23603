import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeProtocolo } from '@/domain/protocol'
import { protocoloOf } from '@/mock/rules/protocol'

const numbers = fc.integer({ min: 0, max: 32 ** 8 - 1 })

describe('protocol', () => {
  test('every protocol that is drawn has its form, without characters that people mix up', () => {
    fc.assert(fc.property(numbers, (n) => /^VS-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/.test(protocoloOf(n))))
  })

  test('different numbers give different protocols', () => {
    const drawn = new Set(Array.from({ length: 20_000 }, (_, n) => protocoloOf(n)))
    expect(drawn.size).toBe(20_000)
    fc.assert(fc.property(numbers, numbers, (a, b) => a === b || protocoloOf(a) !== protocoloOf(b)))
  })

  test.each([
    [' vs-7k4m-2q9t ', 'VS-7K4M-2Q9T'],
    ['VS 7K4M 2Q9T', 'VS-7K4M-2Q9T'],
    ['vs7k4m2q9t', 'VS-7K4M-2Q9T'],
    ['VS–7K4M—2Q9T', 'VS-7K4M-2Q9T'],
    [' 123 ', '123'],
    ['', ''],
  ])('normalizes %j', (typed, expected) => {
    expect(normalizeProtocolo(typed)).toBe(expected)
  })
})
