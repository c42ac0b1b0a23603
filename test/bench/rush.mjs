// Opening day: 20,000 families press at once, the service answers 300 requests per second and turns the rest away with
// 503 and Retry-After. The clients wait as the portal does: the same `parseRetryAfter` and `busyWait` (src/api/retry.ts)
// that the screen counts down. `node test/bench/rush.mjs` alone, or as part of `npm run bench`. A simulation: no time passes, no network is used.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'
import { project } from '../build/portal.mjs'

/** What must hold: seconds until the last family's first call is served, and requests for each that is served. */
export const limits = { seconds: 180, requestsPerSuccess: 3 }
export const rush = { clients: 20_000, perSecond: 300, retryAfter: 30 }
/** Milliseconds that the simulation steps by. */
const tick = 50
const giveUp = 30 * 60_000

/** Numbers in [0, 1) from one seed (mulberry32): every run is the same run. */
export function randomFrom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * One opening. All clients come within `spread` seconds; each is served or turned away at once, and comes again after
 * `wait(turn, random)` milliseconds, where `turn` counts how often it was turned away.
 * @returns {{ served: number, requests: number, requestsPerSuccess: number, lastServed: number }} the last in seconds
 */
export function simulate(wait, random, { clients, perSecond } = rush, spread = 1) {
  /** Who comes in each step: how often each of them was turned away. */
  const coming = Array.from({ length: giveUp / tick + 1 }, () => [])
  for (let i = 0; i < clients; i++) coming[Math.floor((random() * spread * 1000) / tick)].push(0)
  let [served, requests, lastServed, room] = [0, 0, 0, 0]
  const perStep = (perSecond * tick) / 1000
  for (let step = 0; step < coming.length && served < clients; step++) {
    const here = coming[step]
    // what was not used is lost: a service cannot answer yesterday's capacity
    room = Math.min(room, 1) + perStep
    const taken = Math.min(here.length, Math.floor(room))
    room -= taken
    requests += here.length
    served += taken
    if (taken > 0) lastServed = (step * tick) / 1000
    for (const turned of here.slice(taken)) {
      const next = step + Math.max(1, Math.round(wait(turned + 1, random) / tick))
      coming[next]?.push(turned + 1)
    }
  }
  return { served, requests, requestsPerSuccess: requests / Math.max(1, served), lastServed }
}

/** The portal's own waiting, for what a service writes into `Retry-After`. */
export async function portalWait() {
  const alias = { '@': join(project, 'src') }
  const options = { configFile: false, logLevel: 'error', resolve: { alias } }
  const { busyWait, parseRetryAfter } = (await runnerImport(join(project, 'src/api/retry.ts'), options)).module
  const { ApiError } = (await runnerImport(join(project, 'src/api/ApiError.ts'), options)).module
  const ask = { operation: 'PostMatriculaMunicipal', status: 503 }
  return (header) => {
    const retryAfter = parseRetryAfter(header, null)
    return (turn, random) => busyWait(new ApiError('busy', { ...ask, retryAfter, turn }), random)
  }
}

/** Runs the rush with several seeds and says how it went; `ok` is whether every limit held. */
export async function measureRush(seeds = [1, 2, 3, 4, 5]) {
  const wait = await portalWait()
  const told = String(rush.retryAfter)
  const cases = [
    { name: 'all in one second, Retry-After 30', judged: true, wait: wait(told), spread: 1 },
    { name: 'all in one second, no Retry-After', judged: true, wait: wait(null), spread: 1 },
    { name: 'all in one second, Retry-After 0', judged: true, wait: wait('0'), spread: 1 },
    { name: 'spread over 30 s, Retry-After 30', judged: true, wait: wait(told), spread: 30 },
    { name: 'spread over 30 s, Retry-After 0', judged: true, wait: wait('0'), spread: 30 },
    { name: 'for comparison: Retry-After 1', judged: false, wait: wait('1'), spread: 1 },
    { name: 'for comparison: 30 s without jitter', judged: false, wait: () => rush.retryAfter * 1000, spread: 1 },
  ]
  const rows = cases.map(({ name, judged, wait: pause, spread }) => {
    const runs = seeds.map((seed) => simulate(pause, randomFrom(seed), rush, spread))
    const worst = (pick) => Math.max(...runs.map(pick))
    const served = Math.min(...runs.map((run) => run.served))
    const [lastServed, perSuccess] = [worst((run) => run.lastServed), worst((run) => run.requestsPerSuccess)]
    const ok = served === rush.clients && lastServed <= limits.seconds && perSuccess <= limits.requestsPerSuccess
    return { name, judged, served, lastServed, perSuccess, ok }
  })
  return { rows, ok: rows.every((row) => row.ok || !row.judged) }
}

/** The result as Markdown. */
export function rushTable({ rows }) {
  return [
    `## Opening day: ${rush.clients} families, ${rush.perSecond} requests per second (simulation, worst of five)`,
    '',
    '| opening | served | all served at | requests per success | limit |',
    '|---|---|---|---|---|',
    ...rows.map(({ name, judged, served, lastServed, perSuccess, ok }) => {
      const verdict = judged ? (ok ? 'held' : 'BROKEN') : '–'
      return `| ${name} | ${served} | ${lastServed.toFixed(0)} s | ${perSuccess.toFixed(2)} | ${verdict} |`
    }),
    '',
    `Limits: everybody within ${limits.seconds} s, at most ${limits.requestsPerSuccess} requests per success.`,
    '',
  ].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const result = await measureRush()
  console.log(rushTable(result))
  if (!result.ok) process.exitCode = 1
}
