/** Calendar files (RFC 5545) with the service's dates by the school's clock, whatever the time zone of the phone. */
import { offsetAt, writeOffset } from '@/contract'
import type { Translate } from '@/i18n'
import { settings } from '@/settings'
import { toast } from '@/ui/action/Toasts'
import { download } from '@/ui/action/download'
import { tame } from '@/ui/data/serviceWords'

export interface CalendarEvent {
  /** Unique and stable, so that importing twice does not make two. */
  uid: string
  title: string
  /** ISO date-time or date of the service, taken as the school's wall clock. */
  at: string
  /** The event is a deadline: midnight is then a moment, as the page says, and not a whole day. */
  isLimit?: boolean
  description?: string
}

/** Milliseconds; no time zone changes its offset twice within them. */
const stride = 7 * 86_400_000

/** Finds, to the minute, the moment between `from` and `to` at which the offset changes. */
function changeBetween(from: number, to: number, timeZone: string): number {
  const before = offsetAt(from, timeZone)
  let [low, high] = [from, to]
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000
    if (offsetAt(middle, timeZone) === before) low = middle
    else high = middle
  }
  return high
}

/** Writes a moment as UTC: `20261120T100500`. */
const stamp = (utc: number): string => new Date(utc).toISOString().replace(/[-:]/g, '').slice(0, 15)

const plain = (minutes: number) => writeOffset(minutes).replace(':', '')

/** A sub-component of `VTIMEZONE` with one offset; `begin` is written in the offset before it. */
function observance(begin: string, from: number, to: number): string[] {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [`BEGIN:${kind}`, `DTSTART:${begin}`, `TZOFFSETFROM:${plain(from)}`, `TZOFFSETTO:${plain(to)}`, `END:${kind}`]
}

/** The lines of `VTIMEZONE` (§3.6.5): every change of offset from the start of year `first` to the end of `last`. */
function zoneLines(timeZone: string, first: number, last: number): string[] {
  const [start, end] = [Date.UTC(first, 0, 1), Date.UTC(last + 1, 0, 1)]
  let offset = offsetAt(start, timeZone)
  const lines = ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observance(`${first}0101T000000`, offset, offset)]
  for (let at = start; at < end; at += stride) {
    const next = offsetAt(at + stride, timeZone)
    if (next === offset) continue
    const change = changeBetween(at, at + stride, timeZone)
    lines.push(...observance(stamp(change + offset * 60_000), offset, next))
    offset = next
  }
  return [...lines, 'END:VTIMEZONE']
}

/** Escapes text of the service, so that it cannot begin a new line of the file or change the text direction. */
const escape = (text: string) =>
  tame(text)
    .replace(/[\\;,]/g, (char) => `\\${char}`)
    .replace(/\n/g, '\\n')

/** Folds lines to at most 75 bytes: 18 characters of at most 4 bytes each, and the leading blank. */
const fold = (line: string) => line.replace(/(.{18})(?=.)/gu, '$1\r\n ')

/** An event lasts an hour, within its day; a date without time is a whole day. */
function times({ at, isLimit = false }: CalendarEvent, timeZone: string): string[] {
  const [date = '', hour, minute] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2}))?/.exec(at)?.slice(1) ?? []
  const day = date.replaceAll('-', '')
  const isDay = hour === undefined || minute === undefined || (`${hour}${minute}` === '0000' && !isLimit)
  if (isDay) return [`DTSTART;VALUE=DATE:${day}`]
  // a late event must not reach into the next day
  const end = Math.min(Date.parse(`${date}T${hour}:${minute}:00Z`) + 3_600_000, Date.parse(`${date}T24:00:00Z`))
  return [`DTSTART;TZID=${timeZone}:${day}T${hour}${minute}00`, `DTEND;TZID=${timeZone}:${stamp(end)}`]
}

export function calendarText(events: readonly CalendarEvent[], timeZone: string, now: number): string {
  const timed = events.flatMap((event) => times(event, timeZone)).some((line) => line.includes('TZID='))
  const years = events.map(({ at }) => Number(at.slice(0, 4)))
  const zone = timed ? zoneLines(timeZone, Math.min(...years), Math.max(...years)) : []
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal Academico//PT-BR',
    ...zone,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escape(event.uid)}`,
      `DTSTAMP:${stamp(now)}Z`,
      ...times(event, timeZone),
      `SUMMARY:${escape(event.title)}`,
      ...(event.description ? [`DESCRIPTION:${escape(event.description)}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map(fold).join('\r\n') + '\r\n'
}

/** The last year in a file: later dates mean "never", and the offsets of thousands of years would freeze the page. */
const lastYear = '2199'
/** Whether a date can be saved: a file without events, after dropping "never", is refused by calendars. */
export const fitsCalendar = (at: string): boolean => at.slice(0, 4) <= lastYear

/** Downloads the events as one file and says so, as most browsers do not. `name` must hold nothing personal. */
export function saveCalendar(t: Translate, name: string, events: readonly CalendarEvent[]): void {
  const known = events.filter(({ at }) => fitsCalendar(at))
  if (known.length === 0) return
  download(`${name}.ics`, 'text/calendar;charset=utf-8', calendarText(known, settings().timeZone, Date.now()))
  toast(t('frame.ui.calendarSaved'))
}
