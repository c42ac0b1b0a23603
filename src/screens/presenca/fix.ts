/** A position from the device ("fix"), its age, and the choice of the best of several. */
import { distanceMeters } from '@/domain/geo'

/** Decimal degrees; 0 is a valid value. `accuracy` in metres (68 % of readings lie within). */
export interface Fix {
  latitude: number
  longitude: number
  accuracy: number
  /** When the device measured it: milliseconds since the epoch. */
  at: number
  /** When it reached the page, by `performance.now()`, a clock that nobody can set. */
  received: number
}

/** Milliseconds. An older position says where the phone was, and not where it is. */
export const freshFor = 30_000

/** Age in milliseconds by the clock that gives more: a clock that is set back must not make an old position fresh. */
export const ageOf = (fix: Fix, now = Date.now(), ticks = performance.now()): number =>
  Math.max(now - fix.at, ticks - fix.received)
export const isFresh = (fix: Fix, now?: number, ticks?: number): boolean => ageOf(fix, now, ticks) <= freshFor

/** Converts a position of the browser; null when it has no coordinates. A missing accuracy becomes Infinity. */
function fixOf(position: GeolocationPosition, received: number): Fix | null {
  const { latitude, longitude, accuracy } = position.coords
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null
  const wide = accuracy >= 0 ? accuracy : Infinity
  return { latitude, longitude, accuracy: wide, at: position.timestamp, received }
}

/** Milliseconds by which two clocks may differ about the time between two positions. */
const jitter = 2_000
/**
 * Returns a converter for a series of positions. Two positions measured as far apart as they arrived are fresh, even
 * where the device's clock is minutes ahead of the satellites' clock: a cached position keeps its timestamp.
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

/** The most accurate fresh position, of equal ones the later. Drops positions that the person has walked away from. */
export function bestOf(fixes: readonly Fix[], now = Date.now(), ticks = performance.now()): Fix | null {
  const fresh = fixes.filter((fix) => isFresh(fix, now, ticks))
  const last = fresh.at(-1)
  if (!last) return null
  const here = fresh.filter((fix) => distanceMeters(fix, last) <= fix.accuracy + last.accuracy)
  return here.reduce((best, fix) => (fix.accuracy <= best.accuracy ? fix : best), last)
}

/** A word for an accuracy: `good` up to 20 m, `fair` up to `enough` (sent without a warning), else `low`. */
export const qualityOf = (accuracy: number, enough: number): 'good' | 'fair' | 'low' =>
  accuracy > enough ? 'low' : accuracy <= excellent ? 'good' : 'fair'
/** Metres: a better accuracy is not worth waiting for. */
export const excellent = 20
