/** Converts between moments and the wall clock of the school. */
import { offsetAt } from './zone'

/** The wall clock of a zone at a moment, `2026-11-20T23:59`; the school's zone by default. */
export const wallClockAt = (ms: number, timeZone?: string): string =>
  new Date(ms + offsetAt(ms, timeZone) * 60_000).toISOString().slice(0, 16)

/** The school's day at a moment, `2026-11-20`. */
export const schoolDay = (ms: number): string => wallClockAt(ms).slice(0, 10)

const two = (n: number) => String(n).padStart(2, '0')

/** `-03:00` for -180. */
export function writeOffset(minutes: number): string {
  const hours = Math.floor(Math.abs(minutes) / 60)
  return `${minutes < 0 ? '-' : '+'}${two(hours)}:${two(Math.abs(minutes) % 60)}`
}

/** The offset of the school's clock at a moment, `-03:00`. Before 1900, without time zones, UTC is used. */
export function schoolOffset(ms: number): string {
  if (!(Math.abs(ms) <= 8.64e15) || new Date(ms).getUTCFullYear() < 1900) return '+00:00'
  return writeOffset(offsetAt(ms))
}

/**
 * The moment (milliseconds) of a wall-clock time at the school, `2026-11-20T23:59:59.999`; NaN for other text. An hour
 * that occurs twice counts as the first, for a deadline (`isEnd`) as the last.
 */
export function momentAtSchool(wallClock: string, isEnd = false): number {
  const asUtc = Date.parse(`${wallClock}Z`)
  // before 1900 there were no time zones
  if (Number.isNaN(asUtc) || new Date(asUtc).getUTCFullYear() < 1900) return asUtc
  const [before = NaN, after = NaN] = [-1, 1].map((days) => asUtc - offsetAt(asUtc + days * 86_400_000) * 60_000)
  // when clocks go back a time occurs twice; when they go forward it never occurs, and the offset before the
  // change is used
  const shown = [before, after].filter((at) => at + offsetAt(at) * 60_000 === asUtc)
  return (isEnd ? shown.at(-1) : shown[0]) ?? before
}

/**
 * The moment of a date-time of the service, in milliseconds: by its offset, or without one by the school's clock
 * (`isEnd` as above). NaN for other text.
 */
export const momentOf = (text: string, isEnd = false): number =>
  /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? Date.parse(text) : momentAtSchool(text, isEnd)

/**
 * A date-time in the school's wall clock. Another offset (services that write UTC) is converted, because deadlines are
 * both shown and compared: a family must not read another hour than the one that counts.
 */
export function bySchoolClock(written: string): string {
  // some services write the end of a day as 24:00
  const text = written.replace(/[T ]24:00(?::00(?:\.0+)?)?/, 'T23:59:59')
  // only years from 1900 to 8999
  const offset = /^(?:19|[2-8]\d)\d\d-\d\d-\d\dT\d\d:\d\d.*?(Z|[+-]\d\d:?\d\d)$/i.exec(text)?.[1]
  const at = offset === undefined ? NaN : Date.parse(text)
  if (Number.isNaN(at) || offset === schoolOffset(at)) return text
  const seconds = /T\d\d:\d\d:(\d\d)/.exec(text)?.[1] ?? '00'
  return `${wallClockAt(at)}:${seconds}${schoolOffset(at)}`
}
