// A service behind TLS, with another host name than the portal's, is asked by its own name, if its certificate fits.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from './ask'
import { expect, type Heard, sayAll, test } from './fixtures'
import { certificate, startHost } from './hosts'

const portal = { 'content-type': 'application/json', 'x-requested-with': 'portal' }

for (const [what, isTrusted] of [
  ['the service hears its own name', true],
  ['another machine in its place hears nothing', false],
] as const)
  test(what, async ({ kind, build }) => {
    const folder = mkdtempSync(join(tmpdir(), 'service-'))
    const { cert, key } = certificate(folder)
    const names: unknown[] = []
    const server = createServer({ cert: readFileSync(cert), key: readFileSync(key) }, (request, response) => {
      names.push(Reflect.get(request.socket, 'servername'))
      sayAll(request, response)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = `localhost:${(server.address() as AddressInfo).port}`
    const other = mkdtempSync(join(tmpdir(), 'other-'))
    const believed = isTrusted ? cert : certificate(other).cert
    const host = await startHost(kind, build, { address, certificate: believed })
    try {
      const answer = await ask(`${host.url}/json/reply/Auth`, {
        method: 'POST',
        headers: { ...portal, 'content-length': '2' },
        body: '{}',
      })
      if (isTrusted) {
        expect(answer.status).toBe(200)
        const { headers } = JSON.parse(answer.text) as Heard
        expect(['localhost', address]).toContain(headers.host)
        expect(names).toEqual(['localhost'])
      } else {
        expect(answer.status).toBeGreaterThanOrEqual(502)
        expect(names).toEqual([])
      }
    } finally {
      await host.close()
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true })
      rmSync(other, { recursive: true })
    }
  })
