// The map of the demonstration's town: each place of the seed stands on a tile that exists, drawn light and safe.
import { expect, test } from 'vitest'
import { escolas } from '@/mock/seed/schools'
import { drawTile, tiles } from '@/mock/town/tile'
import { metersOf, tileSquare, townBounds, townZoom } from '@/mock/town/projection'

const ink = (token: string) => `[${token}]`
const tileOf = (z: number, place: { latitude: number; longitude: number }) => {
  const { x, y } = metersOf(place)
  return tiles().find((tile) => {
    const square = tileSquare(tile.z, tile.x, tile.y)
    const right = x - square.x
    const down = y - square.y
    return tile.z === z && right >= 0 && right < square.side && down >= 0 && down < square.side
  })
}

test('a tile has the number that every map asks for', () => {
  // by the usual formula of slippy maps
  const { latitude, longitude } = { latitude: -26.9101, longitude: -48.6606 }
  const phi = (latitude * Math.PI) / 180
  const x = Math.floor(((longitude + 180) / 360) * 2 ** 16)
  const y = Math.floor(((1 - Math.log(Math.tan(phi) + 1 / Math.cos(phi)) / Math.PI) / 2) * 2 ** 16)
  expect(tileOf(16, { latitude, longitude })).toEqual({ z: 16, x, y })
})
test('every school stands on a tile of the closest zoom, with its name, inside the bounds', () => {
  const placed = escolas.flatMap(({ nome, place }) => (place ? [{ nome, place }] : []))
  expect(placed).toHaveLength(11)
  for (const { nome, place } of placed) {
    const tile = tileOf(townZoom, place)
    expect(tile, nome).toBeDefined()
    expect(drawTile(tile?.z ?? 0, tile?.x ?? 0, tile?.y ?? 0, ink)).toContain(nome)
    expect(place.latitude).toBeGreaterThan(townBounds.south)
    expect(place.latitude).toBeLessThan(townBounds.north)
    expect(place.longitude).toBeGreaterThan(townBounds.west)
    expect(place.longitude).toBeLessThan(townBounds.east)
  }
})
test('all tiles together are light, hold no script and no style, and take every colour from the look', () => {
  const drawn = tiles().map(({ z, x, y }) => drawTile(z, x, y, ink))
  expect(drawn.length).toBeLessThan(150)
  expect(drawn.join('').length).toBeLessThan(200_000)
  for (const picture of drawn) {
    expect(picture).not.toMatch(/<script|style=|href|#[0-9a-f]{3}/i)
    expect(picture).not.toMatch(/NaN|undefined/)
  }
})
