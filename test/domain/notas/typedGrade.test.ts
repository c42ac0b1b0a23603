// A typed grade is read back as it was meant, or refused with the right reason; nothing is ever guessed.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toHundredths } from '@/domain/notas/hundredths'
import { parseNota, withoutRule } from '@/domain/notas/typedGrade'
import { formatNota } from '@/domain/notas/writtenGrade'

const ofTen = { scaleMax: 10, decimals: 2 }
const single = { scaleMax: 10, decimals: 1 }

describe('what is typed', () => {
  test.each([
    ['7,5', 7.5],
    ['7.5', 7.5],
    [' 7,5 ', 7.5],
    ['10', 10],
    ['0', 0],
    ['-0', 0],
    ['+8', 8],
    ['08,5', 8.5],
    [',5', 0.5],
    ['6,95', 6.95],
    ['7,50', 7.5],
    ['', null],
    ['   ', null],
    ['\u200e7,5\u200b', 7.5],
    ['７，５', 7.5],
    ['＋８．０', 8],
  ])('%j is %j', (text, valor) => {
    expect(parseNota(text, ofTen)).toEqual({ valor, error: null })
  })
  test.each([
    ['abc', 'notANumber'],
    ['7,', 'notANumber'],
    [',', 'notANumber'],
    ['+', 'notANumber'],
    ['7 5', 'notANumber'],
    ['7,5,5', 'notANumber'],
    ['1e1', 'notANumber'],
    ['10%', 'notANumber'],
    ['7²', 'notANumber'],
    ['NaN', 'notANumber'],
    ['=7', 'notANumber'],
    ['10,01', 'outOfScale'],
    ['11', 'outOfScale'],
    ['-1', 'outOfScale'],
    ['75', 'outOfScale'],
    ['7,555', 'tooManyDecimals'],
    ['1.000', 'tooManyDecimals'],
  ])('%j is refused: %s', (text, error) => {
    expect(parseNota(text, ofTen)).toEqual({ valor: null, error })
  })
  test('the school decides how many decimals; zeros behind are none', () => {
    expect(parseNota('7,55', single).error).toBe('tooManyDecimals')
    expect(parseNota('7,50', single).valor).toBe(7.5)
    expect(parseNota('7,5', { scaleMax: 10, decimals: 0 }).error).toBe('tooManyDecimals')
  })
  test('without a scale three digits are the limit', () => {
    expect(parseNota('100', withoutRule).valor).toBe(100)
    expect(parseNota('1000', withoutRule).error).toBe('outOfScale')
  })
  test('never throws, and takes only what stands inside the scale', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.float().map(String)), (text) => {
        const { valor, error } = parseNota(text, ofTen)
        if (valor !== null) expect(valor >= 0 && valor <= 10).toBe(true)
        if (error !== null) expect(valor).toBeNull()
      }),
    )
  })
})

describe('what is shown', () => {
  test.each([
    [7.1000000000000005, '7,1'],
    [6.95, '6,95'],
    [6.999, '6,99'],
    [5.99999, '5,99'],
    [5.9999996, '6,0'],
    [8.699999809, '8,7'],
    [-0.5, '-0,5'],
    [0.05, '0,05'],
    [10, '10,0'],
    [0, '0,0'],
    [null, ''],
  ])('%j as %j', (valor, text) => {
    expect(formatNota(valor)).toBe(text)
  })
  test('what is written is what is counted, whatever the service sends', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.double({ min: 0, max: 1000, noNaN: true }), fc.float({ min: 0, max: 1000, noNaN: true })),
        (valor) => {
          expect(Number(formatNota(valor, '.', 2).replace('.', ''))).toBe(toHundredths(valor))
        },
      ),
    )
  })
  test('every grade of hundredths survives writing and reading, with comma and with point', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1000 }),
        fc.constantFrom(',' as const, '.' as const),
        (centesimos, sign) => {
          const valor = centesimos / 100
          expect(parseNota(formatNota(valor, sign), ofTen)).toEqual({ valor, error: null })
        },
      ),
      { numRuns: 1001 },
    )
  })
})
