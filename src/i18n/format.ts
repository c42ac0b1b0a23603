/** Formats numbers, dates and grades; date-times keep the wall clock inside their text. ASSUMED (decisions §10). */
import { wallClockAt } from '@/contract'
import { formatNota } from '@/domain/notas/writtenGrade'
import { shorten, writeDay, writeList, writeWeekday } from './days'
import type { Language } from './languages'
import { decimalOf, writeNumber } from './numbers'

/** A date-time of the service as the wall clock inside its text. */
export interface WallClock {
  /** Milliseconds of that wall clock as if it were UTC: for ordering and formatting only. */
  utc: number
  hasTime: boolean
}

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?/

/**
 * Reads an ISO date or date-time; null when it is missing, unreadable, before 1900 or in 9999 (.NET writes the first and
 * the last day of its calendar for "none").
 */
export function wallClock(iso: string | null | undefined): WallClock | null {
  const match = isoPattern.exec(iso ?? '')
  if (!match) return null
  const [year, month, day, hour, minute] = match.slice(1).map(Number) as [number, number, number, number, number]
  const hasTime = match[4] !== undefined
  const utc = Date.UTC(year, month - 1, day, hasTime ? hour : 0, hasTime ? minute : 0)
  const back = new Date(utc)
  if (year < 1900 || year === 9999 || back.getUTCMonth() !== month - 1 || back.getUTCDate() !== day) return null
  return { utc, hasTime }
}

export interface Formats {
  /** 7.4 → "7,4"; with two `decimals` "7,40", for a column of figures with two decimals. */
  grade(value: number, decimals?: 1 | 2): string
  /** 1234.5 → "1.234,5", with two decimals at most; a weight takes three (an eighth). */
  number(value: number, decimals?: number): string
  /** 0.25 → "25%" */
  percent(share: number): string
  /** "27 de março de 2018", "1º de março de 2018"; null, as in the next three, when there is no readable date. */
  date(iso: string | null | undefined): string | null
  /** "terça-feira, 27 de março de 2018" */
  dateWithWeekday(iso: string | null | undefined): string | null
  /** "ter, 27 de mar", without the year: for dates close to today. */
  dayOfWeek(iso: string | null | undefined): string | null
  /** "27/03/2018", for tables; "27 Mar 2018" in English, whose readers disagree on the order of day and month. */
  dateShort(iso: string | null | undefined): string | null
  /** "14h32", "07h30" from the wall clock in the text; null when the text holds no time. */
  time(iso: string | null | undefined): string | null
  /** "14h32" by the school's clock, from a moment in milliseconds since the epoch. */
  clock(at: number): string
  /** "07:30" of a timetable → "07h30"; any other text is returned unchanged. */
  hour(text: string): string
  /** "segunda-feira" for 1 … "domingo" for 7. */
  weekday(diaSemana: number): string
  /** "seg" for 1 … "dom" for 7. */
  weekdayShort(diaSemana: number): string
  /** "Ana, Pedro e Rui"; "8,0; 7,4 e 7,0" where an item holds a comma */
  list(items: readonly string[]): string
}

function makeFormats(language: Language): Formats {
  const written = (way: keyof ReturnType<typeof writeDay>) => (iso: string | null | undefined) => {
    const clock = wallClock(iso)
    return clock && writeDay(language, clock.utc)[way]
  }
  const hours = (hour: string, minute: string) => `${hour.padStart(2, '0')}${language === 'pt-BR' ? 'h' : ':'}${minute}`
  const time = (wall: string) => hours(wall.slice(11, 13), wall.slice(14, 16))
  return {
    grade: (value, decimals) => formatNota(value, decimalOf(language), decimals),
    number: (value, decimals) => writeNumber(language, value, decimals),
    percent: (share) => `${writeNumber(language, share * 100, 0)}${language === 'es' ? '\u00a0' : ''}%`,
    date: written('date'),
    dateWithWeekday: written('dateWithWeekday'),
    dayOfWeek: written('dayOfWeek'),
    dateShort: written('dateShort'),
    time: (iso) => (iso && wallClock(iso)?.hasTime ? time(iso) : null),
    clock: (at) => time(wallClockAt(at)),
    hour(text) {
      const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? []
      return hour && minute ? hours(hour, minute) : text
    },
    weekday: (diaSemana) => writeWeekday(language, diaSemana),
    weekdayShort: (diaSemana) => shorten(writeWeekday(language, diaSemana)),
    list: (items) => writeList(language, items),
  }
}

const made = new Map<Language, Formats>()
/** The formats of a language, made once and reused. */
export function formatsFor(language: Language): Formats {
  const formats = made.get(language) ?? makeFormats(language)
  made.set(language, formats)
  return formats
}
