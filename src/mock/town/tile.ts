/** Draws one map tile of Vila Serena as SVG, in given colours. */
import { plan, type Shape } from './plan.ts'
import { type Spot, tilesWithin, tileSquare, townZoom } from './projection.ts'

const farthest = 3
const pixels = 256
const n = (value: number) => String(Math.round(value * 10) / 10)
const path = (points: readonly Spot[]) => points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')

/** Metres that a shape extends beyond its points. */
function marginOf(shape: Shape, pixel: number): number {
  if (shape.kind === 'area') return 0
  if (shape.kind === 'line') return Math.max(shape.width, pixel)
  return (shape.text.length * sizeOf(shape, pixel)) / 2
}
const sizeOf = ({ size }: Extract<Shape, { kind: 'words' }>, pixel: number) =>
  'meters' in size ? size.meters : size.pixels * pixel

function markup(shape: Shape, pixel: number, ink: (token: string) => string): string {
  if (shape.kind === 'area') return `<path d="${path(shape.points)}Z" fill="${ink(shape.ink)}"/>`
  if (shape.kind === 'line') {
    const width = n(Math.max(shape.width, pixel))
    return `<path d="${path(shape.points)}" stroke="${ink(shape.ink)}" stroke-width="${width}"/>`
  }
  return `<text x="${n(shape.at.x)}" y="${n(shape.at.y)}" font-size="${n(sizeOf(shape, pixel))}" fill="${ink('--muted')}">${shape.text}</text>`
}

/** Draws one tile; `ink` returns the colour of a design token. */
export function drawTile(z: number, x: number, y: number, ink: (token: string) => string): string {
  const { x: left, y: top, side } = tileSquare(z, x, y)
  const pixel = side / pixels
  const seen = plan.filter((shape) => {
    if (z < shape.least || (shape.kind === 'words' && z > shape.most)) return false
    const margin = marginOf(shape, pixel)
    const points = shape.kind === 'words' ? [shape.at] : shape.points
    const touches = (axis: 'x' | 'y', from: number) =>
      Math.max(...points.map((spot) => spot[axis])) + margin >= from &&
      Math.min(...points.map((spot) => spot[axis])) - margin <= from + side
    return touches('x', left) && touches('y', top)
  })
  const view = [left, top, side, side].map(n).join(' ')
  const ground = `<rect x="${n(left - side)}" y="${n(top - side)}" width="${n(side * 3)}" height="${n(side * 3)}" fill="${ink('--bg')}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(pixels)}" height="${String(pixels)}" viewBox="${view}" fill="none" stroke-linecap="round" stroke-linejoin="round" text-anchor="middle" font-family="sans-serif">${ground}${seen.map((shape) => markup(shape, pixel, ink)).join('')}</svg>`
}

/** Every tile of the town, from the lowest zoom of the map to `townZoom`. */
export const tiles = (): { z: number; x: number; y: number }[] =>
  Array.from({ length: townZoom - farthest + 1 }, (_, i) => farthest + i).flatMap((z) =>
    tilesWithin(z).map((at) => ({ z, ...at })),
  )
