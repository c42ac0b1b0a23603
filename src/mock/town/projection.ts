/** From degrees to the metres of the town's plan, and from a tile's number to its place there (Web Mercator). */
import type { Posicao } from '@/domain/geo'

/** Metres from the middle of the town, to the east and to the south. */
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
/** Metres around the world at the latitude of the town. */
const around = 40_075_016.7 * Math.cos(radians(center.latitude))

/** Where a place lies, in metres east and south of the middle of the town. */
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
/** The closest zoom with tiles of its own; they are drawings, so the map may enlarge them. */
export const townZoom = 16

/** The numbers of the tiles of zoom `z` that the town touches. */
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
/** Degrees that the tiles cover. */
export const townBounds = {
  south: latitudeAt(reach),
  west: longitudeAt(-reach),
  north: latitudeAt(-reach),
  east: longitudeAt(reach),
}
