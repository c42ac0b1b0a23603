/**
 * The school's calendar and clock: days `AAAA-MM-DD`, moments ISO 8601. ASSUMED (decisions §10): -03:00 all year,
 * without daylight saving.
 */
import { addDays, weekdayIn } from '@/domain/dates'

const offset = '-03:00'
/** The school's wall clock at a moment (milliseconds since the epoch), as ISO 8601 text. */
const wallClock = (now: number) => new Date(now - 3 * 3_600_000).toISOString()

/** The school's day of a moment (milliseconds since the epoch). */
export const dayOf = (now: number): string => wallClock(now).slice(0, 10)

/** The school's hour of a moment, `HH:mm`. */
export const hourOf = (now: number): string => wallClock(now).slice(11, 16)

/** The moment as text with the school's offset. */
export const textOf = (now: number): string => `${wallClock(now).slice(0, 19)}${offset}`

/** An hour `HH:mm` of a day as ISO 8601 text. */
export const dataHora = (dia: string, hour: string): string => `${dia}T${hour}:00${offset}`

/** The last second of a day as ISO 8601 text. */
export const endOfDay = (dia: string): string => `${dia}T23:59:59${offset}`

/** The day itself, or the Monday after it when it is a weekend. */
export function schoolDayFrom(dia: string): string {
  const weekday = weekdayIn(dia)
  return weekday > 5 ? addDays(dia, 8 - weekday) : dia
}

/** `2026-11-20T08:00:00-03:00` → `20/11/2026 às 08h00`, in the words of the service. */
export function momentInWords(em: string): string {
  const found = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})/.exec(em)
  return found ? `${found[3]}/${found[2]}/${found[1]} às ${hourInWords(found[4] ?? '')}` : em
}

/** `07:10` → `07h10`. */
export const hourInWords = (hour: string): string => hour.replace(':', 'h')

/** 430 minutes since midnight → `07:10`. */
export const hourOfMinutes = (total: number): string =>
  `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
