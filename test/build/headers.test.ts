// `npm run preview` answers as a host should: every header on every kind of address, honest 404s, the right caching.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '@/build/headers'
import { serveBuild, type Site } from '../e2e/servers'

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
    ['an address that cannot be read', '/%E0%A4%A', 400, 'text/plain', 'no-store'],
  ])('%s', async (_what, path, status, type, caching) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain(type)
    expect(answer.headers.get('cache-control')).toBe(caching)
    for (const [name, value] of Object.entries(securityHeaders)) expect(answer.headers.get(name), name).toBe(value)
  })
  test('the service keeps its address and its query', async () => {
    const answer = await get('/matricula/municipal?format=json')
    expect(await answer.json()).toEqual({ asked: '/matricula/municipal?format=json' })
  })
  test('a dropped connection is dropped, not dressed up as a fault', async () => {
    await expect(get('/json/reply/Drop')).rejects.toThrow()
  })
  test('a service that is not there is a 502', async () => {
    const lonely = await serveBuild('production', folder, 'http://127.0.0.1:9')
    const answer = await fetch(`${lonely.url}/json/reply/GetTurma`)
    await lonely.close()
    expect(answer.status).toBe(502)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

test('the hosting recipe of the README has the same policy', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
  expect(readme).toContain(`"${securityHeaders['Content-Security-Policy'] ?? ''}; upgrade-insecure-requests"`)
})

test('the headers, word by word', () => {
  expect(securityHeaders).toMatchInlineSnapshot(`
    {
      "Content-Security-Policy": "default-src 'none'; script-src 'self' 'sha256-XhnIySQ+eNFqc/057ksCoyMkJrMt8ViRDgCBnAKiXS4='; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    }
  `)
})
