import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceMeters, moved, roughly } from '@/domain/geo'

const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distance', () => {
  test.each([
    ['a degree of latitude', { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, 111_195],
    ['a degree of longitude at 60°', { latitude: 60, longitude: 0 }, { latitude: 60, longitude: 1 }, 55_597],
    [
      'São Paulo to Rio',
      { latitude: -23.5505, longitude: -46.6333 },
      { latitude: -22.9068, longitude: -43.1729 },
      360_749,
    ],
    ['across the date line', { latitude: 0, longitude: 179.9995 }, { latitude: 0, longitude: -179.9995 }, 111],
    ['pole to pole', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 }, 20_015_115],
  ])('%s', (_, a, b, meters) => {
    expect(distanceMeters(a, b) / meters).toBeCloseTo(1, 2)
  })

  test('is zero to itself, the same both ways, and never more than half the Earth', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(distanceMeters(a, a)).toBe(0)
        expect(distanceMeters(a, b)).toBeCloseTo(distanceMeters(b, a), 3)
        expect(distanceMeters(a, b)).toBeGreaterThanOrEqual(0)
        expect(distanceMeters(a, b)).toBeLessThan(20_015_116)
      }),
    )
  })

  test('the way over a third place is never shorter', () => {
    fc.assert(
      fc.property(position, position, position, (a, b, c) => {
        // at the other end of the Earth half of the digits are gone: some 0.1 m of 20,000 km
        expect(distanceMeters(a, c)).toBeLessThanOrEqual(distanceMeters(a, b) + distanceMeters(b, c) + 0.5)
      }),
    )
  })

  test('moving some metres moves just that far, at 0 as anywhere else', () => {
    const school = fc.record({
      latitude: fc.oneof(fc.constant(0), fc.double({ min: -60, max: 60, noNaN: true })),
      longitude: fc.oneof(fc.constant(0), fc.double({ min: -179, max: 179, noNaN: true })),
    })
    const meters = fc.integer({ min: -500, max: 500 })
    fc.assert(
      fc.property(school, meters, meters, (from, north, east) => {
        expect(distanceMeters(from, moved(from, north, east))).toBeCloseTo(Math.hypot(north, east), 0)
      }),
    )
  })
})

test.each([
  [0.4, 1],
  [18.4, 18],
  [63, 65],
  [99, 100],
  [812, 810],
  [1730, 1700],
  [9960, 10_000],
  [12_340, 12_000],
])('%d m are told as %d', (meters, told) => {
  expect(roughly(meters)).toBe(told)
})
