// The two ways in which tests reach the portal: the demonstration build alone, and the production build with the
// pretended service behind it over HTTP. Ports are chosen freely, so that several runs can coexist.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { preview } from 'vite'
import { project } from '../../build/portal.mjs'

export interface Site {
  url: string
  close: () => Promise<void>
}

/** The pretended service in a process of its own. */
export interface Service extends Site {
  /** Fails where an answer since the last call does not fit the contract's document. */
  check: () => Promise<void>
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        done(typeof address === 'object' && address ? address.port : 0)
      })
    })
  })
}

/**
 * Serves a finished build as `npm run preview` does: same headers, same 404s, the service at `api` behind it; on any
 * free port by default.
 */
export async function serveBuild(mode: 'production' | 'demo', outDir: string, api?: string, port = 0): Promise<Site> {
  if (api) process.env['PORTAL_API'] = api
  const server = await preview({
    root: project,
    mode,
    logLevel: 'silent',
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true, open: false },
  })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('vite preview has no address')
  return { url: url.replace(/\/$/, ''), close: () => server.close() }
}

/** The address that the process reports once it listens: a port that was free a moment ago may be taken by then. */
async function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('it has ended')))
  const told = once(child, 'message', { signal: AbortSignal.timeout(30_000) })
  try {
    // the first message of `service.mjs`
    const [url] = (await Promise.race([told, ended])) as [string]
    return url
  } catch (cause) {
    throw new Error(`the mock server did not start:\n${output()}`, { cause })
  }
}

/**
 * Starts the pretended service over HTTP in a process of its own, with every answer compared with the contract's
 * document; on any free port by default. Closing it checks once more. `E2E_DIALECT=pascal,netdates` before a run of the
 * browser tests sets its dialects.
 */
export async function startMock(port = 0): Promise<Service> {
  const child = spawn(process.execPath, [join(project, 'test/connect/service.mjs')], {
    cwd: project,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()))
  const stop = () => void child.kill('SIGKILL')
  process.once('exit', stop)
  const end = () => {
    process.off('exit', stop)
    stop()
  }
  const url = await addressOf(child, () => output).catch((error: unknown) => {
    end()
    throw error
  })
  const check = async () => {
    const said = new Promise((done) => child.once('message', done))
    child.send('misfits')
    expect(await said, 'every answer of the service must fit its OpenAPI document').toEqual([])
  }
  return { url, check, close: () => check().finally(end) }
}
