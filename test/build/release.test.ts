// A release: two builds of one commit are the same to the byte, it says which it is, and what hosts need is made with it.
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import manifest from '../../package.json'
import { isCompressed } from '@/build/compress'
import { contentSecurityPolicy, publishedIn, tlsHeaders } from '@/build/headers'
import { commitOf } from '@/build/version'
import { paths } from '@/paths'
import { builtPortal, buildPortal, project } from './portal.mjs'

const folder = mkdtempSync(join(tmpdir(), 'release-'))
let [first, second] = ['', '']
beforeAll(async () => {
  first = await builtPortal('production', join(folder, 'first'))
  second = await buildPortal('production', join(folder, 'second'))
}, 120_000)
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const files = (from: string) =>
  readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(from, name)).isFile())
    .sort()
const sums = (from: string) =>
  files(from).map(
    (name) =>
      `${name} ${createHash('sha256')
        .update(readFileSync(join(from, name)))
        .digest('hex')}`,
  )
const made = (name: string) => readFileSync(join(`${first}-hosting`, name), 'utf8')

test('two builds of one commit are byte for byte equal, with their files for hosts', () => {
  expect(sums(first).length).toBeGreaterThan(100)
  expect(sums(second)).toEqual(sums(first))
  expect(sums(`${second}-hosting`)).toEqual(sums(`${first}-hosting`))
})

test('it says which release it is, on the host and on the page', () => {
  const told: unknown = JSON.parse(readFileSync(join(first, 'version.json'), 'utf8'))
  const commit = commitOf(project)
  const page = readFileSync(join(first, 'index.html'), 'utf8')
  const entry = /<script type="module"[^>]* src="(\/assets\/portal-[^"]+)"/.exec(page)?.[1]
  expect(told).toEqual({ version: manifest.version, commit, entry })
  const words = commit ? `${manifest.version} (${commit})` : manifest.version
  const scripts = files(first).filter((name) => name.endsWith('.js'))
  expect(scripts.some((name) => readFileSync(join(first, name), 'utf8').includes(words))).toBe(true)
})

describe('compressed files', () => {
  test('hold what stands beside them, and none is kept of what is edited by hand', () => {
    const names = files(first)
    const worth = names.filter((name) => isCompressed(name) && statSync(join(first, name)).size >= 1024)
    expect(worth).toEqual(expect.arrayContaining(['index.html', 'entrar.html', 'sw.js']))
    for (const name of worth) {
      const [whole, br, gz] = ['', '.br', '.gz'].map((end) => readFileSync(join(first, name + end)))
      if (!whole || !br || !gz) throw new Error(name)
      expect(brotliDecompressSync(br).equals(whole), name).toBe(true)
      expect(gunzipSync(gz).equals(whole), name).toBe(true)
    }
    expect(names.filter((name) => name.startsWith('config.json.'))).toEqual([])
    expect(
      names.filter((name) => /[.](?:png|woff2)[.]/.test(name)),
      'nothing to win',
    ).toEqual([])
  })
})

describe('files for hosts', () => {
  test('are all there, and nothing in them was left to be filled in', () => {
    expect(files(`${first}-hosting`)).toEqual(
      [
        'Caddyfile',
        '_headers',
        '_redirects',
        'kill-switch/sw.js',
        'nginx.conf',
        'security-headers.caddy',
        'security-headers.conf',
      ].sort(),
    )
    for (const name of files(`${first}-hosting`)) expect(made(name), name).not.toMatch(/__[A-Z_]+__|undefined/)
  })
  test('carry the policy of this very build, behind TLS, and claim no neighbour', () => {
    const policy = `${contentSecurityPolicy(publishedIn(first))}; upgrade-insecure-requests`
    for (const name of ['security-headers.conf', 'security-headers.caddy', '_headers']) {
      expect(made(name), name).toContain(policy)
      expect(made(name), name).toMatch(/Strict-Transport-Security:? "?max-age=31536000"?/)
      expect(made(name), name).not.toContain('includeSubDomains')
    }
  })
  test('static hosts: nothing is immutable, missing files are not the page, pages have their own files', async () => {
    expect(made('_headers')).not.toContain('immutable')
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [join(`${first}-hosting`, '_redirects')],
      configRedirects: [],
      minimal: true,
    })
    expect(errors).toEqual([])
    const rules = (redirects as { from: string; to: string; status: number; force: boolean }[]).map(
      ({ from, to, status, force }) => `${from} ${to} ${status}${force ? '!' : ''}`,
    )
    expect(rules).toEqual(made('_redirects').trim().split('\n'))
    // the last rule answers all: what is named before it is found first
    expect(rules.at(-1)).toBe('/* /index.html 200')
    for (const path of ['/assets/*', '/icons/*', '/config.json', '/version.json'])
      expect(rules).toContain(`${path} /404.html 404`)
    expect(rules).toContain('/entrar /entrar.html 200')
    // such a host shows every file that it has: nothing hidden is among them
    expect(files(first).filter((name) => /(^|\/)[.]/.test(name))).toEqual([])
  })
  test('static hosts: every page has its headers, and every address behind the sign-in is kept from search engines', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [join(`${first}-hosting`, '_headers')],
      netlifyConfigPath: undefined,
      configHeaders: [],
      minimal: true,
    })
    expect(errors).toEqual([])
    expect(headers).toHaveLength(made('_headers').split(/\n(?=\/)/).length)
    const everywhere = headers.filter(({ for: path }) => path === '/*').map(({ values }) => values)
    expect(everywhere).toEqual([tlsHeaders(publishedIn(first))])
    const hidden = headers.filter(({ values }) => values['X-Robots-Tag'] === 'noindex').map(({ for: path }) => path)
    const shown = new Set<string>([paths.entrar, paths.vagas])
    for (const path of Object.values(paths)) {
      const first = `/${path.split('/')[1] ?? ''}`
      if (shown.has(path)) expect(hidden).not.toContain(path)
      // a rule for all below an entrance would hide the entrance too, on some hosts
      else expect(hidden).toContain(path === first || shown.has(first) ? path : `${first}/*`)
      if (shown.has(first)) expect(hidden).not.toContain(`${first}/*`)
    }
    expect(hidden).toContain('/')
  })
  test('robots.txt keeps nobody from the pages that say themselves what may be shown', () => {
    const rules = readFileSync(join(first, 'robots.txt'), 'utf8')
    for (const path of ['/json/', '/diario/', '/matricula/']) expect(rules).toContain(`Disallow: ${path}`)
    expect(rules).not.toMatch(/Disallow: \/$/m)
    for (const path of Object.values(paths)) expect(rules).not.toContain(`Disallow: /${path.split('/')[1] ?? ''}`)
    const told = files(first).filter(
      (name) =>
        name.endsWith('.html') &&
        readFileSync(join(first, name), 'utf8').includes('<meta name="robots" content="noindex"'),
    )
    expect(told, 'a page tells it too, for hosts that send no header').toEqual(['index.html'])
    expect(existsSync(join(first, 'robots.txt.gz'))).toBe(false)
  })
})
