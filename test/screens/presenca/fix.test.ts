// Which position is sent: fresh, the best one, and where the person is now.
import { describe, expect, test } from 'vitest'
import { ageOf, bestOf, createFixes, type Fix, isFresh, qualityOf } from '@/screens/presenca/fix'

const now = 1_000_000_000
const ticks = 500_000
const fix = (accuracy: number, age: number, more: Partial<Fix> = {}): Fix => ({
  latitude: -26.9,
  longitude: -48.7,
  accuracy,
  at: now - age,
  received: ticks - age,
  ...more,
})

describe('the age of a position', () => {
  test('is that of the clock that says more', () => {
    expect(ageOf(fix(5, 1000), now, ticks)).toBe(1000)
    expect(ageOf(fix(5, 1000, { at: now - 40_000 }), now, ticks)).toBe(40_000)
    // the phone's clock was set back while the page was open
    expect(ageOf(fix(5, 0, { at: now + 90_000, received: ticks - 31_000 }), now, ticks)).toBe(31_000)
  })
  test('30 s is fresh, a millisecond more is not', () => {
    expect(isFresh(fix(5, 30_000), now, ticks)).toBe(true)
    expect(isFresh(fix(5, 30_001), now, ticks)).toBe(false)
  })
})

describe('the best position', () => {
  test('is the most accurate of the last 30 s', () => {
    const fixes = [fix(5, 31_000), fix(18, 20_000), fix(60, 1_000)]
    expect(bestOf(fixes, now, ticks)?.accuracy).toBe(18)
  })
  test('of two alike is the later', () => {
    const later = fix(18, 1_000)
    expect(bestOf([fix(18, 9_000), later], now, ticks)).toBe(later)
  })
  test('is not one from which the person has walked away', () => {
    const there = fix(5, 20_000, { latitude: -26.905 })
    const here = fix(30, 1_000)
    expect(bestOf([there, here], now, ticks)).toBe(here)
  })
  test('may be one from a few steps away: the two circles overlap', () => {
    // 28 m apart
    const [there, here] = [fix(18, 20_000, { latitude: -26.90025 }), fix(20, 1_000)]
    expect(bestOf([there, here], now, ticks)).toBe(there)
  })
  test('is none when all are old', () => {
    expect(bestOf([fix(5, 31_000)], now, ticks)).toBeNull()
    expect(bestOf([], now, ticks)).toBeNull()
  })
})

const positionOf = (coords: object, timestamp = Date.now()) => ({ coords, timestamp }) as unknown as GeolocationPosition

test('0 is a place like any other, and a missing accuracy is the worst', () => {
  const at = (coords: object) => positionOf(coords, now)
  expect(createFixes()(at({ latitude: 0, longitude: 0, accuracy: 5 }), ticks)).toEqual({
    latitude: 0,
    longitude: 0,
    accuracy: 5,
    at: now,
    received: ticks,
  })
  for (const accuracy of [NaN, -1, Infinity, undefined])
    expect(createFixes()(at({ latitude: 1, longitude: 2, accuracy }))?.accuracy).toBe(Infinity)
  expect(createFixes()(at({ latitude: NaN, longitude: 2, accuracy: 5 }))).toBeNull()
  expect(createFixes()(at({ latitude: 1, longitude: NaN, accuracy: 5 }))).toBeNull()
})

describe('a device whose clock is a minute ahead of its satellites', () => {
  const here = { latitude: -26.9, longitude: -48.7, accuracy: 8 }
  const behind = 60_000
  /** A reading so many milliseconds ago, which came as much later as it says. */
  const taken = (ago: number, lag = behind) =>
    [positionOf(here, Date.now() - ago - lag), performance.now() - ago] as const
  test('goes on measuring: what comes next is of now', () => {
    const read = createFixes()
    const [first, second] = [read(...taken(1_000)), read(...taken(0))]
    expect([first && isFresh(first), second && isFresh(second)]).toEqual([false, true])
  })
  test('a position from before that is told again is as old as it was', () => {
    const read = createFixes()
    const old = positionOf(here, Date.now() - behind)
    const fixes = [read(old, performance.now() - 1_000), read(old, performance.now())]
    expect(fixes.map((one) => one && isFresh(one))).toEqual([false, false])
  })
  test('positions from before that come all at once are old', () => {
    const read = createFixes()
    const fixes = [read(...taken(0, behind + 10_000)), read(...taken(0))]
    expect(fixes.map((one) => one && isFresh(one))).toEqual([false, false])
  })
})

test.each([
  [20, 'good'],
  [20.1, 'fair'],
  [100, 'fair'],
  [100.1, 'low'],
  [Infinity, 'low'],
] as const)('an accuracy of %d m is %s', (meters, quality) => {
  expect(qualityOf(meters, 100)).toBe(quality)
})

test('what is not enough for a school with a small limit is never called good', () => {
  expect(qualityOf(15, 10)).toBe('low')
})
