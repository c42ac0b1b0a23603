// Starts the programs of a test run, each in a process group of its own and with a time limit.
import { spawn } from 'node:child_process'

const inGroups = process.platform !== 'win32'
/** The running child processes, with the name of their part. */
const running = new Map()

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function end(child, signal) {
  try {
    if (inGroups && child.pid) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // it had ended already
  }
}

/** The names of what still runs. */
export const stillRunning = () => [...running.values()].join(', ') || 'nothing'

// stopping the run stops its parts
process.on('exit', () => {
  for (const child of running.keys()) end(child, 'SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

/**
 * Runs a Node program. After `minutes` it gets SIGINT, at which test runners list what was still running, and soon
 * SIGKILL for its whole process group; its status is then a failure. With `quiet` its output is returned and not shown.
 * @param {string} name
 * @param {string[]} args
 * @param {{ minutes: number, cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, grace?: number }} options
 * @returns {Promise<{ status: number, output: string }>}
 */
export function run(name, args, { minutes, cwd, env = process.env, quiet = false, grace = 20_000 }) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env,
      detached: inGroups,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    running.set(child, name)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
    const late = `ENDED  ${name}: it was not done after ${minutes} minutes`
    let ended = false
    const limit = setTimeout(() => {
      ended = true
      if (!quiet) console.log(`\n${late}`)
      end(child, 'SIGINT')
      setTimeout(() => {
        end(child, 'SIGKILL')
      }, grace).unref()
    }, minutes * 60_000)
    child.on('close', (status) => {
      clearTimeout(limit)
      // also ends what the program left in its group
      if (ended) end(child, 'SIGKILL')
      running.delete(child)
      done({ status: ended ? 1 : (status ?? 1), output: ended ? `${output}\n${late}` : output })
    })
  })
}
