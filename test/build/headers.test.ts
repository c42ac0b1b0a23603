// `npm run preview` answers as a host should: every header on every kind of address, honest 404s, the right caching.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishedIn, securityHeaders } from '@/build/headers'
import { serveBuild, type Site } from '../e2e/servers/servers'

const folder = mkdtempSync(join(tmpdir(), 'preview-'))
let portal: Site
let service: Server

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portal</title>')
  writeFileSync(join(folder, 'config.json'), '{}')
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  writeFileSync(join(folder, 'assets/index-1234.js'), 'export {}')
  service = createServer((request, response) => {
    if (request.url?.includes('Drop')) request.socket.destroy()
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ asked: request.url }))
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  const address = service.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  portal = await serveBuild('production', folder, `http://127.0.0.1:${address.port}`)
})
afterAll(async () => {
  await portal.close()
  service.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, accept = 'text/html,*/*') => fetch(`${portal.url}${path}`, { headers: { accept } })

describe('answers of the preview server', () => {
  test.each([
    ['the page', '/', 200, 'text/html', 'no-cache'],
    ['a deep link', '/turmas/12/notas', 200, 'text/html', 'no-cache'],
    ['a deep link with an opaque identifier', '/avaliacoes/a.b', 200, 'text/html', 'no-cache'],
    ['a hashed file', '/assets/index-1234.js', 200, 'text/javascript', 'public, max-age=31536000, immutable'],
    ['a missing hashed file', '/assets/gone-9999.js', 404, 'text/plain', 'no-store'],
    ['the icon', '/favicon.svg', 200, 'image/svg+xml', 'public, max-age=86400'],
    ['the settings', '/config.json', 200, 'application/json', 'no-cache'],
    ['a missing file', '/favicon.ico', 404, 'text/plain', 'no-store'],
    ['the service, reply', '/json/reply/GetTurma', 200, 'application/json', 'no-store'],
    ['the service, own routes', '/diario/turmas/1', 200, 'application/json', 'no-store'],
    ['a hidden file', '/.vite/manifest.json', 404, 'text/plain', 'no-store'],
    ['an address that cannot be read', '/%E0%A4%A', 400, 'text/plain', 'no-store'],
  ])('%s', async (_what, path, status, type, caching) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain(type)
    expect(answer.headers.get('cache-control')).toBe(caching)
    for (const [name, value] of Object.entries(securityHeaders(publishedIn(folder))))
      expect(answer.headers.get(name), name).toBe(value)
  })
  test('other methods than reading reach only the service', async () => {
    const answer = await fetch(`${portal.url}/entrar`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })
  test('search engines may show the pages that are open to all, and no others', async () => {
    const told = async (path: string) => (await get(path)).headers.get('x-robots-tag')
    for (const path of ['/entrar', '/vagas', '/vagas?x=1']) expect(await told(path), path).toBeNull()
    for (const path of ['/', '/inicio', '/turmas/1', '/vagas/revisao', '/diario/turmas/1', '/config.json'])
      expect(await told(path), path).toBe('noindex')
  })
  test('the service keeps its address and its query', async () => {
    const answer = await get('/matricula/municipal?format=json')
    expect(await answer.json()).toEqual({ asked: '/matricula/municipal?format=json' })
  })
  test('a dropped connection is dropped, not dressed up as a fault', async () => {
    await expect(get('/json/reply/Drop')).rejects.toThrow()
  })
  test('a service that is not there is busy: nothing was accepted, and it may be asked again', async () => {
    const lonely = await serveBuild('production', folder, 'http://127.0.0.1:9')
    const answer = await fetch(`${lonely.url}/json/reply/GetTurma`)
    await lonely.close()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

const policy = (pages: string[], settings = '{}') =>
  securityHeaders({ pages, settings })['Content-Security-Policy'] ?? ''

describe('the policy of a build', () => {
  test('names what stands inline in its pages, each text once, and nothing else', () => {
    const script = '<script>a()</script><script type="module" src="/a.js"></script>'
    const style = '<style data-x>p{margin:0}</style>'
    expect(policy([script, script + style])).toBe(
      policy([])
        .replace("script-src 'self'", "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='")
        .replace("style-src 'self'", "style-src 'self' 'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='"),
    )
  })
  test.each([
    [{ apiBaseUrl: ' HTTPS://API.escola.example ' }, "connect-src 'self' https://api.escola.example;"],
    [{ apiBaseUrl: 'https://api.são.example:8443/v1' }, "connect-src 'self' https://api.xn--so-sia.example:8443;"],
    [
      { map: { tileUrl: 'https://tile-{s}.example/{z}/{x}/{y}.png' } },
      "img-src 'self' data: https://tile-a.example https://tile-b.example https://tile-c.example;",
    ],
  ])('names %j as browsers do', (settings, source) => {
    expect(policy([], JSON.stringify(settings))).toContain(source)
  })
  test('lets the settings reach the hosts that they name, and no more', () => {
    const settings = {
      apiBaseUrl: 'https://api.escola.example/v1',
      map: { tileUrl: 'https://t.example/{z}/{x}/{y}.png' },
    }
    const both = policy([], JSON.stringify(settings))
    expect(both).toContain("connect-src 'self' https://api.escola.example;")
    expect(both).toContain("img-src 'self' data: https://t.example;")
    for (const same of [
      '{"apiBaseUrl":""}',
      '{"apiBaseUrl":"/api"}',
      '{"apiBaseUrl":"https://; script-src *"}',
      '{"apiBaseUrl":"https://a;script-src"}',
      'no',
    ]) {
      expect(policy([], same)).toBe(policy([]))
    }
  })
})

test('the headers, word by word', () => {
  expect(securityHeaders({ pages: [], settings: '{}' })).toMatchInlineSnapshot(`
    {
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    }
  `)
})
