/**
 * The map tiles of the demonstration's town: drawn on request in development, written as files into its
 * build, never shipped.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Draws the town. It belongs to the pretended service, so `vite.config.ts` passes it in. */
interface Town {
  tiles: () => { z: number; x: number; y: number }[]
  drawTile: (z: number, x: number, y: number, ink: (token: string) => string) => string
}

/** The light colour of a design token; the map darkens its tiles by itself. */
function inks(): (token: string) => string {
  const tokens = readFileSync(join(import.meta.dirname, '../ui/look/tokens.css'), 'utf8')
  return (token) => new RegExp(`${token}: var\\(--light, ([^()]+)\\)`).exec(tokens)?.[1] ?? 'none'
}

/** Serves and writes tiles at the addresses of the demonstration's `map.tileUrl`. */
export function townTiles({ tiles, drawTile }: Town): Plugin {
  return {
    name: 'portal-town-tiles',
    configureServer(server) {
      const ink = inks()
      server.middlewares.use(`${server.config.base}mapa/`, (request, response, next) => {
        const [z, x, y] = (request.url ?? '').split(/[/.]/).filter(Boolean).map(Number)
        const known = tiles().some((tile) => tile.z === z && tile.x === x && tile.y === y)
        if (!known || z === undefined || x === undefined || y === undefined) {
          next()
          return
        }
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(drawTile(z, x, y, ink))
      })
    },
    generateBundle() {
      const ink = inks()
      for (const { z, x, y } of tiles()) {
        const fileName = `mapa/${String(z)}/${String(x)}/${String(y)}.svg`
        this.emitFile({ type: 'asset', fileName, source: drawTile(z, x, y, ink) })
      }
    },
  }
}
