/** A position as the device told it, how old it is, and which of several is the one to send (decisions §13). */
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
export function fixOf(position: GeolocationPosition, received = performance.now()): Fix | null {
  const { latitude, longitude, accuracy } = position.coords
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null
  const wide = Number.isFinite(accuracy) && accuracy >= 0 ? accuracy : Infinity
  return { latitude, longitude, accuracy: wide, at: position.timestamp, received }
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
