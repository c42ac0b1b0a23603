// What leaves as a calendar file is what the page says: no line of its own, no other day, no event without a name.
import { expect, test, vi } from 'vitest'
import { t } from '@/i18n'
import { calendarText, saveCalendar } from '@/screens/shared/time/calendar'
import * as files from '@/ui/action/download'

const zone = 'America/Sao_Paulo'
const now = Date.parse('2026-11-20T10:05:00-03:00')
const textOf = (at: string, more: { title?: string; description?: string } = {}) =>
  calendarText([{ uid: 'a', title: 'Prazo', at, ...more }], zone, now).replaceAll('\r\n ', '')

test('a text of the service begins no line of its own, and turns no direction', () => {
  const text = textOf('2026-12-10', { description: 'Escola\rATTENDEE:mailto:x@y.example\u0085B\u202Etxt\u0007' })
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\p{Cc}\u202E]/u)
})

test('what ends at the last minute of a day is no event of the next one', () => {
  expect(/DTEND.*/.exec(textOf('2026-12-10T23:59:59-03:00'))?.[0]).toBe('DTEND;TZID=America/Sao_Paulo:20261211T000000')
})

test('a file without an event is not handed over', () => {
  const saved = vi.spyOn(files, 'download').mockReturnValue()
  saveCalendar(t, 'periodo', [{ uid: 'a', title: 'Fim', at: '9999-12-31T23:59:59-03:00' }])
  for (const [, , text] of saved.mock.calls) expect(text).toContain('BEGIN:VEVENT')
  saved.mockRestore()
})
