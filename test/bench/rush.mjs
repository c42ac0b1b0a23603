// Opening day: 20,000 families press at once; the service answers 300 requests per second and rejects the rest with 503
// and Retry-After. The clients wait as the portal does: with the same `parseRetryAfter` and `busyWait`
// (src/api/retry.ts) as the countdown. `node test/bench/rush.mjs` alone, or as part of `npm run bench`. A simulation,
// without real time and network.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'
import { project } from '../build/portal.mjs'

/** The limits: seconds until the last family's first call succeeds, and requests per success. */
export const limits = { seconds: 180, requestsPerSuccess: 3 }
export const rush = { clients: 20_000, perSecond: 300, retryAfter: 30 }
/** The step of the simulation in milliseconds. */
const tick = 50
const giveUp = 30 * 60_000

/** Random numbers in [0, 1) from a seed (mulberry32), so that every run is the same. */
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
 * Simulates one opening. All clients arrive within `spread` seconds; each succeeds or is rejected at once, and retries
 * after `wait(turn, random)` milliseconds, where `turn` counts its rejections. @returns {{ served: number, requests:
 * number, requestsPerSuccess: number, lastServed: number }} `lastServed` in seconds
 */
export function simulate(wait, random, { clients, perSecond } = rush, spread = 1) {
  /** The clients of each step, as their numbers of rejections. */
  const coming = Array.from({ length: giveUp / tick + 1 }, () => [])
  for (let i = 0; i < clients; i++) coming[Math.floor((random() * spread * 1000) / tick)].push(0)
  let [served, requests, lastServed, room] = [0, 0, 0, 0]
  const perStep = (perSecond * tick) / 1000
  for (let step = 0; step < coming.length && served < clients; step++) {
    const here = coming[step]
    // unused capacity is lost
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

/** The portal's own waiting time for a `Retry-After` header. */
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

/** Runs the simulation with several seeds; `ok` is whether every limit held. */
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
