import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { protocolAlphabet, isProtocolo, normalizeProtocolo, protocoloOf } from '@/domain/protocol'

const numbers = fc.integer({ min: 0, max: 32 ** 7 - 1 })
const positions = [3, 4, 5, 6, 8, 9, 10, 11]
const put = (text: string, at: number, character: string) => text.slice(0, at) + character + text.slice(at + 1)

describe('protocol', () => {
  test('has no character that people mix up', () => {
    expect(protocolAlphabet).toHaveLength(32)
    expect(protocolAlphabet).not.toMatch(/[O0I1]/)
  })

  test('the protocol of the cast is right', () => {
    expect(isProtocolo('VS-7K4M-2Q9T')).toBe(true)
  })

  test('every protocol that is drawn is right and has its form', () => {
    fc.assert(
      fc.property(numbers, (n) => {
        expect(protocoloOf(n)).toMatch(/^VS-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
        expect(isProtocolo(protocoloOf(n))).toBe(true)
      }),
    )
  })

  test('different numbers give different protocols', () => {
    const drawn = new Set(Array.from({ length: 20_000 }, (_, n) => protocoloOf(n)))
    expect(drawn.size).toBe(20_000)
    fc.assert(fc.property(numbers, numbers, (a, b) => a === b || protocoloOf(a) !== protocoloOf(b)))
  })

  test('every single wrong character is found', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.constantFrom(...positions),
        fc.constantFrom(...Array.from(protocolAlphabet)),
        (n, at, character) => {
          const right = protocoloOf(n)
          const typed = put(right, at, character)
          expect(isProtocolo(typed)).toBe(typed === right)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('every swap of two characters is found', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(...positions), fc.constantFrom(...positions), (n, a, b) => {
        const right = protocoloOf(n)
        const typed = put(put(right, a, right.charAt(b)), b, right.charAt(a))
        expect(isProtocolo(typed)).toBe(typed === right)
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    [' vs-7k4m-2q9t ', 'VS-7K4M-2Q9T'],
    ['VS 7K4M 2Q9T', 'VS-7K4M-2Q9T'],
    ['vs7k4m2q9t', 'VS-7K4M-2Q9T'],
    ['VS–7K4M—2Q9T', 'VS-7K4M-2Q9T'],
    [' 123 ', '123'],
    // the forms of other services: groups are only put into a protocol whose check character is right
    ['sc20260001', 'SC20260001'],
    ['sc-2026-0001', 'SC-2026-0001'],
    ['vs7k4m2q9u', 'VS7K4M2Q9U'],
    ['', ''],
  ])('normalizes %j', (typed, expected) => {
    expect(normalizeProtocolo(typed)).toBe(expected)
  })

  test.each(['', 'VS-7K4M-2Q9', 'VS-7K4M-2Q9U', 'VS-7K4M-2Q0T', '7K4M-2Q9T', 'VS-7K4M-2Q9T-2', '<b>'])(
    'refuses %j',
    (text) => {
      expect(isProtocolo(text)).toBe(false)
    },
  )
})
