/** Converts degrees to metres of the town's plan, and tile numbers to squares of it (Web Mercator). */
import type { Posicao } from '@/domain/geo'

/** Metres east and south of the centre of the town. */
export interface Spot {
  x: number
  y: number
}

const center: Posicao = { latitude: -26.91, longitude: -48.669 }
const radians = (degrees: number) => (degrees * Math.PI) / 180
/** The world as a square of side 1. */
const world = ({ latitude, longitude }: Posicao): Spot => ({
  x: (longitude + 180) / 360,
  y: (1 - Math.asinh(Math.tan(radians(latitude))) / Math.PI) / 2,
})
const origin = world(center)
/** The Earth's circumference at the latitude of the town, in metres. */
const around = 40_075_016.7 * Math.cos(radians(center.latitude))

/** The position of a place in metres east and south of the centre of the town. */
export function metersOf(place: Posicao): Spot {
  const { x, y } = world(place)
  return { x: (x - origin.x) * around, y: (y - origin.y) * around }
}

/** A tile's upper left corner and its side, in metres. */
export function tileSquare(z: number, x: number, y: number): Spot & { side: number } {
  const side = around / 2 ** z
  return { x: x * side - origin.x * around, y: y * side - origin.y * around, side }
}

/** Half the side of the square that the tiles cover, in metres. */
const reach = 2100
/** The highest zoom with tiles of its own; they are SVG, so the map can enlarge them. */
export const townZoom = 16

/** The numbers of the tiles of zoom `z` that cover the town. */
export function tilesWithin(z: number): { x: number; y: number }[] {
  const number = (at: number, meters: number) => Math.floor((at + meters / around) * 2 ** z)
  const range = (at: number) => {
    const first = number(at, -reach)
    return Array.from({ length: number(at, reach) - first + 1 }, (_, i) => first + i)
  }
  return range(origin.x).flatMap((x) => range(origin.y).map((y) => ({ x, y })))
}

const latitudeAt = (south: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * (origin.y + south / around)))) * 180) / Math.PI
const longitudeAt = (east: number) => (origin.x + east / around) * 360 - 180
/** The area that the tiles cover, in degrees. */
export const townBounds = {
  south: latitudeAt(reach),
  west: longitudeAt(-reach),
  north: latitudeAt(-reach),
  east: longitudeAt(reach),
}
