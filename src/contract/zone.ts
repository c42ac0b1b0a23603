/** The school's zone, for moments that come without a wall clock of their own. Settings name it at start; the first page needs no more. */

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
