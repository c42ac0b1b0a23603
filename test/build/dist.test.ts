// What is published: no trace of the pretended service, nothing that the security policy would refuse.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
      expect.arrayContaining(['the library', 'the password of everyone', 'the city', 'a child']),
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
    expect(size(scripts())).toBeLessThan(140)
    expect(size(named(/\.css$/))).toBeLessThan(8)
  })
})

describe.each(['production', 'demo'])('index.html of the %s build', (build) => {
  const html = () => text(build, 'index.html')
  test('has no inline script, style or handler', () => {
    expect(html()).not.toMatch(/<script(?![^>]*\bsrc=)/i)
    expect(html()).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i)
  })
  test('is in Portuguese and names only files of its own that are there', () => {
    expect(html()).toContain('<html lang="pt-BR">')
    const addresses = [...html().matchAll(/\s(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(addresses.length).toBeGreaterThan(1)
    for (const address of addresses) {
      expect(address).toMatch(/^\//)
      expect(existsSync(join(dist[build] ?? '', address)), address).toBe(true)
    }
  })
})
