import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDias, addDiasUteis, diaEscrito, diaSemana, idadeEm, isDia } from '@/domain/dates'

test('adding days crosses months, years and leap days, and comes back', () => {
  expect(addDias('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDias('2026-12-31', 1)).toBe('2027-01-01')
  fc.assert(
    fc.property(fc.integer({ min: -30_000, max: 30_000 }), fc.integer({ min: -4000, max: 4000 }), (from, n) => {
      const day = addDias('2026-11-20', from)
      expect(isDia(day)).toBe(true)
      expect(addDias(addDias(day, n), -n)).toBe(day)
    }),
  )
})

test('working days leave out Saturday and Sunday', () => {
  expect(diaSemana('2026-11-20')).toBe(5)
  expect(diaSemana('2026-11-22')).toBe(7)
  expect(addDiasUteis('2026-11-20', 3)).toBe('2026-11-25')
  expect(addDiasUteis('2026-11-21', 1)).toBe('2026-11-23')
  expect(addDiasUteis('2026-11-17', 3)).toBe('2026-11-20')
})

test('age is told by the calendar', () => {
  expect(idadeEm('2021-03-31', '2027-03-31')).toBe(6)
  expect(idadeEm('2021-04-01', '2027-03-31')).toBe(5)
  expect(idadeEm('2020-02-29', '2021-02-28')).toBe(0)
  expect(idadeEm('2027-05-01', '2027-03-31')).toBe(-1)
  expect(diaEscrito('2021-03-31')).toBe('31/03/2021')
  expect(diaEscrito('amanhã')).toBe('amanhã')
})
