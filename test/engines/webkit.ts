/**
 * Drives WebKitGTK by plain WebDriver. A driver holds one session and cannot be reused, so each tab gets a driver, a
 * D-Bus and a window of its own, in one process group that is ended by its id.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Heard } from '@/mock/backend'
import { freePort } from '../e2e/servers/servers'
import { programs } from './programs.mjs'
import { type Browser, pressing, surroundings, type Tab, typing } from './tab'

/** A D-Bus that starts no service: a desktop's services would mount folders that outlive the window. */
const bus = `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
  "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen>
<policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy></busconfig>`

/** Runs in each new page: records its faults inside, because WebDriver does not report them. */
function watch(): void {
  const page = window as unknown as { faults?: string[] }
  if (page.faults) return
  const faults: string[] = (page.faults = [])
  addEventListener('error', ({ message }) => message && faults.push(`exception: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`exception: ${String(reason)}`))
  const say = console.error
  console.error = (...words: unknown[]) => {
    faults.push(`console: ${words.join(' ')}`)
    say(...words)
  }
  // includes the reports from before this line
  const observer = new ReportingObserver(
    (reports) => faults.push(...reports.map(({ body }) => `policy: ${JSON.stringify(body)}`)),
    { types: ['csp-violation'], buffered: true },
  )
  observer.observe()
}
const told = () => (window as unknown as { faults?: string[] }).faults ?? []
const answered = () => window.portal?.answers() ?? []

async function ask(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const options = { method, signal: AbortSignal.timeout(20_000), ...(body && { body: JSON.stringify(body) }) }
  const answer = await fetch(base + path, options)
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${path}: ${error} ${message}`)
}

async function ready(base: string, child: ChildProcess, said: () => string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end && child.exitCode === null;) {
    const answer = await fetch(`${base}/status`).catch(() => null)
    if (answer?.ok) return
    await new Promise((wait) => setTimeout(wait, 30))
  }
  throw new Error(`WebKit's driver did not start:\n${said()}`)
}

async function newTab(display: string): Promise<Tab> {
  const found = programs.webkit()
  if (!found) throw new Error('WebKit is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const env = surroundings(folder, { DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' })
  const rules = join(folder, 'bus.conf')
  writeFileSync(rules, bus)
  const args = ['--config-file', rules, '--', found.driver, `--port=${port}`, '--host=127.0.0.1']
  const child = spawn(found.bus, args, { env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  process.once('exit', stop)
  const end = () => {
    process.off('exit', stop)
    stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await ready(base, child, () => output)
    const options = { binary: found.browser, args: ['--automation'] }
    const session = await ask(base, 'POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })
    const at = `/session/${(session as { sessionId: string }).sessionId}`
    const order = (method: string, path: string, body?: object) => ask(base, method, at + path, body)
    const faults: string[] = []
    const heard: Heard[] = []
    const run: Tab['run'] = async (action, ...values) => {
      const script = `return (${action.toString()})(...arguments)`
      return (await order('POST', '/execute/sync', { script, args: values })) as ReturnType<typeof action>
    }
    const leave = async () => {
      faults.push(...(await run(told)))
      heard.push(...(await run(answered)))
    }
    const arrive = async (path: string, body: object) => {
      await leave()
      await order('POST', path, body)
      await run(watch)
    }
    return {
      go: (url) => arrive('/url', { url }),
      reload: () => arrive('/refresh', {}),
      run,
      load: (script) => order('POST', '/execute/sync', { script, args: [] }),
      press: (x, y) => order('POST', '/actions', { actions: pressing(x, y) }),
      type: (text) => order('POST', '/actions', { actions: typing(text) }),
      size: (width, height) => order('POST', '/window/rect', { width, height }),
      picture: async () => Buffer.from((await order('GET', '/screenshot')) as string, 'base64'),
      paper: () => Promise.reject(new Error('WebKit of GTK prints for nobody')),
      faults: async () => {
        await leave()
        return faults
      },
      heard: () => Promise.resolve(heard),
      close: async () => {
        await order('DELETE', '').catch(() => undefined)
        end()
      },
    }
  } catch (error) {
    end()
    throw error
  }
}

/** Starts a virtual display, which chooses its own number, for WebKit's windows. */
export async function startWebkit(): Promise<Browser> {
  const found = programs.webkit()
  if (!found) throw new Error('WebKit is not installed')
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const screen = spawn(found.display, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const stop = () => void screen.kill('SIGKILL')
  process.once('exit', stop)
  const number = await new Promise<string>((done, fail) => {
    let said = ''
    screen.stdio[3]?.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.endsWith('\n')) done(said.trim())
    })
    screen.once('error', fail).once('exit', () => fail(new Error('no screen for WebKit')))
  })
  return {
    tab: () => newTab(`:${number}`),
    close: () => {
      process.off('exit', stop)
      stop()
      return Promise.resolve()
    },
  }
}
