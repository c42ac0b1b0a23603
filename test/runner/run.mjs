// npm test: all checks, from types to journeys in a browser. The last line is the count. `npm test -- --only
// check,unit,hosting,engines,e2e` runs only these parts.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buildPortal, project } from '../build/portal.mjs'
import { run, stillRunning } from './child.mjs'
import { ensureBrowser } from '../e2e/browser.mjs'
import { ensureEngines } from '../engines/programs.mjs'
import { ensureHosts } from '../hosting/programs.mjs'
import { slowness } from './pace.mjs'

const only = process.argv.includes('--only') ? (process.argv[process.argv.indexOf('--only') + 1] ?? '') : ''
const parts = only ? only.split(',') : ['check', 'unit', 'hosting', 'engines', 'e2e']
const total = { passed: 0, failed: 0 }
const cache = join(project, '.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'test-'))
const bin = (path) => join(project, 'node_modules', path)
/** From this slowness on, parts run one after the other: in parallel each would exceed the time limits of tests. */
const slowFrom = 2
const pace = await slowness(slowFrom)
const slow = pace > slowFrom
const environment = { ...process.env, ...(slow && { VITEST_MAX_WORKERS: '2', E2E_WORKERS: '2' }) }
const inProject = (env = {}) => ({ cwd: project, env: { ...environment, ...env } })

/** Minutes after which a part is stopped and counts as failed: several times its duration on two processors. */
const minutes = { check: 8, unit: 20, hosting: 12, engines: 12, browser: 28, whole: 80 }
const limits = Object.fromEntries(Object.entries(minutes).map(([part, n]) => [part, slow ? 2 * n : n]))
setTimeout(() => {
  console.log(`\nENDED  the whole run after ${limits.whole} minutes; still running: ${stillRunning()}`)
  console.log(`${total.passed} passed, ${total.failed + 1} failed`)
  process.exit(1)
}, limits.whole * 60_000).unref()

const took = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`

/** Runs a step without a count of its own: one failure when it fails, nothing when it passes. */
async function step(name, action, start = performance.now()) {
  const { status, output } = await action().catch((error) => ({ status: 1, output: String(error?.stack ?? error) }))
  if (status !== 0) total.failed += 1
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${took(start)})`)
  if (status !== 0) console.log(output)
  return status === 0
}

const checks = [
  ['types', [bin('typescript7/bin/tsc'), '--noEmit']],
  ['imports', [bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.js', 'src']],
  ['unused', [bin('knip/bin/knip.js'), '--no-progress']],
  ['unused by the portal itself', [bin('knip/bin/knip.js'), '--no-progress', '--production']],
  ['lint of types', [bin('oxlint/bin/oxlint')]],
  ['lint', [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0']],
  ['format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']],
]

async function check() {
  for (const [name, args] of checks)
    await step(name, () => run(name, args, { ...inProject(), minutes: limits.check, quiet: true }))
}

async function build() {
  const dist = join(folder, 'dist')
  const demo = join(folder, 'dist-demo')
  const built = await step('builds', async () => {
    await Promise.all([buildPortal('production', dist), buildPortal('demo', demo)])
    return { status: 0, output: '' }
  })
  if (built) Object.assign(environment, { PORTAL_DIST: dist, PORTAL_DIST_DEMO: demo })
  return built
}

function add(name, { passed, failed, skipped }, status) {
  // a runner that fails without a failing test (a file that does not load, no test at all) counts as one failure
  const counted = failed === 0 && (status !== 0 || passed === 0) ? 1 : failed
  total.passed += passed
  total.failed += counted
  console.log(`${counted ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${counted} failed, ${skipped} skipped`)
}

function report(path, count) {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, skipped: 0, flaky: 0 }
  }
}

async function unit() {
  const file = join(folder, 'unit.json')
  const args = [
    bin('vitest/vitest.mjs'),
    'run',
    '--allowOnly=false',
    // as in the browser: a momentary stall fails nothing; retried tests are marked in the list
    '--retry=2',
    '--reporter=default',
    '--reporter=json',
    `--reporter=${join(project, 'test/runner/running.mjs')}`,
    `--outputFile.json=${file}`,
  ]
  const { status } = await run('unit', args, { ...inProject(), minutes: limits.unit })
  const counts = report(file, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
  }))
  add('unit', counts, status)
}

/** Runs the tests of a folder with Playwright. */
async function playwright(name, config) {
  const file = join(folder, `${name}.json`)
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const args = [cli, 'test', '--config', join(project, config), '--forbid-only']
  const begun = performance.now()
  const { status } = await run(name, args, { ...inProject({ E2E_REPORT: file }), minutes: limits[name] })
  const counts = report(file, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }))
  add(`${name} (${took(begun)})`, counts, status)
  if (counts.flaky) console.log(`${name}: ${counts.flaky} passed only at the second try; the list above names them`)
}

const wants = (part) => parts.includes(part)
console.log(`pace: Node starts ${pace.toFixed(1)} times as slowly as usual${slow ? ': one part after the other' : ''}`)
const start = performance.now()
try {
  // sequentially and first, since a package manager serves one process at a time
  const browser = ['hosting', 'engines', 'e2e'].some(wants) && (await ensureBrowser())
  const hosts = wants('hosting') && ensureHosts()
  const engines = wants('engines') && ensureEngines()
  const built = await build()
  if (!built) console.log('The browser tests did not run: there is no build.')
  else if (!browser && ['hosting', 'engines', 'e2e'].some(wants)) total.failed += 1
  const ready = built && browser
  const checked = async () => wants('check') && check()
  const browsers = async () => {
    if (ready && hosts) await playwright('hosting', 'test/hosting/playwright.config.ts')
    if (ready && engines) await playwright('engines', 'test/engines/playwright.config.ts')
  }
  const units = async () => wants('unit') && unit()
  // two sequences in parallel, since each waits half of its time; the browser tests run alone, because their time
  // limits assume both processors
  if (slow) {
    await checked()
    await browsers()
    await units()
  } else await Promise.all([checked().then(browsers), units()])
  if (ready && wants('e2e')) await playwright('browser', 'test/e2e/playwright.config.ts')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`\nwhole run: ${took(start)}`)
process.exitCode = total.failed ? 1 : 0
console.log(`${total.passed} passed, ${total.failed} failed`)
