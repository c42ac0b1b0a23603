/** The worker script of the pretended service, taken from the installed package: never kept in public/, never shipped. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const fileName = 'mockServiceWorker.js'

/** When the last page is left, MSW's worker takes itself away; a reload is such a moment, and the next page may find a worker that is just going. */
const leaving = 'await self.registration.unregister()'

/** Without that line the worker stays: with no page to serve it lets everything pass. */
function source(): string {
  const [before = '', after, more] = readFileSync(
    createRequire(import.meta.url).resolve(`msw/${fileName}`),
    'utf8',
  ).split(leaving)
  if (after === undefined || more !== undefined) throw new Error(`MSW's worker no longer leaves by ${leaving}`)
  return before + after
}

/** Serves the worker in development and writes it into a build of the demonstration. */
export function mockWorker(): Plugin {
  return {
    name: 'portal-mock-worker',
    configureServer(server) {
      server.middlewares.use(`${server.config.base}${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
        response.setHeader('Cache-Control', 'no-cache')
        response.end(source())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: source() })
    },
  }
}
