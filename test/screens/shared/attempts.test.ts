// Which attempts to mark attendance count for a lesson.
import { expect, test } from 'vitest'
import { type Attempt, isMarkedBetween } from '@/screens/shared/sent/attempts'

const attempt = (hour: string, result: Attempt['result'] = 'marcada'): Attempt => ({
  em: Date.parse(`2026-11-20T${hour}:00-03:00`),
  result,
  message: '',
})
const isMarked = (...all: Attempt[]) => isMarkedBetween(all, '2026-11-20', '07:30', '08:20')

test('one that was accepted within the minutes of the lesson, first and last included, by the clock of the school', () => {
  expect(['07:29', '07:30', '08:20', '08:21'].map((hour) => isMarked(attempt(hour)))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('one of another day, or that was not accepted, does not count; several are looked through', () => {
  expect(isMarkedBetween([attempt('08:00')], '2026-11-21', '07:30', '08:20')).toBe(false)
  for (const result of ['recusada', 'incerta', 'naoEnviada'] as const)
    expect(isMarked(attempt('08:00', result))).toBe(false)
  expect(isMarked(attempt('08:05', 'recusada'), attempt('08:00'))).toBe(true)
})
