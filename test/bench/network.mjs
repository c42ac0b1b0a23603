// Measures the pretended service with large networks: start, pages and memory, and how they grow. Part of `npm run
// bench`; alone: npm run bench -- --only service
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram, startService } from './service.mjs'
import { figure, quartiles, spread, table } from './table.mjs'

/** Schools, and students of 7º A; the third size is the target, 200,000 students in 500 schools. */
const sizes = [
  { name: '1×: Vila Serena', schools: 12, scale: 50 },
  { name: '10×', schools: 120, scale: 500 },
  { name: 'the goal', schools: 500, scale: 5000 },
  { name: '100×', schools: 1200, scale: 5000 },
]
const goals = [
  ['`npm run mock`: start of the process, ms', 'program', 500],
  ['of it, the network, ms', 'create', 500],
  ['the first start after a change of the sources, which bundles them, ms', 'firstStart', 500],
  ['page of 50, ms', 'page', 20],
  ['memory at most, MiB', 'memory', 300],
]
const processes = 3

async function asker(url, userName) {
  const post = async (name, body, session) => {
    const started = performance.now()
    const response = await fetch(`${url}/json/reply/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(session && { 'X-ss-id': session }) },
      body: JSON.stringify(body),
    })
    const reply = await response.json()
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${JSON.stringify(reply)}`)
    return { reply, ms: performance.now() - started }
  }
  const signed = await post('Auth', { provider: 'credentials', userName, password: 'caderno' })
  return (name, body) => post(name, body, signed.reply.sessionId)
}

/** Reads pages of 50 to the end of a list, or at most `most` pages. */
async function pages(ask, name, body, most) {
  const times = []
  let tokenPagina = null
  let rows = 0
  do {
    const { ms, reply } = await ask(name, { ...body, quantidade: 50, tokenPagina })
    times.push(ms)
    rows += reply.itens.length
    tokenPagina = reply.tokenPagina ?? null
  } while (tokenPagina !== null && times.length < most)
  return { times, rows }
}

/** The duration of a start in ms. */
async function startOf({ scale, schools }, env) {
  const program = await startProgram(['--scale', String(scale), '--schools', String(schools)], env)
  program.close()
  return program.ms
}

/** A start without cached bundle, as after a change of the sources or an installation. */
async function firstStartOf(size) {
  const cache = mkdtempSync(join(tmpdir(), 'portal-mock-'))
  try {
    return await startOf(size, { PORTAL_MOCK_CACHE: cache })
  } finally {
    rmSync(cache, { recursive: true, force: true })
  }
}

/** Starts one process of one size, reads through it and measures its memory. */
async function visit(size) {
  const program = await startOf(size)
  const service = await startService(size)
  try {
    const [teacher, staff] = [await asker(service.url, 'carla'), await asker(service.url, 'sonia')]
    const first = await teacher('AproveitamentosAlunos', { idClasse: 1011, quantidade: 50 })
    const roll = await pages(teacher, 'AproveitamentosAlunos', { idClasse: 1011 }, 200)
    if (roll.rows !== size.scale) throw new Error(`${roll.rows} of ${size.scale} students came`)
    const classes = await pages(staff, 'Classes', {}, 40)
    // classes all over the network, each read for the first time
    const spots = Array.from({ length: 40 }, (_, i) => (100 + Math.floor((i * size.schools) / 40) * 20) * 10)
    const cold = []
    for (const idClasse of spots) cold.push((await staff('AproveitamentosAlunos', { idClasse })).ms)
    const offers = []
    for (let i = 0; i < 20; i++) {
      const matricula = { processamento: 'consultar', cadastro: { serieId: 31 + (i % 9) } }
      offers.push((await staff('PostMatriculaMunicipal', { matricula })).ms)
    }
    const { heapUsed, peak } = await service.ask('memory')
    return {
      program: [program],
      create: [service.create],
      first: [first.ms],
      page: roll.times,
      classes: classes.times,
      cold,
      offers,
      heap: [heapUsed / 2 ** 20],
      memory: [peak / 2 ** 20],
    }
  } finally {
    service.close()
  }
}

const columns = [
  ['program', 'process start ms'],
  ['create', 'of it: network ms'],
  ['first', 'first page ms'],
  ['page', 'page of 50 ms'],
  ['cold', 'page of a new class ms'],
  ['classes', 'page of classes, staff, ms'],
  ['offers', 'offer of places ms'],
  ['heap', 'heap MiB'],
  ['memory', 'memory at most MiB'],
]

/** Samples by size: lists by the names of `columns`. */
export async function measureNetwork() {
  // the sources are bundled once, outside of the measurement
  ;(await startService()).close()
  const results = sizes.map((size) => ({ size, samples: {} }))
  for (let turn = 0; turn < processes; turn++) {
    for (const { size, samples } of results) {
      for (const [name, values] of Object.entries(await visit(size))) (samples[name] ??= []).push(...values)
      if (size.name === 'the goal') (samples.firstStart ??= []).push(await firstStartOf(size))
    }
  }
  return results
}

/** The section of the results page. */
export function networkTable(results) {
  const head = ['network', 'schools', 'students of 7º A', ...columns.map(([, words]) => words)]
  const rows = results.map(({ size, samples }) => [
    size.name,
    size.schools,
    size.scale,
    ...columns.map(([name]) => spread(samples[name])),
  ])
  const goal = results.find(({ size }) => size.name === 'the goal')
  const kept = goals.map(([words, name, limit]) => {
    const { median } = quartiles(goal?.samples[name] ?? [])
    return [words, `≤ ${limit}`, figure(median), median <= limit ? 'yes' : 'no']
  })
  return `## The pretended service with large networks\n\n${processes} processes of each size, over HTTP on loopback, medians with quartiles; 500 schools are 200,000 students.\n\n${table(head, rows)}\n\n${table(['500 schools, class of 5,000', 'target', 'measured', 'kept'], kept)}\n`
}
