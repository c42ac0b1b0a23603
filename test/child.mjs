// The programs that the whole run starts: each in a group of its own and with a time limit, so that none holds it up for ever.
import { spawn } from 'node:child_process'

const inGroups = process.platform !== 'win32'
/** Those that are still running, by the name of their part. */
const running = new Map()

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function end(child, signal) {
  try {
    if (inGroups && child.pid) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // it was faster
  }
}

/** What still runs, in words. */
export const stillRunning = () => [...running.values()].join(', ') || 'nothing'

// who stops the run stops its parts
process.on('exit', () => {
  for (const child of running.keys()) end(child, 'SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

/**
 * Runs a program of Node. After `minutes` it is asked to stop, which test runners do with a word on what was still running,
 * and soon ended with all that it started in its group; its status is then a failure. With `quiet` its output is kept, not shown.
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
      // what it left behind goes with it
      if (ended) end(child, 'SIGKILL')
      running.delete(child)
      done({ status: ended ? 1 : (status ?? 1), output: ended ? `${output}\n${late}` : output })
    })
  })
}
