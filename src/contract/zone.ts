/**
 * The school's time zone, for moments without an offset of their own. The settings name it at start; the first page
 * needs no more.
 */

let zone = 'America/Sao_Paulo'

/** Sets the zone in which moments without an offset are read (`settings.timeZone`). */
export function readMomentsIn(timeZone: string): void {
  zone = timeZone
}

/** The part of Temporal that is used; not every supported browser has Temporal. */
interface Moments {
  Instant: {
    fromEpochMilliseconds(ms: number): { toZonedDateTimeISO(timeZone: string): { offsetNanoseconds: number } }
  }
}
// read lazily: browsers initialise Temporal at its first use
const temporal = () => (globalThis as { Temporal?: Moments }).Temporal

const clocks = new Map<string, Intl.DateTimeFormat>()
/** The formatter of a zone for browsers without Temporal, made once, since one reply may hold hundreds of moments. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    clocks.set(timeZone, clock)
  }
  return clock
}

/** Temporal comes first, since creating a date formatter takes 10 ms, 100 on a cheap phone. */
function offsetAsked(ms: number, timeZone: string): number {
  const moment = temporal()?.Instant.fromEpochMilliseconds(ms)
  if (moment) return Math.round(moment.toZonedDateTimeISO(timeZone).offsetNanoseconds / 60e9)
  const written = clockOf(timeZone).format(ms)
  const local = Date.parse(`${written.replace(' ', 'T')}Z`)
  return Math.round((local - ms) / 60_000)
}

/** Milliseconds; since 1972 clocks change at quarters of an hour only. */
const quarter = 900_000
/** The last day whose year has four digits in every zone; clocks of the day after it are not read. */
const last = Date.UTC(9999, 11, 30)
/** By zone and quarter: one page may hold hundreds of moments of a few days. */
const offsets = new Map<string, number>()
/**
 * The offset of a zone from UTC at a moment, in minutes; the school's zone by default.
 * @throws RangeError for a zone that the browser does not know
 */
export function offsetAt(ms: number, timeZone = zone): number {
  const start = Math.floor(Math.min(ms, last) / quarter) * quarter
  const key = `${timeZone} ${start}`
  const known = offsets.get(key) ?? offsetAsked(start, timeZone)
  offsets.set(key, known)
  return known
}

/** Whether the browser knows a zone of this name; the zone in use counts as known. */
export function isZone(timeZone: string): boolean {
  try {
    return timeZone === zone || Number.isInteger(offsetAt(0, timeZone))
  } catch {
    return false
  }
}
