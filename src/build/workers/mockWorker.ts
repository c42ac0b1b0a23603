/**
 * The worker script of the pretended service, taken from the installed package: never kept in public/, never shipped.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const fileName = 'mockServiceWorker.js'

/**
 * The line by which MSW's worker unregisters when the last page closes. A reload does that too, and the next page may
 * then find a worker that is being removed.
 */
const leaving = 'await self.registration.unregister()'

/** The worker without that line: it stays registered, and passes requests through while no page uses it. */
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
