// Every kind of answer of a real host: no header twice, cache times, which addresses are files and which are the page.
import { existsSync, readdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedIn, tlsHeaders } from '../../src/build/headers'
import { ask } from './ask'
import { expect, test } from './fixtures'
import type { Host } from './hosts'

const page = { accept: 'text/html,*/*', 'accept-encoding': 'identity' }
const json = { 'content-type': 'application/json', 'x-requested-with': 'portal' }
const entry = ({ dist }: Host) =>
  `/assets/${readdirSync(join(dist, 'assets')).find((name) => /^libraries-.*\.js$/.test(name)) ?? ''}`
const year = 'public, max-age=31536000, immutable'

interface Kind {
  path: string | ((host: Host) => string)
  method?: string
  headers?: Record<string, string>
  status: number
  kept: string
  type?: RegExp
}
const html = /^text\/html; ?charset=utf-8$/i
const answers: Record<string, Kind> = {
  'the start page': { path: '/', status: 200, kept: 'no-cache', type: html },
  'the sign-in page': { path: '/entrar', status: 200, kept: 'no-cache', type: html },
  'the page of the school places': { path: '/vagas', status: 200, kept: 'no-cache', type: html },
  'a deep link': { path: '/turmas/12/notas', status: 200, kept: 'no-cache', type: html },
  'an opaque identifier with a point': { path: '/avaliacoes/a.b', status: 200, kept: 'no-cache', type: html },
  'an asset': { path: entry, status: 200, kept: year, type: /^text\/javascript; ?charset=utf-8$/i },
  'an asset asked by HEAD': { path: entry, method: 'HEAD', status: 200, kept: year },
  'a missing asset': { path: '/assets/gone-12345678.js', status: 404, kept: 'no-store' },
  'a folder': { path: '/assets/', status: 404, kept: 'no-store' },
  'the worker': { path: '/sw.js', status: 200, kept: 'no-cache', type: /^text\/javascript/ },
  'the settings': { path: '/config.json', status: 200, kept: 'no-cache', type: /^application\/json/ },
  'the release': { path: '/version.json', status: 200, kept: 'no-cache', type: /^application\/json/ },
  'the manifest': {
    path: '/manifest.webmanifest',
    status: 200,
    kept: 'no-cache',
    type: /^application\/manifest\+json/,
  },
  'the icon': { path: '/favicon.svg', status: 200, kept: 'public, max-age=86400', type: /^image\/svg\+xml/ },
  'a picture': { path: '/icons/portal-192.png', status: 200, kept: 'public, max-age=86400', type: /^image\/png$/ },
  'a missing picture': { path: '/icons/gone.png', status: 404, kept: 'no-store' },
  'a missing script': { path: '/gone.js', status: 404, kept: 'no-store' },
  'a missing script below an address': { path: '/turmas/gone.js', status: 404, kept: 'no-store' },
  'a missing picture beside the page': { path: '/favicon.ico', status: 404, kept: 'no-store' },
  'a hidden file': { path: '/.vite/manifest.json', status: 404, kept: 'no-store' },
  'a hidden file, spelled otherwise': { path: '/%2evite/manifest.json', status: 404, kept: 'no-store' },
  'a form sent to the page': { path: '/entrar', method: 'POST', headers: json, status: 405, kept: 'no-store' },
  'an asset to be deleted': { path: entry, method: 'DELETE', status: 405, kept: 'no-store' },
  'settings to be written': { path: '/config.json', method: 'PUT', headers: json, status: 405, kept: 'no-store' },
  'the service': { path: '/json/reply/Classes', method: 'POST', headers: json, status: 200, kept: 'no-store' },
  'the service below a path': {
    path: '/api/json/reply/A',
    method: 'POST',
    headers: json,
    status: 200,
    kept: 'no-store',
  },
  'a route of the service': { path: '/diario/turmas/1', status: 200, kept: 'no-store' },
  'a file of the service': { path: '/matricula/a.js', status: 200, kept: 'no-store' },
  'a request from elsewhere': {
    path: '/diario/turmas/1',
    headers: { 'sec-fetch-site': 'cross-site' },
    status: 403,
    kept: 'no-store',
  },
}

for (const [what, { path, method, headers, status, kept, type }] of Object.entries(answers)) {
  test(`${what}: ${status}`, async ({ host }) => {
    const address = typeof path === 'string' ? path : path(host)
    const answer = await ask(host.url + address, { method: method ?? 'GET', headers: { ...page, ...headers } })
    expect(answer.status).toBe(status)
    const expected = { ...tlsHeaders(publishedIn(host.dist)), 'Cache-Control': kept }
    for (const [name, value] of Object.entries(expected)) {
      const said = answer.all.filter(([one]) => one === name.toLowerCase()).map(([, text]) => text)
      expect(said, `${name}, once`).toEqual([value])
    }
    if (type) expect(answer.header('content-type')).toMatch(type)
    expect(answer.header('x-robots-tag')).toBe(/^\/(?:entrar|vagas)$/.test(address) ? undefined : 'noindex')
    if (status === 405) expect(answer.header('allow')).toBe('GET, HEAD')
    expect(answer.header('x-powered-by')).toBeUndefined()
    expect(answer.header('server') ?? '', 'no version').not.toMatch(/\d/)
  })
}

