/** Distance between two positions. 0 is a valid coordinate: nothing here tests a coordinate for truthiness. */

/** A position in decimal degrees (WGS 84). */
export interface Posicao {
  latitude: number
  longitude: number
}

/** Mean radius of the Earth in metres (IUGG). */
const radius = 6_371_008.8

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Metres between two positions along the great circle, by haversine. Accurate to about 0.5 % (the Earth is
 * not a sphere).
 */
export function distanceMeters(a: Posicao, b: Posicao): number {
  const latitude = radians(b.latitude - a.latitude)
  const longitude = radians(b.longitude - a.longitude)
  const h =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Rounds metres to a credible precision: 18 → 18, 63 → 65, 812 → 810, 1730 → 1700, 12_340 → 12_000. */
export function roughly(meters: number): number {
  const step = meters < 30 ? 1 : meters < 100 ? 5 : meters < 1000 ? 10 : meters < 10_000 ? 100 : 1000
  return Math.max(1, Math.round(meters / step) * step)
}

/**
 * The position `north` metres to the north and `east` metres to the east of `from`. Accurate for distances
 * within a town.
 */
export function moved(from: Posicao, north: number, east: number): Posicao {
  const degree = (radius * Math.PI) / 180
  return {
    latitude: from.latitude + north / degree,
    longitude: from.longitude + east / (degree * Math.cos(radians(from.latitude))),
  }
}
