// npm run bench:soak [-- --seconds 60 --clients 50 --sequences 1000]: puts the pretended service under load,
// over HTTP on loopback, and runs random sequences over its whole network. Ends by itself; fails on any fault,
// leak or broken invariant.
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { load, startService } from './service.mjs'
import { createClients } from './soakClients.mjs'

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    clients: { type: 'string', default: '50' },
    sequences: { type: 'string', default: '1000' },
  },
})
const [seconds, clients, sequences] = [options.seconds, options.clients, options.sequences].map(Number)
/** Seconds until diaries, rolls and compiled code are in memory; later growth is a leak. */
const warmUp = Math.min(15, seconds / 2)
const mostGrowth = 0.1
const mib = (bytes) => (bytes / 2 ** 20).toFixed(1)
const failures = []

// a run that hangs is a failure too
setTimeout(() => {
  console.error('FAILED the soak did not end')
  process.exit(1)
}, 20 * 60_000).unref()

async function underLoad() {
  const [{ watch }, service, { families }, { guardian, home }] = await Promise.all([
    load('test/mock/invariants.ts'),
    startService(),
    load('src/mock/seed/children.ts'),
    load('test/support/family.ts'),
  ])
  try {
    let tables = await service.ask('tables')
    const watching = watch(() => tables)
    const clock = performance.now()
    const until = (s) => clock + s * 1000
    const crowd = createClients(service.url, clients, families, { ...guardian, ...home })
    const running = crowd.run(until(warmUp + seconds))
    await new Promise((done) => setTimeout(done, warmUp * 1000))
    tables = await service.ask('tables')
    failures.push(...watching.wrongs({ all: true }).map((wrong) => `after warm-up: ${wrong}`))
    const [before, rows] = [await service.ask('memory'), tables.matricula.pedidos.length]
    await running
    tables = await service.ask('tables')
    const after = await service.ask('memory')
    failures.push(...watching.wrongs({ all: true }), ...crowd.faults)
    const growth = after.heapUsed / before.heapUsed - 1
    if (growth >= mostGrowth) failures.push(`the heap grew by ${(growth * 100).toFixed(1)} %`)
    const { calls, statuses, times } = crowd.tally
    const at = (share) => times.sort((a, b) => a - b)[Math.floor(times.length * share)]?.toFixed(1)
    console.log(
      `${clients} clients, ${warmUp} + ${seconds} s: ${calls} calls, ${Math.round(calls / (warmUp + seconds))} a second`,
    )
    console.log(
      `  statuses: ${[...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, n]) => `${status} × ${n}`)
        .join(', ')}`,
    )
    console.log(`  answer after ${at(0.5)} ms (median), ${at(0.99)} ms (99 of 100)`)
    console.log(
      `  heap after collection: ${mib(before.heapUsed)} → ${mib(after.heapUsed)} MiB (${(growth * 100).toFixed(1)} %), with ${tables.matricula.pedidos.length - rows} more requests for places kept; memory at most ${mib(after.peak)} MiB`,
    )
  } finally {
    service.close()
  }
}

async function atRandom() {
  const [{ play }, { sequence }] = await Promise.all([load('test/mock/sequences.ts'), load('test/mock/steps.ts')])
  const started = performance.now()
  const tally = new Map()
  const result = fc.check(
    fc.property(sequence(50), (steps) => {
      const wrong = play(steps, tally)
      if (wrong.length > 0) throw new Error(wrong.join('\n'))
    }),
    { numRuns: sequences },
  )
  if (result.failed) failures.push(fc.defaultReportMessage(result) ?? 'a sequence failed')
  const calls = [...tally.values()].reduce((sum, n) => sum + n, 0)
  console.log(
    `${result.numRuns} sequences of 50 steps, ${calls} calls, seed ${result.seed}: ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
}

await underLoad()
await atRandom()
for (const failure of failures.slice(0, 20)) console.error(`FAILED ${failure}`)
console.log(failures.length === 0 ? 'whole: no fault, no leak, every invariant' : `${failures.length} failures`)
process.exit(failures.length === 0 ? 0 : 1)
