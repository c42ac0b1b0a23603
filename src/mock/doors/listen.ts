/** The door over real HTTP, on loopback only: for curl, other clients, phones' emulators and the production build. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { own } from '@/contract'
import { type Backend, createBackend, sayPlainly } from '../backend'
import { createClock } from '../clock'
import { BadOrder, createControls, type Controls } from './controls'
import type { Dialect } from '../dialects'

export { dialectsFrom, sizeFrom } from './controls'
import { createHttp, type Serve } from './http'
import { createNetwork, type FaultKind } from './network'
import { maxBytes } from './request'
import { send } from './send'
import { signInPage } from '../spoken'
import { type Size, vilaSerena } from '../seed/index'

export interface MockServer {
  /** `http://127.0.0.1:4010`. */
  url: string
  /** The service behind the door, for whoever runs it in the same process and wants to look at its tables. */
  backend: Backend
  close(): Promise<void>
}

const json = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }

/** Pages of other loopback ports may ask, with their cookies (decisions §2: `apiBaseUrl` of another origin). */
function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers
  if (!origin || !/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)) return
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Accept, X-Requested-With, X-ss-id')
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST')
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After')
  response.setHeader('Vary', 'Origin')
}

/** The whole body; of one that is too large only the first part, so that it is refused and its sender heard out. */
async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  // the cast: a request without encoding gives bytes
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    if (length <= maxBytes) chunks.push(chunk)
    length += chunk.length
  }
  return new Uint8Array(Buffer.concat(chunks))
}

async function toRequest(request: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const headers = new Headers()
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    headers.append(request.rawHeaders[i] ?? '', request.rawHeaders[i + 1] ?? '')
  }
  const method = request.method ?? 'GET'
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal })
  return new Request(url, { method, headers, signal, body: await bodyOf(request) })
}

type Order = (controls: Controls, body: Record<string, unknown>) => unknown
/** What `/__mock/<order>` can be told; an order answers nothing, or the body of its answer. */
const orders: Record<string, Order> = {
  reset: (controls) => controls.reset(),
  fail(controls, { operation, status, kind, times, retryAfter, done }) {
    if (typeof operation !== 'string') throw new BadOrder('operation is missing')
    // `fail` checks what it is
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
    if (typeof at !== 'string' && at !== null) throw new BadOrder('at is missing: ISO 8601 text, or null')
    controls.now(at)
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

/** Listens on 127.0.0.1. @param options `port` 0 = any free one. */
export async function startServer(options: {
  port: number
  size?: Size | null
  dialects?: readonly Dialect[]
}): Promise<MockServer> {
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
  // an address with a port: the server listens on TCP
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    backend,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
