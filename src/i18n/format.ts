/** How numbers, dates and grades are written (decisions §10): date-times by the wall clock inside their text. */
import { formatNota } from '@/domain/notas/typedGrade'
import type { Language } from './languages'
import { madeOnce } from './message'

/** A date-time of the service as its own wall clock, or null when it is missing, unreadable or the year 1. */
export interface WallClock {
  /** Milliseconds of that wall clock as if it were UTC: for ordering and formatting only. */
  utc: number
  hasTime: boolean
}

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?/

/** Reads the wall clock of an ISO date or date-time. `0001-01-01` stands for "none". */
export function wallClock(iso: string | null | undefined): WallClock | null {
  const match = isoPattern.exec(iso ?? '')
  if (!match) return null
  const [year, month, day, hour, minute] = match.slice(1).map(Number) as [number, number, number, number, number]
  const hasTime = match[4] !== undefined
  const utc = Date.UTC(year, month - 1, day, hasTime ? hour : 0, hasTime ? minute : 0)
  const back = new Date(utc)
  if (year < 1900 || back.getUTCMonth() !== month - 1 || back.getUTCDate() !== day) return null
  return { utc, hasTime }
}

const pad = (n: number) => String(n).padStart(2, '0')

export interface Formats {
  /** 7.4 → "7,4"; with two `decimals` "7,40", where it stands below figures that have two */
  grade(value: number, decimals?: 1 | 2): string
  /** 1234.5 → "1.234,5" */
  number(value: number): string
  /** 0.25 → "25%" */
  percent(share: number): string
  /** "27 de março de 2018", "1º de março de 2018"; null when there is no readable date. */
  date(iso: string | null | undefined): string | null
  /** "terça-feira, 27 de março de 2018" */
  dateWithWeekday(iso: string | null | undefined): string | null
  /** "terça, 27 de março" without its year: for what is near. */
  dayOfWeek(iso: string | null | undefined): string | null
  /** "27/03/2018", for tables; "27 Mar 2018" in English, whose readers differ about which figure is the month. */
  dateShort(iso: string | null | undefined): string | null
  /** "14h32", "07h30" from the wall clock of the string; null when it holds no time. */
  time(iso: string | null | undefined): string | null
  /** "14h32" from a moment of this device's clock, in the zone given. */
  clock(at: number, timeZone?: string): string
  /** "07:30" of a timetable → "07h30"; what is no such text comes back as it is. */
  hour(text: string): string
  /** The day of a moment in the zone given, as `AAAA-MM-DD`. */
  day(at: number, timeZone?: string): string
  /** "segunda-feira" for 1 … "domingo" for 7. */
  weekday(diaSemana: number): string
  /** "seg" for 1 … "dom" for 7. */
  weekdayShort(diaSemana: number): string
  /** "Ana, Pedro e Rui" */
  list(items: readonly string[]): string
}

const dates = madeOnce(
  (asked) => new Intl.DateTimeFormat(...(JSON.parse(asked) as [locale: string, options: Intl.DateTimeFormatOptions])),
)
/** A writer of dates, made once: making one takes longer than drawing a page of what it wrote. */
export const dateWriter = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dates(JSON.stringify([locale, options]))
const numbers = madeOnce((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }))
const percents = madeOnce((language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }))
const lists = madeOnce((language) => new Intl.ListFormat(language))

function makeFormats(language: Language): Formats {
  // a school in Brazil writes the day first, in whatever language it is read
  const english = language === 'en'
  const utc = (options: Intl.DateTimeFormatOptions) => ({
    format: (at: number) => dateWriter(english ? 'en-GB' : language, { timeZone: 'UTC', ...options }).format(at),
  })
  const long = utc({ day: 'numeric', month: 'long', year: 'numeric' })
  const weekday = utc({ weekday: 'long' })
  const dayOfWeek = utc({ weekday: 'short', day: 'numeric', month: 'short' })
  const shortWeekday = utc({ weekday: 'short' })
  const longWeekday = utc({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const decimal = english ? '.' : ','
  const short = utc(
    english
      ? { day: 'numeric', month: 'short', year: 'numeric' }
      : { day: '2-digit', month: '2-digit', year: 'numeric' },
  )
  const hours = (hour: number, minute: number) =>
    language === 'pt-BR' ? `${pad(hour)}h${pad(minute)}` : `${pad(hour)}:${pad(minute)}`
  const with_ = (format: { format: (at: number) => string }) => (iso: string | null | undefined) => {
    const clock = wallClock(iso)
    const text = clock && format.format(clock.utc)
    // in Portuguese a month begins with its first, not with its one
    return text && (language === 'pt-BR' ? text.replace(/\b1 de /, '1º de ') : text)
  }
  return {
    grade: (value, decimals) => formatNota(value, decimal, decimals),
    number: (value) => numbers(language).format(value),
    percent: (share) => percents(language).format(share),
    date: with_(long),
    dateWithWeekday: with_(longWeekday),
    dayOfWeek: (iso) => with_(dayOfWeek)(iso)?.replaceAll('.', '') ?? null,
    // three letters for every month, as people write them
    dateShort: (iso) => with_(short)(iso)?.replace('Sept', 'Sep') ?? null,
    time(iso) {
      const clock = wallClock(iso)
      if (!clock?.hasTime) return null
      const at = new Date(clock.utc)
      return hours(at.getUTCHours(), at.getUTCMinutes())
    },
    clock(at, timeZone) {
      const parts = dateWriter('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at)
      return hours(Number(parts.slice(0, 2)), Number(parts.slice(3, 5)))
    },
    hour(text) {
      const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? []
      return hour && minute ? hours(Number(hour), Number(minute)) : text
    },
    day: (at, timeZone) => dateWriter('sv-SE', { timeZone }).format(at),
    // 2024-01-01 was a Monday
    weekday: (diaSemana) => weekday.format(Date.UTC(2024, 0, diaSemana)),
    weekdayShort: (diaSemana) => shortWeekday.format(Date.UTC(2024, 0, diaSemana)).replace('.', ''),
    list: (items) => lists(language).format(items),
  }
}

/** The writers of a language, made once. */
export const formatsFor = madeOnce(makeFormats)