test('nothing above the folder is served', async ({ host }) => {
  for (const path of ['/../cert.pem', '/..%2fcert.pem', '/assets/..%2f..%2fcert.pem', '/../../../../etc/passwd']) {
    const answer = await ask(host.url + path)
    expect(answer.text, path).not.toMatch(/BEGIN CERTIFICATE|root:/)
  }
})

test('every page of the build is found at its own address', async ({ host }) => {
  const pages = readdirSync(host.dist).filter((name) => name.endsWith('.html'))
  expect(pages).toContain('entrar.html')
  for (const name of pages) {
    const path = `/${name.replace(/^index\.html$|\.html$/, '')}`
    const answer = await ask(host.url + path, { headers: page })
    expect(answer.text, path).toBe(readFileSync(join(host.dist, name), 'utf8'))
  }
  const deep = await ask(`${host.url}/recados/7`, { headers: page })
  expect(deep.text).toBe(readFileSync(join(host.dist, 'index.html'), 'utf8'))
})

test('an asset that did not change is not sent again, and says so with every header', async ({ host }) => {
  const first = await ask(host.url + entry(host), { headers: page })
  const tag = first.header('etag') ?? ''
  expect(tag).not.toBe('')
  const again = await ask(host.url + entry(host), { headers: { ...page, 'if-none-match': tag } })
  expect(again.status).toBe(304)
  expect(again.header('cache-control')).toBe(year)
  for (const [name, value] of Object.entries(tlsHeaders(publishedIn(host.dist))))
    expect(again.header(name.toLowerCase()), name).toBe(value)
})

for (const path of ['/', '/entrar', '/turmas/12', '/sw.js', '/config.json', '/version.json'])
  test(`${path}: a release of the same length and time is seen`, async ({ host }) => {
    const names: Record<string, string> = { '/': 'index.html', '/entrar': 'entrar.html', '/turmas/12': 'index.html' }
    const file = path === '/config.json' ? host.settings : join(host.dist, names[path] ?? path)
    const [before, at] = [readFileSync(file, 'utf8'), new Date('2026-01-01')]
    utimesSync(file, at, at)
    const first = await ask(host.url + path, { headers: page })
    writeFileSync(
      file,
      before.replace(/\w(?=\W*$)/, (last) => (last === 'q' ? 'z' : 'q')),
    )
    utimesSync(file, at, at)
    const tags = { 'if-none-match': first.header('etag') ?? '"a"', 'if-modified-since': at.toUTCString() }
    const second = await ask(host.url + path, { headers: { ...page, ...tags } })
    writeFileSync(file, before)
    expect(first.text).toBe(before)
    expect(second.status).toBe(200)
    expect(second.text).not.toBe(before)
    expect(first.header('last-modified')).toBeUndefined()
  })

test('missing settings are not the page, and a file that comes back is there at once', async ({ host }) => {
  renameSync(host.settings, `${host.settings}.away`)
  const gone = await ask(`${host.url}/config.json`, { headers: page })
  renameSync(`${host.settings}.away`, host.settings)
  expect(gone.status).toBe(404)
  expect(gone.header('cache-control')).toBe('no-store')
  expect((await ask(`${host.url}/config.json`, { headers: page })).status).toBe(200)
})

test('files go compressed, as the build made them', async ({ host, kind }) => {
  const ways = kind === 'nginx' ? (['gzip'] as const) : (['br', 'gzip'] as const)
  for (const path of ['/', '/entrar', entry(host), '/sw.js'])
    for (const way of ways) {
      const answer = await ask(host.url + path, { headers: { ...page, 'accept-encoding': way } })
      const file = join(host.dist, path === '/' ? 'index.html' : path === '/entrar' ? 'entrar.html' : path)
      expect(answer.header('content-encoding'), `${path} ${way}`).toBe(way)
      expect(answer.header('vary')).toMatch(/accept-encoding/i)
      expect(answer.body.equals(readFileSync(`${file}.${way === 'br' ? 'br' : 'gz'}`))).toBe(true)
      expect(answer.text).toBe(readFileSync(file, 'utf8'))
    }
  expect(existsSync(join(host.dist, 'config.json.gz')), 'edited by hand').toBe(false)
})

test('plain http leads to the other, whatever is asked', async ({ host }) => {
  for (const path of ['/', '/entrar?voltar=%2Fturmas', '/json/reply/Auth']) {
    const answer = await ask(host.plain + path)
    expect(answer.status).toBeGreaterThanOrEqual(301)
    expect(answer.status).toBeLessThan(309)
    expect(answer.header('location')).toMatch(/^https:\/\/localhost/)
    expect(answer.header('location')?.endsWith(path)).toBe(true)
  }
})
