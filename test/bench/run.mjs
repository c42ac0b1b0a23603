// npm run bench [-- --runs 3] [--cpu 4] [--only visit,journey] [--out path]: measures the portal against the limit
// pages and writes test/bench/results.md. Absolute times of a shared machine mean little: read the ratios. `--only
// rush`, `--only service`: measures these sections alone and replaces them in the page.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { project } from '../build/portal.mjs'
import { ensureBrowser } from '../e2e/browser.mjs'
import { slowness } from '../runner/pace.mjs'
import { launch } from './browser.mjs'
import { buildAll } from './builds.mjs'
import { write } from './report.mjs'
import { measureNetwork, networkTable } from './network.mjs'
import { measureRush, rushTable } from './rush.mjs'
import { serve } from './serve.mjs'
import { startProgram } from './service.mjs'

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    cpu: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string', default: join(import.meta.dirname, 'results.md') },
  },
})
const runs = Math.max(1, Number(options.runs))
const only = options.only?.split(',')
const isWanted = (name) => !only || only.includes(name)

async function scenarios() {
  const folder = join(import.meta.dirname, 'scenarios')
  const names = readdirSync(folder)
    .map((file) => file.replace('.mjs', ''))
    .filter(isWanted)
    .sort((a, b) => Number(b === 'visit') - Number(a === 'visit'))
  return Promise.all(names.map(async (name) => ({ name, ...(await import(join(folder, `${name}.mjs`))) })))
}

/** The targets of a turn: each comes first once, and after each other one. */
function turned(targets, turn) {
  const at = turn % targets.length
  const row = [...targets.slice(at), ...targets.slice(0, at)]
  return turn % 2 ? row.reverse() : row
}

/** Runs all browser measurements; returns the first part of the page. */
async function measurePages(list) {
  if (!(await ensureBrowser())) process.exit(1)
  const before = await slowness(Infinity)
  const { folders, chunks, seconds } = await buildAll(join(project, '.cache/bench'))
  const mock = await startProgram()
  const sites = {}
  for (const [name, folder] of Object.entries(folders)) sites[name] = await serve(folder, mock.url)
  const browser = await launch()
  const results = []
  try {
    for (const scenario of list) {
      const samples = []
      for (let turn = 0; turn < runs; turn++)
        for (const cpu of options.cpu ? [Number(options.cpu)] : scenario.processors)
          // interleaved, so that a slow minute of the machine affects all targets alike; in turns, since the previous
          // measurement changes the browser's state
          for (const target of turned(scenario.targets, turn)) {
            const result = await scenario.run({ browser, target, site: sites[target], cpu, mock })
            samples.push({ target, cpu, ...result })
            process.stdout.write(`\r${scenario.name} ${turn + 1}/${runs} ${target} ×${cpu}          `)
          }
      process.stdout.write('\n')
      results.push({ ...scenario, samples })
    }
  } finally {
    await browser.close()
    for (const site of Object.values(sites)) site.close()
    mock.close()
  }
  const git = (...args) => execFileSync('git', args, { cwd: project, encoding: 'utf8' }).trim()
  const state = {
    commit: `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', 'src', 'index.html', 'public') ? ' with changes' : ''}`,
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    browser: browser.version(),
    load: loadavg()[1] / availableParallelism(),
    pace: Math.max(before, await slowness(1.3)),
    runs,
    seconds,
  }
  return write({ state, results, chunks })
}

/** The page with a section in place of the former one of the same title, or at its end. */
function withSection(page, section) {
  const title = /^## [^:\n]*/.exec(section)?.[0] ?? section
  const start = page.indexOf(`\n${title}`)
  if (start < 0) return `${page.trimEnd()}\n\n${section}`
  const end = page.indexOf('\n## ', start + 1)
  return `${page.slice(0, start + 1)}${section.trimEnd()}\n${end < 0 ? '' : page.slice(end)}`
}

const list = await scenarios()
let page =
  list.length > 0 ? await measurePages(list) : existsSync(options.out) ? readFileSync(options.out, 'utf8') : '# Bench\n'
if (isWanted('rush')) {
  const rush = await measureRush()
  page = withSection(page, rushTable(rush))
  if (!rush.ok) process.exitCode = 1
}
if (isWanted('service')) page = withSection(page, networkTable(await measureNetwork()))
writeFileSync(options.out, page)
console.log(`written: ${options.out}`)
