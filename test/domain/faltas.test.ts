import { expect, test } from 'vitest'
import { situacaoFaltas } from '@/domain/faltas'

test.each([
  [0, 15, 'normal', 15, false],
  [4, 15, 'normal', 11, false],
  // 30 % of the limit, Lei 13.803/2019
  [5, 15, 'normal', 10, true],
  [9, 15, 'normal', 6, true],
  [3, 10, 'normal', 7, true],
  [2, 10, 'normal', 8, false],
  [29, 100, 'normal', 71, false],
  // exactly two thirds
  [10, 15, 'near', 5, true],
  [11, 15, 'near', 4, true],
  [15, 15, 'atLimit', 0, true],
  [16, 15, 'above', 0, true],
])('%s of %s absences is %s', (faltas, limite, band, remaining, councilWarning) => {
  expect(situacaoFaltas(faltas, limite)).toEqual({
    band,
    faltas,
    limite,
    remaining,
    councilWarning,
  })
})

test.each([0, -1, null, undefined])('a limit of %s is not known', (limite) => {
  const noLimit = { band: 'noLimit', faltas: 11, limite: null, remaining: null, councilWarning: false }
  expect(situacaoFaltas(11, limite)).toEqual(noLimit)
})

test.each([null, undefined])('absences that the service does not send are not zero (%s)', (faltas) => {
  expect(situacaoFaltas(faltas, 15)).toMatchObject({ band: 'noLimit', faltas: null, limite: 15, remaining: null })
})

test('half absences count', () => {
  expect(situacaoFaltas(14.5, 15)).toMatchObject({ band: 'near', remaining: 0.5 })
})
