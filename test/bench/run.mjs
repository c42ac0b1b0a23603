// npm run bench [-- --runs 3] [--cpu 4] [--only visit,journey] [--out path]: weighs and times the portal against the
// limit pages and writes test/bench/results.md. Absolute times of a shared machine mean little: read the ratios.
import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { project } from '../build/portal.mjs'
import { ensureBrowser } from '../e2e/browser.mjs'
import { launch } from './browser.mjs'
import { buildAll } from './builds.mjs'
import { write } from './report.mjs'
import { measureNetwork, networkTable } from './network.mjs'
import { measureRush, rushTable } from './rush.mjs'
import { serve } from './serve.mjs'

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    cpu: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string', default: join(import.meta.dirname, 'results.md') },
  },
})
const runs = Math.max(1, Number(options.runs))

async function scenarios() {
  const folder = join(import.meta.dirname, 'scenarios')
  const names = readdirSync(folder)
    .map((file) => file.replace('.mjs', ''))
    .filter((name) => !options.only || options.only.split(',').includes(name))
    .sort((a, b) => Number(b === 'visit') - Number(a === 'visit'))
  return Promise.all(names.map(async (name) => ({ name, ...(await import(join(folder, `${name}.mjs`))) })))
}

/** The pretended service on a free port; it says where. */
function startMock() {
  const child = spawn(process.execPath, [join(project, 'src/mock/server.mjs')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((done, fail) => {
    let said = ''
    child.stdout.on('data', (text) => {
      const url = /http:\/\/[\d.:]+/.exec((said += text))?.[0]
      if (url) done({ url, close: () => child.kill('SIGKILL') })
    })
    child.once('exit', (status) => fail(new Error(`the pretended service ended with ${status}`)))
  })
}

if (!(await ensureBrowser())) process.exit(1)
const { folders, chunks, seconds } = await buildAll(join(project, '.cache/bench'))
const mock = await startMock()
const sites = {}
for (const [name, folder] of Object.entries(folders)) sites[name] = await serve(folder, mock.url)
const browser = await launch()
const results = []
try {
  for (const scenario of await scenarios()) {
    const samples = []
    for (let turn = 0; turn < runs; turn++)
      for (const cpu of options.cpu ? [Number(options.cpu)] : scenario.processors)
        // Interleaved: a slow minute of the machine falls on every target alike.
        for (const target of scenario.targets) {
          const result = await scenario.run({ browser, site: sites[target], cpu, mock })
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
  runs,
  seconds,
}
const rush = await measureRush()
const network = networkTable(await measureNetwork())
writeFileSync(options.out, `${write({ state, results, chunks })}\n${rushTable(rush)}\n${network}`)
if (!rush.ok) process.exitCode = 1
console.log(`written: ${options.out}`)
