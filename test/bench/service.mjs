// Starts the pretended service for a measurement, and loads the project's TypeScript from plain scripts.
import { fork, spawn } from 'node:child_process'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { project } from '../build/portal.mjs'

/** Loads a module of the project by its path. */
export async function load(path) {
  const options = {
    configFile: false,
    root: project,
    logLevel: 'error',
    resolve: { alias: { '@': join(project, 'src') } },
  }
  return (await runnerImport(join(project, path), options)).module
}

/**
 * `npm run mock` as its users start it, on a free port.
 * @param {string[]} args `['--schools', '500']`
 * @returns its address, and how long it took from nothing to the first answer (ms)
 */
export async function startProgram(args = [], env = {}) {
  const begun = performance.now()
  const child = spawn(process.execPath, [join(project, 'src/mock/server.mjs'), ...args], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise((done, fail) => {
    let said = ''
    child.stdout.on('data', (text) => {
      const found = /http:\/\/[\d.:]+/.exec((said += text))?.[0]
      if (found) done(found)
    })
    child.once('exit', (status) => fail(new Error(`the pretended service ended with ${status}`)))
  })
  await (await fetch(`${url}/json/reply/Auth`, { method: 'POST', body: '{}' })).text()
  return { url, ms: performance.now() - begun, close: () => child.kill('SIGKILL') }
}

/**
 * @param {{ scale?: number, schools?: number }} size
 * @returns its address, how long the network took (ms), and `ask('memory' | 'tables')`
 */
export async function startService({ scale = 38, schools = 12 } = {}) {
  const child = fork(join(import.meta.dirname, 'soakServer.mjs'), [String(scale), String(schools)], {
    execArgv: ['--expose-gc'],
    // tables contain Maps
    serialization: 'advanced',
  })
  const waiting = new Map()
  child.on('message', ({ question, answer }) => {
    waiting.get(question)?.done(answer)
    waiting.delete(question)
  })
  child.once('exit', (status, signal) => {
    for (const { fail } of waiting.values()) fail(new Error(`the pretended service ended with ${status ?? signal}`))
  })
  const hear = (question) => new Promise((done, fail) => waiting.set(question, { done, fail }))
  const started = await hear('start')
  return {
    ...started,
    ask(question) {
      const heard = hear(question)
      child.send(question)
      return heard
    },
    close: () => child.kill('SIGKILL'),
  }
}
