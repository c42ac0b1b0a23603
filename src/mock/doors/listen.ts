/** The door over real HTTP, on loopback only: for curl, other clients, emulators of phones and the production build. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { own } from '@/contract'
import { createBackend, sayPlainly } from '../backend'
import { createClock } from '../clock'
import { createControls, type Controls } from './controls'
import type { Dialect, Spoken } from '../dialects'

export { dialectsFrom, sizeFrom } from './controls'
import { createHttp, type Serve } from './http'
import { BadOrder, createNetwork, type FaultKind } from './network'
import { signInPage } from '../spoken'
import { type Size, vilaSerena } from '../seed/index'

/** A pretended service that listens on a port. */
export type MockServer = Awaited<ReturnType<typeof startServer>>

const json = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }

/** Allows pages of other loopback ports, with cookies (decisions §1: `apiBaseUrl` of another origin). */
function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers
  if (!origin || !/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)) return
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Accept, X-Requested-With, X-ss-id')
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST')
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After, Date')
  response.setHeader('Vary', 'Origin')
}

async function toRequest(request: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const { method = 'GET', url = '/' } = request
  // the cast is safe: only `Set-Cookie` is a list, and no request has it
  const headers = new Headers(request.headers as Record<string, string>)
  const body = method === 'GET' || method === 'HEAD' ? null : await buffer(request)
  return new Request(new URL(url, 'http://127.0.0.1'), { method, headers, signal, body })
}

const ways = [
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
] as const

/** Sends an answer, compressed in that dialect; a response of type `error` breaks the connection, as in a browser. */
async function send(answer: Response, request: IncomingMessage, response: ServerResponse, spoken: Spoken) {
  if (answer.type === 'error') {
    response.destroy()
    return
  }
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) response.appendHeader(name, value)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const accepted = (request.headers['accept-encoding'] ?? '').split(/\s*,\s*/)
  const way = spoken.has('compressed') && bytes.length > 0 && ways.find(([name]) => accepted.includes(name))
  if (!way) {
    response.end(bytes)
    return
  }
  response.setHeader('Content-Encoding', way[0])
  response.appendHeader('Vary', 'Accept-Encoding')
  response.end(way[1](bytes))
}

function moment(at: unknown): string | null {
  if (typeof at !== 'string' && at !== null) throw new BadOrder('at is missing: ISO 8601 text, or null')
  return at
}

type Order = (controls: Controls, body: Record<string, unknown>) => unknown
/** The commands of `/__mock/<order>`; a command returns nothing or the body of its answer. */
const orders: Record<string, Order> = {
  reset(controls, { at = null }) {
    controls.reset(moment(at))
  },
  fail(controls, { operation, status, kind, times, retryAfter, done }) {
    if (typeof operation !== 'string') throw new BadOrder('operation is missing')
    // `fail` validates the value
    controls.fail(operation, (kind ?? status ?? null) as number | FaultKind | null, {
      ...(typeof times === 'number' && { times }),
      ...(typeof retryAfter === 'number' && { retryAfter }),
      ...(typeof done === 'boolean' && { done }),
    })
  },
  slow(controls, { ms }) {
    if (typeof ms !== 'number') throw new BadOrder('ms is missing')
    controls.slow(ms)
  },
  offline: (controls, { on }) => controls.offline(on !== false),
  now(controls, { at }) {
    controls.now(moment(at))
  },
  speak(controls, { dialects }) {
    if (!Array.isArray(dialects)) throw new BadOrder('dialects is missing: a list of names')
    controls.speak(dialects.map(String))
  },
  log: (controls) => controls.log(),
}

async function control(controls: Controls, path: string, request: Request): Promise<Response> {
  const order = path.slice('/__mock/'.length)
  try {
    if (request.method !== (order === 'log' ? 'GET' : 'POST')) throw new BadOrder(`Not by ${request.method}`)
    const text = request.method === 'GET' ? '' : await request.text()
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
    const obey = own(orders, order)
    if (!obey) throw new BadOrder(`No such order: ${order}`)
    return new Response(JSON.stringify(obey(controls, body) ?? {}), { headers: json })
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error('Unknown')
    return new Response(JSON.stringify({ message }), { status: 400, headers: json })
  }
}

function answerTo(serve: Serve, controls: Controls, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/__mock/')) return control(controls, pathname, request)
  const served = serve(request)
  if (served) return served
  if (pathname === '/login')
    return Promise.resolve(new Response(signInPage, { headers: { 'Content-Type': 'text/html' } }))
  const { status, body } = sayPlainly('NotFound', 'Endereço desconhecido.')
  return Promise.resolve(new Response(JSON.stringify(body), { status, headers: json }))
}

/** Listens on 127.0.0.1. @param options `port` 0 means any free port */
export async function startServer(options: { port: number; size?: Size | null; dialects?: readonly Dialect[] }) {
  const start = { size: options.size ?? vilaSerena, dialects: options.dialects ?? [] }
  const clock = createClock()
  const backend = createBackend({ now: clock.now, ...start })
  const network = createNetwork()
  const controls = createControls(backend, network, clock, start)
  const serve = createHttp(backend, network)
  const server = createServer((request, response) => {
    const gone = new AbortController()
    response.on('close', () => gone.abort())
    allowOrigin(request, response)
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    toRequest(request, gone.signal)
      .then((asked) => answerTo(serve, controls, asked))
      .then((answer) => send(answer, request, response, backend.spoken()))
      .catch((error: unknown) => {
        console.error(error)
        response.destroy()
      })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  // the cast is safe, since the server listens on TCP
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** The service behind the door, so that code in the same process can read its tables. */
    backend,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
