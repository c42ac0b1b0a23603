// The first and the last moment of a day where the school's clock changes at midnight, and the end of a day as "24:00".
import { afterEach, expect, test } from 'vitest'
import { bySchoolClock, momentAtSchool, readMomentsIn, schoolDay, wallClockAt } from '@/contract'
import { windowOf } from '@/screens/matricula/receipt/aggregate'

afterEach(() => readMomentsIn('America/Sao_Paulo'))

test.each([
  ['America/Sao_Paulo', '2018-11-04'],
  ['America/Santiago', '2026-09-06'],
  ['America/Havana', '2026-03-08'],
  ['Asia/Beirut', '2026-03-29'],
])('%s: a day whose first hour is left out begins with its first moment', (zone, day) => {
  readMomentsIn(zone)
  const at = momentAtSchool(`${day}T00:00`)
  expect([wallClockAt(at), wallClockAt(at - 1)]).toEqual([`${day}T01:00`, expect.stringMatching(/T23:59/)])
  expect(windowOf({ inicio: day, fim: null }, at - 1).state).toBe('future')
  expect(windowOf({ inicio: day, fim: null }, at).state).toBe('open')
})

test.each([
  ['America/Sao_Paulo', '2018-02-17'],
  ['America/Santiago', '2026-04-04'],
  ['Asia/Beirut', '2026-10-24'],
])('%s: a window closes with the last moment of a day whose last hour comes twice', (zone, day) => {
  readMomentsIn(zone)
  const end = momentAtSchool(`${day}T23:59:59.999`, true)
  expect(schoolDay(end + 1)).not.toBe(day)
  expect(windowOf({ inicio: null, fim: day }, end - 1).state).toBe('open')
  expect(windowOf({ inicio: null, fim: day }, end + 1).state).toBe('closed')
})

// a day of winter, and both on which the clock changes
test.each(['2026-07-01', '2026-04-04', '2026-09-06'])('any other hour of %s is one moment', (day) => {
  readMomentsIn('America/Santiago')
  expect(wallClockAt(momentAtSchool(`${day}T12:30`))).toBe(`${day}T12:30`)
  expect(momentAtSchool(`${day}T12:30`, true)).toBe(momentAtSchool(`${day}T12:30`))
})

test('a limit at 24:00 is the end of its day', () => {
  expect(bySchoolClock('2026-11-30T24:00:00-03:00')).toMatch(/^2026-11-30T23:59:59/)
  const at = Date.parse('2026-11-30T23:00:00-03:00')
  expect(windowOf({ inicio: null, fim: '2026-11-30T24:00:00-03:00' }, at).state).toBe('open')
  expect(windowOf({ inicio: null, fim: '2026-11-30T24:00:00-03:00' }, at + 3_600_000).state).toBe('closed')
})

test('the last day of the calendar, which .NET writes for "no end", has moments too', () => {
  expect(momentAtSchool('9999-12-31T23:59')).toBe(Date.parse('9999-12-31T23:59-03:00'))
  expect(momentAtSchool('9999-12-31T23:59:59.999', true)).toBe(Date.parse('9999-12-31T23:59:59.999-03:00'))
})
