// Calendar files, read by a parser that is not ours: zone, hours, days, odd texts.
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { calendarText, type CalendarEvent } from '@/screens/shared/time/calendar'

const now = Date.parse('2026-11-20T10:05:00-03:00')

/** The events of a file as a calendar that knows no zone of its own reads them. */
function read(events: readonly CalendarEvent[], timeZone: string) {
  const text = calendarText(events, timeZone, now)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const calendar = ICAL.Component.fromString(text)
  ICAL.TimezoneService.reset()
  const zones = calendar.getAllSubcomponents('vtimezone')
  for (const zone of zones) ICAL.TimezoneService.register(zone)
  return {
    zones,
    events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)),
  }
}
const event = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'avaliacao-1',
  title: 'Prova',
  at: '2026-11-20T14:00:00-03:00',
  ...change,
})
const moments = (events: readonly CalendarEvent[], timeZone: string) =>
  read(events, timeZone).events.map(({ startDate }) => startDate.toJSDate().toISOString())

describe('a calendar file', () => {
  test.each([
    ['a zone without summer time', 'America/Sao_Paulo', '2026-11-20T14:00:00-03:00', '2026-11-20T17:00:00.000Z'],
    ['a zone that had summer time', 'America/Sao_Paulo', '2018-11-20T14:00:00-02:00', '2018-11-20T16:00:00.000Z'],
    ['its winter', 'America/Sao_Paulo', '2018-06-20T14:00:00-03:00', '2018-06-20T17:00:00.000Z'],
    ['the summer of another zone', 'Europe/Lisbon', '2026-07-01T09:30:00+01:00', '2026-07-01T08:30:00.000Z'],
    ['the winter of another zone', 'Europe/Lisbon', '2026-12-01T09:30:00+00:00', '2026-12-01T09:30:00.000Z'],
    ['the hour after a change', 'Europe/Lisbon', '2026-03-29T02:30:00+01:00', '2026-03-29T01:30:00.000Z'],
    ['the last evening of a year', 'America/Noronha', '2026-12-31T23:30:00-02:00', '2027-01-01T01:30:00.000Z'],
    ['half an hour', 'Asia/Kolkata', '2026-05-05T10:00:00+05:30', '2026-05-05T04:30:00.000Z'],
  ])('of %s tells the moment without knowing the zone', (_, timeZone, at, moment) => {
    expect(moments([event({ at })], timeZone)).toEqual([moment])
  })

  test('describes the zone that it names, once, before the events', () => {
    const { zones, events } = read([event(), event({ uid: 'b', at: '2027-02-01T08:00:00-03:00' })], 'America/Sao_Paulo')
    expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual(['America/Sao_Paulo'])
    expect(events.map(({ startDate }) => startDate.zone.tzid)).toEqual(['America/Sao_Paulo', 'America/Sao_Paulo'])
    expect(events[0]?.duration.toSeconds()).toBe(3600)
  })

  test('of a day alone is a whole day and names no zone', () => {
    const { zones, events } = read([event({ at: '2026-11-20' })], 'America/Sao_Paulo')
    expect(zones).toEqual([])
    expect([events[0]?.startDate.isDate, String(events[0]?.startDate)]).toEqual([true, '2026-11-20'])
  })

  test('gives titles and descriptions back as they were', () => {
    const title = 'Prova; de "Matemática", 2º bimestre \\ São João dos Três Corações '.repeat(3).trim()
    const description = `Traga régua,\ncompasso; e ${'🙂'.repeat(30)}.`
    const [only] = read([event({ title, description })], 'America/Sao_Paulo').events
    expect([only?.summary, only?.description]).toEqual([title, description])
  })
})
