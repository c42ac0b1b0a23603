// What is published: no trace of the pretended service, nothing that the security policy would refuse.
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentSecurityPolicy, publishedIn } from '../../src/build/headers'
import { builtPortal } from './portal.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portal-'))
const dist: Record<string, string> = {}
beforeAll(async () => {
  const [production, demo] = await Promise.all([
    builtPortal('production', join(folder, 'dist')),
    builtPortal('demo', join(folder, 'dist-demo')),
  ])
  Object.assign(dist, { production, demo })
}, 120_000)
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const files = (build: string) => readdirSync(dist[build] ?? '', { recursive: true, encoding: 'utf8' })
const text = (build: string, name: string) => readFileSync(join(dist[build] ?? '', name), 'utf8')
const isText = (name: string) => /\.(html|js|css|json|svg|txt|webmanifest|map)$/.test(name)

/** Words that only the pretended service and its people know. */
const traces = {
  'the library': /\bmsw\b|setupWorker|mockServiceWorker/i,
  'the controls': /__mock/,
  'the password of everyone': /["'`]caderno["'`]/,
  'the city': /Vila Serena/,
  'a child': /Prado Souza/,
  'the demonstration bar and its explorer': /Explorador do serviço|portal\.mock\.road/,
}
const tracesIn = (build: string) =>
  Object.entries(traces)
    .filter(([, pattern]) =>
      files(build).some((name) => pattern.test(name) || (isText(name) && pattern.test(text(build, name)))),
    )
    .map(([what]) => what)

describe('the production build', () => {
  test('holds no trace of the pretended service', () => {
    expect(files('production')).toContain('index.html')
    expect(tracesIn('production')).toEqual([])
  })
  test('the same search finds it in the demonstration', () => {
    expect(tracesIn('demo')).toEqual(
      expect.arrayContaining([
        'the library',
        'the password of everyone',
        'the city',
        'a child',
        'the demonstration bar and its explorer',
      ]),
    )
    expect(files('demo')).toContain('mockServiceWorker.js')
  })
  test('makes no Trusted Types policy but the default one', () => {
    const scripts = files('production').filter((name) => name.endsWith('.js'))
    const names = scripts.flatMap((name) =>
      [...text('production', name).matchAll(/createPolicy\(\s*["'`](.*?)["'`]/g)].map((match) => match[1]),
    )
    expect(names).toEqual(['default'])
  })
})

describe('the sign-in page of the production build', () => {
  const html = () => text('production', 'entrar.html')
  test('is drawn: it can be read and filled in without any code', () => {
    expect(html()).toContain('<title>Entrar – Portal</title>')
    for (const name of ['userName', 'password', 'rememberMe']) expect(html()).toContain(`name="${name}"`)
    // pressed before the code is there it would be refused by the policy: so it cannot be pressed
    expect(html()).toMatch(/<button type="submit" disabled=""/)
  })
  test('has a look: its style holds every class', () => {
    const style = files('production').filter((name) => /^assets\/portal-.*\.css$/.test(name))
    const rules = style.map((name) => text('production', name)).join('')
    const drawn = [...html().matchAll(/class="([^"]+)"/g)].flatMap((match) => (match[1] ?? '').split(' '))
    const modules = drawn.filter((name) => name.startsWith('_'))
    expect(modules.length).toBeGreaterThan(20)
    expect(modules.filter((name) => !rules.includes(`.${name}`))).toEqual([])
  })
  test('every other address stays the empty shell', () => {
    expect(text('production', 'index.html')).toContain('<div id="root"></div>')
  })
})

describe('the first load', () => {
  const named = (pattern: RegExp) =>
    [...text('production', 'index.html').matchAll(/\s(?:src|href)="\/([^"]+)"/g)]
      .map((match) => match[1] ?? '')
      .filter((name) => pattern.test(name))
  const scripts = () => named(/\.js$/)
  test('holds the sign-in page: no second wait for its code', () => {
    expect(scripts().some((name) => text('production', name).includes('current-password'))).toBe(true)
  })
  test('stays light: a guard, the measuring is done by `npm run bench`', () => {
    const size = (names: string[]) =>
      names.reduce(
        (sum, name) => sum + brotliCompressSync(readFileSync(join(dist['production'] ?? '', name))).length / 1024,
        0,
      )
    expect(scripts().length).toBeLessThanOrEqual(4)
    expect(named(/\.css$/)).toHaveLength(1)
    expect(size(scripts())).toBeLessThan(126)
    expect(size(named(/\.css$/))).toBeLessThan(8)
  })
})

describe.each([
  ['production', 'index.html'],
  ['production', 'entrar.html'],
  ['demo', 'index.html'],
])('%s build: %s', (build, page) => {
  const html = () => text(build, page)
  test('has no inline style or handler, and two inline scripts, which the policy names', () => {
    const inline = [...html().matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gis)].map((match) => match[1] ?? '')
    expect(inline).toHaveLength(2)
    const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    const policy = contentSecurityPolicy(publishedIn(dist[build] ?? ''))
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`)
    expect(html().indexOf('<script>'), 'before anything is loaded').toBeLessThan(
      html().search(/<script [^>]*src|rel="stylesheet"/),
    )
    expect(html()).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i)
  })
  test('is in Portuguese and names only files of its own that are there', () => {
    expect(html()).toContain('<html lang="pt-BR">')
    const addresses = [...html().matchAll(/<(?:link|script|img)\b[^>]*\s(?:src|href)="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    )
    expect(addresses.length).toBeGreaterThan(1)
    for (const address of addresses) {
      expect(address).toMatch(/^\//)
      expect(existsSync(join(dist[build] ?? '', address)), address).toBe(true)
    }
  })
})
