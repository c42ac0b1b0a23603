/** Drives Firefox by WebDriver BiDi, which needs no driver: one browser with a container (own storage) for each tab. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import type { Heard } from '@/mock/backend'
import { programs } from './programs.mjs'
import { type Browser, pressing, surroundings, type Tab, typing } from './tab'

type Json = Record<string, unknown>
/** A message of the protocol, with the fields of the few commands used here. */
interface Message {
  id?: number
  type: string
  method?: string
  error?: string
  message?: string
  result?: { context?: string; userContext?: string; data?: string; type?: string; result?: { value?: string } } & Json
  params?: {
    channel?: string
    level?: string
    text?: string | null
    source?: { context?: string }
    data?: { value?: string }
  } & Json
}

/** Preferences of a test: no first-run page, no update, no telemetry, and reduced motion as in all browser tests. */
const preferences = {
  'intl.accept_languages': 'pt-BR',
  'ui.prefersReducedMotion': 1,
  // a mouse, as on a desktop, and scrollbars without width, as in the tested Chromium
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.useOverlayScrollbars': 1,
  'app.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = ''
    const late = setTimeout(() => fail(new Error(`Firefox did not start:\n${said}`)), 30_000)
    child.stderr?.on('data', (text: Buffer) => {
      said += text.toString()
      const url = /listening on (ws:\S+)/.exec(said)?.[1]
      if (!url) return
      clearTimeout(late)
      done(url)
    })
    child.once('exit', () => fail(new Error(`Firefox ended:\n${said}`)))
  })
}

interface Wire {
  send: (method: string, params?: Json) => Promise<NonNullable<Message['result']>>
  hear: (listener: (event: Message) => void) => void
  end: () => void
}
async function connect(url: string): Promise<Wire> {
  const socket = new WebSocket(`${url}/session`)
  await new Promise((done, fail) => socket.once('open', done).once('error', fail))
  const waiting = new Map<number, (message: Message) => void>()
  const listeners: ((event: Message) => void)[] = []
  socket.on('message', (text: Buffer) => {
    // the cast is safe: the protocol defines the shape
    const message = JSON.parse(text.toString()) as Message
    if (message.id === undefined) for (const listener of listeners) listener(message)
    else waiting.get(message.id)?.(message)
  })
  let count = 0
  return {
    send: (method, params = {}) =>
      new Promise((done, fail) => {
        const id = ++count
        waiting.set(id, ({ type, error, message, result }) => {
          waiting.delete(id)
          if (type === 'error') fail(new Error(`${method}: ${error ?? ''} ${message ?? ''}`))
          else done(result ?? {})
        })
        socket.send(JSON.stringify({ id, method, params }))
      }),
    hear: (listener) => void listeners.push(listener),
    end: () => socket.close(),
  }
}

/** Errors that Firefox logs for a worker's file or a font that was loading when the page was left; not a fault. */
const leftBehind =
  /^Failed to load .* A ServiceWorker intercepted the request and encountered an unexpected error|^downloadable font: download failed .* status=2152398850 /

async function newTab({ send, hear }: Wire): Promise<Tab> {
  const { userContext } = await send('browser.createUserContext')
  const { context } = await send('browsingContext.create', { type: 'tab', userContext })
  const faults: string[] = []
  const heard: Heard[] = []
  hear(({ method, params }) => {
    if (!params || params.source?.context !== context) return
    const text = params.text ?? ''
    if (method === 'log.entryAdded' && params.level === 'error' && !leftBehind.test(text))
      faults.push(`console: ${text}`)
    if (method !== 'script.message') return
    // the cast is safe: the listener below sends this shape
    if (params.channel === 'answer') heard.push(JSON.parse(params.data?.value ?? '') as Heard)
    else faults.push(`policy: ${params.data?.value ?? ''}`)
  })
  await send('script.addPreloadScript', {
    userContexts: [userContext],
    arguments: [{ type: 'channel', value: { channel: 'policy' } }],
    functionDeclaration: `(tell) => document.addEventListener('securitypolicyviolation', (event) =>
      tell(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sourceFile + ':' + event.lineNumber))`,
  })
  await send('script.addPreloadScript', {
    userContexts: [userContext],
    arguments: [{ type: 'channel', value: { channel: 'answer' } }],
    functionDeclaration: `(tell) => addEventListener('portal:answer', ({ detail }) => tell(JSON.stringify(detail)))`,
  })
  const target = { context }
  return {
    go: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    run: async (action, ...args) => {
      const answer = await send('script.callFunction', {
        target,
        awaitPromise: true,
        functionDeclaration: `async (text) => JSON.stringify([await (${action.toString()})(...JSON.parse(text))])`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
      })
      if (answer.type !== 'success') throw new Error(JSON.stringify(answer['exceptionDetails']))
      // the function's result, as far as JSON can carry it
      return (JSON.parse(answer.result?.value ?? '[]') as [ReturnType<typeof action>])[0]
    },
    load: (script) => send('script.evaluate', { target, awaitPromise: false, expression: script }),
    press: (x, y) => send('input.performActions', { context, actions: pressing(x, y) }),
    type: (text) => send('input.performActions', { context, actions: typing(text) }),
    size: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    picture: async () =>
      Buffer.from((await send('browsingContext.captureScreenshot', { context })).data ?? '', 'base64'),
    paper: async () => Buffer.from((await send('browsingContext.print', { context })).data ?? '', 'base64'),
    // a copy, because closing the tab makes the browser log further errors
    faults: () => Promise.resolve([...faults]),
    heard: () => Promise.resolve(heard),
    close: () => send('browser.removeUserContext', { userContext }),
  }
}

/** Starts Firefox. @param more preferences besides those of every test */
export async function startFirefox(more: Record<string, unknown> = {}): Promise<Browser> {
  const found = programs.firefox()
  if (!found) throw new Error('Firefox is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'firefox-'))
  const lines = Object.entries({ ...preferences, ...more }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(folder, 'user.js'), lines.join(''))
  const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0', 'about:blank']
  const child = spawn(found.browser, args, { env: surroundings(folder), stdio: ['ignore', 'ignore', 'pipe'] })
  const stop = () => void child.kill('SIGKILL')
  process.once('exit', stop)
  const ended = new Promise((done) => child.once('exit', done))
  const close = async () => {
    process.off('exit', stop)
    stop()
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const wire = await connect(await address(child))
    await wire.send('session.new', { capabilities: {} })
    await wire.send('session.subscribe', { events: ['log.entryAdded', 'script.message'] })
    return {
      tab: () => newTab(wire),
      close: () => {
        wire.end()
        return close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
