/** A position as the device told it, how old it is, and which of several is the one to send. */
import { distanceMeters } from '@/domain/geo'

/** Decimal degrees; 0 is a place like any other. `accuracy` in metres (68 % of readings lie within). */
export interface Fix {
  latitude: number
  longitude: number
  accuracy: number
  /** When the device took it: milliseconds since the epoch. */
  at: number
  /** When it reached us, by `performance.now()`, which nobody can set. */
  received: number
}

/** Milliseconds. An older position says where the phone was, not where it is. */
export const freshFor = 30_000

/** Milliseconds since the position was taken, by the clock that says more: setting one back must not make it fresh. */
export const ageOf = (fix: Fix, now = Date.now(), ticks = performance.now()): number =>
  Math.max(0, now - fix.at, ticks - fix.received)
export const isFresh = (fix: Fix, now?: number, ticks?: number): boolean => ageOf(fix, now, ticks) <= freshFor

/** Reads what the browser gives; null when it is not a position at all. A missing accuracy is the worst one. */
function fixOf(position: GeolocationPosition, received: number): Fix | null {
  const { latitude, longitude, accuracy } = position.coords
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null
  const wide = Number.isFinite(accuracy) && accuracy >= 0 ? accuracy : Infinity
  return { latitude, longitude, accuracy: wide, at: position.timestamp, received }
}

/** Milliseconds by which two clocks may differ in how long it was from one position to the next. */
const jitter = 2_000
/**
 * Reads one position after the other. Two that were taken as far apart as they came are of now, even where the clock of
 * this device is minutes ahead of that of its satellites: what is kept from before does not go on by itself.
 */
export function createFixes(): (position: GeolocationPosition, received?: number) => Fix | null {
  let before: Fix | null = null
  return (position, received = performance.now()) => {
    const fix = fixOf(position, received)
    if (!fix) return null
    const isMeasured =
      before !== null && fix.at > before.at && Math.abs(fix.at - before.at - (fix.received - before.received)) < jitter
    before = fix
    return isMeasured && !isFresh(fix) ? { ...fix, at: Date.now() } : fix
  }
}

/** The most accurate fresh position, of equal ones the later; without those from which the person has walked away. */
export function bestOf(fixes: readonly Fix[], now = Date.now(), ticks = performance.now()): Fix | null {
  const fresh = fixes.filter((fix) => isFresh(fix, now, ticks))
  const last = fresh.at(-1)
  if (!last) return null
  const here = fresh.filter((fix) => distanceMeters(fix, last) <= fix.accuracy + last.accuracy)
  return here.reduce((best, fix) => (fix.accuracy <= best.accuracy ? fix : best), last)
}

/** How an accuracy is told: `good` up to 20 m, `fair` up to what is sent without a warning, else `low`. */
export const qualityOf = (accuracy: number, enough: number): 'good' | 'fair' | 'low' =>
  accuracy > enough ? 'low' : accuracy <= excellent ? 'good' : 'fair'
/** Metres: nothing better is worth waiting for. */
export const excellent = 20
