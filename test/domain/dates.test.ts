import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addWorkdays, ageAt, dayInWords, daysBetween, weekdayIn } from '@/domain/dates'
import { isDia } from '@/domain/dia'

test('adding days crosses months, years and leap days, and comes back', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  fc.assert(
    fc.property(fc.integer({ min: -30_000, max: 30_000 }), fc.integer({ min: -4000, max: 4000 }), (from, n) => {
      const day = addDays('2026-11-20', from)
      expect(isDia(day)).toBe(true)
      expect(addDays(addDays(day, n), -n)).toBe(day)
    }),
  )
})

test('working days leave out Saturday and Sunday', () => {
  expect(weekdayIn('2026-11-20')).toBe(5)
  expect(weekdayIn('2026-11-22')).toBe(7)
  expect(addWorkdays('2026-11-20', 3)).toBe('2026-11-25')
  expect(addWorkdays('2026-11-21', 1)).toBe('2026-11-23')
  expect(addWorkdays('2026-11-17', 3)).toBe('2026-11-20')
})

test('age is told by the calendar', () => {
  expect(ageAt('2021-03-31', '2027-03-31')).toBe(6)
  expect(ageAt('2021-04-01', '2027-03-31')).toBe(5)
  expect(ageAt('2020-02-29', '2021-02-28')).toBe(0)
  expect(ageAt('2027-05-01', '2027-03-31')).toBe(-1)
  expect(dayInWords('2021-03-31')).toBe('31/03/2021')
  expect(dayInWords('amanhã')).toBe('amanhã')
})

test('days between two days are those of a calendar, in either direction', () => {
  expect(daysBetween('2026-11-26', '2026-12-08')).toBe(12)
  expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2)
  expect(daysBetween('2026-11-26', '2026-11-26')).toBe(0)
})
