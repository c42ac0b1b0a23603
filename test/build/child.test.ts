// A part of the whole run that never ends is ended, with what it started, and counts as failed by its name.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from '../runner/child.mjs'

const folder = mkdtempSync(join(tmpdir(), 'child-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

function program(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const alive = (pid: number) => {
  try {
    process.kill(pid, 0)
    // what has ended and was not asked for yet is dead all the same
    return !/^State:\s*Z/m.test(existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '')
  } catch {
    return false
  }
}

test('a part that never ends is ended after its limit, with what it started', async () => {
  const pids = join(folder, 'pids')
  const deaf = `process.on('SIGINT', () => undefined); setInterval(() => undefined, 1000);`
  program('grandchild.mjs', deaf)
  const stuck = program(
    'stuck.mjs',
    `import { spawn } from 'node:child_process'
     import { writeFileSync } from 'node:fs'
     const { pid } = spawn(process.execPath, [${JSON.stringify(join(folder, 'grandchild.mjs'))}])
     console.log('begun')
     ${deaf}
     writeFileSync(${JSON.stringify(pids)}, JSON.stringify([process.pid, pid]))
     for (;;);`,
  )
  const { status, output } = await run('lint', [stuck], { minutes: 10 / 60, quiet: true, grace: 100 })
  expect(status).toBe(1)
  expect(output).toMatch(/^begun\n/)
  expect(output).toMatch(/ENDED {2}lint: it was not done after/)
  const started = JSON.parse(readFileSync(pids, 'utf8')) as number[]
  expect(started).toHaveLength(2)
  await expect.poll(() => started.filter(alive)).toEqual([])
})

test('a part that ends by itself keeps its own status', async () => {
  const done = program('done.mjs', `console.log('three'); process.exitCode = 3`)
  expect(await run('types', [done], { minutes: 1, quiet: true })).toEqual({ status: 3, output: 'three\n' })
})
