// What was built is held against the data of the web: nothing newer than the promised browsers but what has a fallback.
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import DoIUse from 'doiuse'
import postcss from 'postcss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newer, promised } from '../../src/build/browsers'
import { missingInterfaces } from './interfaces'
import { builtPortal, project } from './portal.mjs'

const folder = mkdtempSync(join(tmpdir(), 'browsers-'))
let dist = ''
beforeAll(async () => {
  dist = await builtPortal('production', join(folder, 'dist'))
}, 120_000)
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const require = createRequire(import.meta.url)
const esCheck = join(dirname(require.resolve('es-check')), 'cli/index.js')
/** The complaints about the language of some files. */
const language = (version: string, files: string, ...more: string[]) =>
  promisify(execFile)(process.execPath, [esCheck, version, files, '--noColor', ...more]).then(
    () => '',
    (error: unknown) => String((error as { stdout?: unknown }).stdout ?? error),
  )

test('the language of the scripts is that of the promised browsers', async () => {
  const query = `--browserslistQuery=${promised.join(', ')}`
  expect(await language('checkBrowser', `${dist}/**/*.js`, '--module', '--checkFeatures', query)).toBe('')
  const tooNew = join(folder, 'new.js')
  writeFileSync(tooNew, 'export const a = Object.groupBy([], () => 1)')
  expect(await language('checkBrowser', tooNew, '--module', '--checkFeatures', query)).toContain('GroupBy')
})

test('what tells a browser that it is too old can be read by the oldest', async () => {
  const [first = ''] = /(?<=<script>)[^]*?(?=<\/script>)/.exec(readFileSync(join(dist, 'index.html'), 'utf8')) ?? []
  expect(first).toContain('data-old')
  const file = join(folder, 'old.js')
  writeFileSync(file, first)
  expect(await language('es5', file, '--checkFeatures')).toBe('')
})

/** The interfaces that a promised browser lacks, of every script and page. */
function interfaces(): string[] {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|html)$/.test(name))
  return [...new Set(names.flatMap((name) => missingInterfaces(readFileSync(join(dist, name), 'utf8'))))]
}

/** The features of style that a promised browser lacks or has in part. */
async function styles(): Promise<string[]> {
  const found = new Set<string>()
  const plugin = new DoIUse({ browsers: promised, onFeatureUsage: ({ feature }) => found.add(feature) })
  const assets = join(dist, 'assets')
  for (const name of readdirSync(assets).filter((one) => one.endsWith('.css'))) {
    const from = join(assets, name)
    await postcss([plugin]).process(readFileSync(from, 'utf8'), { from })
  }
  return [...found]
}

test('every newer interface and style has a fallback, and none is listed in vain', async () => {
  expect([...interfaces(), ...(await styles())].sort()).toEqual(Object.keys(newer).sort())
  const newest =
    'URL.canParse("a"); AbortSignal.any([]); document.startViewTransition?.(); new CloseWatcher(); self.trustedTypes'
  expect(missingInterfaces(newest)).toEqual([
    'URL.canParse',
    'AbortSignal.any',
    'Document.startViewTransition',
    'Window.trustedTypes',
    'CloseWatcher',
  ])
  expect(missingInterfaces('URL.createObjectURL(a); navigator.serviceWorker; new Map()')).toEqual([])
})

test('the page for who runs the portal names what they lack', () => {
  const page = readFileSync(join(project, 'src/build/README.md'), 'utf8')
  for (const name of Object.keys(newer)) expect(page, name).toContain(`\`${name}\``)
})
