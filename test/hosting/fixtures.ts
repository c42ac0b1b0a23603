/** The fixtures of tests of a host: the host with an echo service behind it, or with the pretended service. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { test as base } from '@playwright/test'
import { startMock } from '../e2e/servers/servers'
import { type Host, type Kind, startHost } from './hosts'

export interface Options {
  /** Set by the Playwright project, not by tests. */
  kind: Kind
}
/** A request as the echo service received it. */
export interface Heard {
  method: string | undefined
  url: string | undefined
  version: string
  headers: IncomingMessage['headers']
  bytes: number
}
interface WorkerFixtures extends Options {
  build: string
  echo: { address: string; answer: (how: (request: IncomingMessage, response: ServerResponse) => void) => void }
  /** The host with the echo behind it. */
  host: Host
  /** The host with the pretended service behind it. */
  portal: Host & { mock: string; check: () => Promise<void> }
}

/** Answers every request with the request itself as JSON. */
export const sayAll = (request: IncomingMessage, response: ServerResponse) => {
  let bytes = 0
  request.on('data', (chunk: Buffer) => (bytes += chunk.length))
  request.on('end', () => {
    const { method, url, httpVersion, headers } = request
    const heard: Heard = { method, url, version: httpVersion, headers, bytes }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(heard))
  })
}

export const test = base.extend<{ plainly: undefined }, WorkerFixtures>({
  kind: ['nginx', { option: true, scope: 'worker' }],
  build: [
    async ({ kind }, give) => {
      const build = process.env['HOSTING_DIST']
      if (!build) throw new Error(`HOSTING_DIST is missing: ${kind} is tested by npm test`)
      await give(build)
    },
    { scope: 'worker' },
  ],
  echo: [
    async ({ kind }, give) => {
      let how = sayAll
      const server: Server = createServer((request, response) => {
        how(request, response)
      })
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      const at = server.address()
      if (typeof at !== 'object' || !at) throw new Error(`no port behind ${kind}`)
      await give({
        address: `127.0.0.1:${at.port}`,
        answer: (next) => {
          how = next
        },
      })
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  host: [
    async ({ kind, build, echo }, give) => {
      const host = await startHost(kind, build, { address: echo.address })
      await give(host)
      await host.close()
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ kind, build }, give) => {
      const mock = await startMock()
      const host = await startHost(kind, build, { address: mock.url.replace('http://', '') })
      await give({ ...host, mock: mock.url, check: mock.check })
      await host.close()
      await mock.close()
    },
    { scope: 'worker' },
  ],
  plainly: [
    async ({ echo }, give) => {
      echo.answer(sayAll)
      await give(undefined)
    },
    { auto: true },
  ],
})
export { expect } from '@playwright/test'
