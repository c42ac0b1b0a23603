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
  test('has a look: the style inside holds every class, and no file is waited for', () => {
    const rules = /<style>([^]*?)<\/style>/.exec(html())?.[1] ?? ''
    // an address inside would begin at the page, not at the style's own file
    expect(rules).not.toMatch(/url\((?!["']?(?:\/|data:))/)
    const drawn = [...html().matchAll(/class="([^"]+)"/g)].flatMap((match) => (match[1] ?? '').split(' '))
    const modules = drawn.filter((name) => /-[\w-]{3}$/.test(name))
    expect(modules.length).toBeGreaterThan(20)
    expect(modules.filter((name) => !rules.includes(`.${name}`))).toEqual([])
  })
  test('every other address stays the empty shell', () => {
    expect(text('production', 'index.html')).toContain('<div id="root"></div>')
  })
})

describe('the flow of the families', () => {
  test('is one file: no page of it waits for further code, but the code on the receipt', () => {
    const flow = files('production').filter((name) => /^assets\/MatriculaScreen-[^/]*\.js$/.test(name))
    expect(flow).toHaveLength(1)
    const code = text('production', flow[0] ?? '')
    for (const step of ['estudante', 'serie', 'escola', 'endereco', 'revisao', 'verificar', 'pedido', 'cancelar'])
      expect(code.includes(`matricula.${step}.title`), step).toBe(true)
    // its title stands on the start page too
    expect(code.includes('matricula.recibo.another'), 'recibo').toBe(true)
    const later = [...code.matchAll(/import\([`'"]\.\/([A-Za-z]+)/g)].map((match) => match[1])
    expect(new Set(later)).toEqual(new Set(['Qr']))
  })
})

describe('the page of the school places', () => {
  const html = () => text('production', 'vagas.html')
  test('is drawn: it can be read and chosen from without any code', () => {
    expect(html()).toContain('<title>Vagas na rede municipal – Portal</title>')
    for (const way of ['cadastrar', 'confirmar', 'transferir', 'consultar', 'cancelar'])
      expect(html()).toContain(`name="way" value="${way}"`)
    expect(html()).toMatch(/<button type="submit" disabled=""/)
    expect(html()).not.toMatch(/>(?:matricula|common|frame)[.]/)
  })
})

/**
 * Weights of what a page fetches before it works, brotli; a guard in KiB, never a time. Files are requests. The hashes in
 * file names change with each commit, and the size of a page with them by up to 0.06 KiB.
 */
describe.each([
  ['entrar.html', { files: 3, script: 92, page: 6.8 }],
  ['vagas.html', { files: 3, script: 92, page: 7.1 }],
])('the first load of %s', (page, limit) => {
  const named = (tag: RegExp) =>
    [...text('production', page).matchAll(tag)].map(([link]) => / (?:src|href)="\/([^"]+)"/.exec(link)?.[1] ?? '')
  const kib = (names: string[]) =>
    names.reduce(
      (sum, name) => sum + brotliCompressSync(readFileSync(join(dist['production'] ?? '', name))).length / 1024,
      0,
    )
  const scripts = () => named(/<script type="module"[^>]*>|<link rel="modulepreload"[^>]*>/g)
  test('holds what the page needs: no second wait for its code', () => {
    const own = page === 'entrar.html' ? 'current-password' : 'families.ways'
    expect(scripts().some((name) => text('production', name).includes(own))).toBe(true)
  })
  test('leaves the router, the cache of answers and asking for later', () => {
    const code = scripts()
      .map((name) => text('production', name))
      .join('')
    for (const word of ['RouterProvider', 'gcTime', 'X-Requested-With']) expect(code, word).not.toContain(word)
  })
  test('has the style of all that is drawn inside: nothing moves when a file comes', () => {
    const html = text('production', page)
    const inside = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? ''
    const sheets = files('production').filter((name) => name.endsWith('.css'))
    // what only paper follows comes with the whole style
    const all = sheets
      .map((name) => text('production', name).replace(/@media print\{(?:[^{}]*\{[^{}]*\})*\}/g, ''))
      .join('')
    const drawn = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
    expect(drawn.size).toBeGreaterThan(10)
    expect([...drawn].filter((name) => all.includes(`.${name}`) && !inside.includes(`.${name}`))).toEqual([])
  })
  test('stays light', () => {
    expect(scripts().length).toBeLessThanOrEqual(limit.files)
    expect(kib(scripts())).toBeLessThan(limit.script)
    expect(kib([page])).toBeLessThan(limit.page)
    const html = text('production', page)
    const links = [...html.matchAll(/<link rel="stylesheet"/g)].map(({ index }) => index)
    const drawn = html.indexOf('</footer>')
    expect(links.length).toBeGreaterThan(0)
    expect(
      links.filter((at) => at < drawn),
      'a style that the drawing waits for',
    ).toEqual([])
    expect(named(/<link rel="preload"[^>]*>/g)).toEqual(['config.json'])
  })
})

test('the way of who is signed in to the home is few files, which the page names before its code has come', () => {
  const asked = text('production', 'index.html').matchAll(/["`]\/(assets\/[^"`]+)["`],["`](?:modulepreload|preload)/g)
  const named = [...asked].map((match) => match[1] ?? '')
  for (const part of ['frame-', 'home-', 'pt-BR.diario-', 'pt-BR.frame-'])
    expect(named.join(), part).toContain(`assets/${part}`)
  expect(new Set(named).size).toBe(named.length)
  expect(named.length).toBeLessThanOrEqual(8)
  const weight = named.map((name) => brotliCompressSync(readFileSync(join(dist['production'] ?? '', name))).length)
  expect(weight.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThan(101)
})

test('the face weighs little, and comes after the page', () => {
  const faces = files('production').filter((name) => name.endsWith('.woff2'))
  expect(faces).toHaveLength(1)
  for (const page of ['entrar.html', 'vagas.html']) expect(text('production', page)).not.toContain('.woff2')
  for (const face of faces) expect(readFileSync(join(dist['production'] ?? '', face)).length / 1024).toBeLessThan(21)
})

describe.each([
  ['production', 'index.html'],
  ['production', 'entrar.html'],
  ['production', 'vagas.html'],
  ['demo', 'index.html'],
])('%s build: %s', (build, page) => {
  const html = () => text(build, page)
  test('has no inline style but its own, no handler, and two inline scripts: the policy names all', () => {
    const inline = [...html().matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gis)].map((match) => match[1] ?? '')
    expect(inline).toHaveLength(2)
    const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    const policy = contentSecurityPolicy(publishedIn(dist[build] ?? ''))
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`)
    expect(html().indexOf('<script>'), 'before anything is loaded').toBeLessThan(
      html().search(/<script [^>]*src|rel="stylesheet"/),
    )
    const styles = [...html().matchAll(/<style>([^]*?)<\/style>/g)].map((match) => match[1] ?? '')
    expect(styles.length > 0).toBe(page !== 'index.html')
    for (const style of styles)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(html()).not.toMatch(/<style |\sstyle=|\son\w+=|javascript:/i)
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
