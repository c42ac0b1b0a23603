/** Moments as the clock of the school shows them, and back. */
import { offsetAt } from './zone'

/** What a zone's clock shows at a moment, `2026-11-20T23:59`; the school's where none is named. */
export const wallClockAt = (ms: number, timeZone?: string): string =>
  new Date(ms + offsetAt(ms, timeZone) * 60_000).toISOString().slice(0, 16)

/** The day that the school's clock shows at a moment, `2026-11-20`. */
export const schoolDay = (ms: number): string => wallClockAt(ms).slice(0, 10)

const two = (n: number) => String(n).padStart(2, '0')

/** `-03:00` for -180. */
export function writeOffset(minutes: number): string {
  const hours = Math.floor(Math.abs(minutes) / 60)
  return `${minutes < 0 ? '-' : '+'}${two(hours)}:${two(Math.abs(minutes) % 60)}`
}

/** `-03:00`: the offset of the school's clock at a moment. Before 1900 no school kept one: the moment stays in UTC. */
export function schoolOffset(ms: number): string {
  if (!(Math.abs(ms) <= 8.64e15) || new Date(ms).getUTCFullYear() < 1900) return '+00:00'
  return writeOffset(offsetAt(ms))
}

/** The moment at which the school's clock shows a date and a time, `2026-11-20T23:59:59.999`; NaN for no such text. An hour that comes twice is the first; of a limit (`isEnd`) the last. */
export function momentAtSchool(wallClock: string, isEnd = false): number {
  const asUtc = Date.parse(`${wallClock}Z`)
  // before 1900 no school kept a clock of its own
  if (Number.isNaN(asUtc) || new Date(asUtc).getUTCFullYear() < 1900) return asUtc
  const [before = NaN, after = NaN] = [-1, 1].map((days) => asUtc - offsetAt(asUtc + days * 86_400_000) * 60_000)
  // a clock that is set back shows it twice; one that is set forward never: then it is the moment by the offset before
  const shown = [before, after].filter((at) => at + offsetAt(at) * 60_000 === asUtc)
  return (isEnd ? shown.at(-1) : shown[0]) ?? before
}

/** The moment of a date-time of the service, in milliseconds: by its offset, without one by the school's clock (`isEnd` as above). NaN for no such text. */
export const momentOf = (text: string, isEnd = false): number =>
  /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? Date.parse(text) : momentAtSchool(text, isEnd)

/**
 * A date-time as the school's clock shows it. One that carries another offset (services that write UTC) is rewritten, for
 * limits that are both shown and judged: a family must not read another hour than the one that counts.
 */
export function bySchoolClock(written: string): string {
  // the end of a day as some write it
  const text = written.replace(/[T ]24:00(?::00(?:\.0+)?)?/, 'T23:59:59')
  // of years that a clock of a school shows
  const offset = /^(?:19|[2-8]\d)\d\d-\d\d-\d\dT\d\d:\d\d.*?(Z|[+-]\d\d:?\d\d)$/i.exec(text)?.[1]
  const at = offset === undefined ? NaN : Date.parse(text)
  if (Number.isNaN(at) || offset === schoolOffset(at)) return text
  const seconds = /T\d\d:\d\d:(\d\d)/.exec(text)?.[1] ?? '00'
  return `${wallClockAt(at)}:${seconds}${schoolOffset(at)}`
}
