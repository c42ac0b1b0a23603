/** The school's zone, for moments that come without a wall clock of their own. Settings name it at start. */

let zone = 'America/Sao_Paulo'

/** From now on moments without an offset are read in this zone (`settings.timeZone`). */
export function readMomentsIn(timeZone: string): void {
  zone = timeZone
}

/** The part of Temporal that is used: not every browser of the target has it. */
interface Moments {
  Instant: {
    fromEpochMilliseconds(ms: number): { toZonedDateTimeISO(timeZone: string): { offsetNanoseconds: number } }
  }
}
// asked for when it is needed: a browser makes it with the first question
const temporal = () => (globalThis as { Temporal?: Moments }).Temporal

const clocks = new Map<string, Intl.DateTimeFormat>()
/** The clock of a zone in a browser without Temporal, made once: a page of answers holds hundreds of moments. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    clocks.set(timeZone, clock)
  }
  return clock
}

/**
 * How far a zone's clock is from UTC at a moment, in minutes; the school's where none is named. Asked of Temporal first: a
 * writer of dates takes 10 ms to be made, 100 on a cheap phone.
 * @throws RangeError for a zone that the browser does not know
 */
export function offsetAt(ms: number, timeZone = zone): number {
  // it refuses parts of a millisecond
  const moment = temporal()?.Instant.fromEpochMilliseconds(Math.floor(ms))
  if (moment) return Math.round(moment.toZonedDateTimeISO(timeZone).offsetNanoseconds / 60e9)
  const written = clockOf(timeZone).format(ms)
  const local = Date.parse(`${written.replace(' ', 'T')}Z`)
  return Math.round((local - ms) / 60_000)
}

/** Whether the browser knows a zone of this name. It knows the one in use. */
export function isZone(timeZone: string): boolean {
  try {
    return timeZone === zone || Number.isInteger(offsetAt(0, timeZone))
  } catch {
    return false
  }
}

/** What a zone's clock shows at a moment, `2026-11-20T23:59`; the school's where none is named. */
export const wallClockAt = (ms: number, timeZone = zone): string =>
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

/** The moment at which the school's clock shows a date and a time, `2026-11-20T23:59:59.999`; NaN for no such text. */
export function momentAtSchool(wallClock: string): number {
  const asUtc = Date.parse(`${wallClock}Z`)
  // before 1900 no school kept a clock of its own
  if (Number.isNaN(asUtc) || new Date(asUtc).getUTCFullYear() < 1900) return asUtc
  // around a change of the clock the first guess may take the other side's offset
  const guess = asUtc - offsetAt(asUtc) * 60_000
  return asUtc - offsetAt(guess) * 60_000
}

/** The moment of a date-time of the service, in milliseconds: by its offset, without one by the school's clock. NaN for no such text. */
export const momentOf = (text: string): number =>
  /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? Date.parse(text) : momentAtSchool(text)

/**
 * A date-time as the school's clock shows it. One that carries another offset (services that write UTC) is rewritten, for
 * limits that are both shown and judged: a family must not read another hour than the one that counts.
 */
export function bySchoolClock(text: string): string {
  // of years that a clock of a school shows
  const offset = /^(?:19|[2-8]\d)\d\d-\d\d-\d\dT\d\d:\d\d.*?(Z|[+-]\d\d:?\d\d)$/i.exec(text)?.[1]
  const at = offset === undefined ? NaN : Date.parse(text)
  if (Number.isNaN(at) || offset === schoolOffset(at)) return text
  const seconds = /T\d\d:\d\d:(\d\d)/.exec(text)?.[1] ?? '00'
  return `${wallClockAt(at)}:${seconds}${schoolOffset(at)}`
}
