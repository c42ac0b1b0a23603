/** The pretended service as HTTP, for all three doors: a `Request` in, a `Response` out. Addresses: `request.ts`. */
import { type Answer, sayPlainly } from '../backend'
import { spoil } from '../damage'
import type { Spoken } from '../dialects'
import type { Fault, Network } from './network'
import { inDialects } from '../spoken'
import { bodyOf, type Route, routeOf, sessionOf, type Unserved } from './request'

/** Whoever answers calls: the backend itself, or one that also keeps a journal. */
export interface Service {
  answer(name: string, body: unknown, sessionId: string | null): Answer | Promise<Answer>
  now(): number
  spoken(): Spoken
}

export interface HttpOptions {
  /** False where cookies are written by script (the worker's page): the browser would drop them. */
  httpOnly?: boolean
  /** The `Cookie` line of a request; the header's when absent. */
  cookies?: (request: Request) => string
  /** Makes a response; the worker's door has a kind of its own that may carry cookies in a browser. */
  make?: (body: string | null, init: ResponseInit) => Response
}

/** One request of the service; null when the address is none of its own. A broken connection is `Response.error()`. */
export type Serve = (request: Request) => Promise<Response> | null

/** How long `ss-pid` is kept. */
const rememberedSeconds = 14 * 24 * 3600
const callbackName = /^[A-Za-z_$][\w$.]*$/

function cookiesFor(session: Answer['session'], httpOnly: boolean): string[] {
  const tail = `; Path=/; SameSite=Lax${httpOnly ? '; HttpOnly' : ''}`
  const gone = `; Max-Age=0${tail}`
  if (!session) return []
  if (session === 'ended') return [`ss-id=${gone}`, `ss-pid=${gone}`]
  const kept = session.remember ? `ss-pid=${session.id}; Max-Age=${rememberedSeconds}${tail}` : `ss-pid=${gone}`
  return [`ss-id=${session.id}${tail}`, kept]
}

interface Reply {
  status: number
  text: string | null
  headers?: [string, string][]
}

type Make = NonNullable<HttpOptions['make']>

function respondWith(make: Make, { status, text, headers = [] }: Reply): Response {
  const all = new Headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
  if (text !== null) all.set('Content-Type', 'application/json; charset=utf-8')
  for (const [name, value] of headers) {
    if (name === 'Set-Cookie') all.append(name, value)
    else all.set(name, value)
  }
  return make(text, { status, headers: all })
}

const refusal = ({ code, message }: Unserved): Answer => sayPlainly(code, message)

/** A status ordered by hand. A 200 carries an error too: some services answer so (decisions §9). */
function failing(status: number): Answer {
  const codes: Record<number, Parameters<typeof sayPlainly>[0]> = {
    400: 'Validation',
    401: 'Unauthenticated',
    403: 'Forbidden',
    404: 'NotFound',
    409: 'Conflict',
    429: 'TooManyAttempts',
    503: 'Busy',
  }
  const { body } = sayPlainly(codes[status] ?? 'Fault', 'Falha pedida à mão.')
  return { status, body }
}

/** Resolves when the asking side has given up. */
const givenUp = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve())
  })

/** The answer of a call that meets a fault; null = the connection breaks, or nothing ever comes. */
async function answerFaulty(fault: Fault, run: () => Promise<Answer>): Promise<Reply | null> {
  const { what, done = false, retryAfter } = fault
  if (done && (typeof what === 'number' || ['drop', 'hang', 'html'].includes(what))) await run()
  if (typeof what === 'number') return toReply({ ...failing(what), ...(retryAfter !== undefined && { retryAfter }) })
  switch (what) {
    case 'drop':
    case 'hang':
      return null
    case 'html':
      return { status: 200, text: spoil(what, {}), headers: [['Content-Type', 'text/html; charset=utf-8']] }
    default: {
      const answer = await run()
      return { ...toReply(answer), text: spoil(what, answer.body) }
    }
  }
}

function toReply(answer: Answer): Reply {
  const headers: [string, string][] = []
  if (answer.retryAfter !== undefined) headers.push(['Retry-After', String(answer.retryAfter)])
  return { status: answer.status, text: JSON.stringify(answer.body), headers }
}

/** `callback=f` → `f(<json>)` (decisions §2). */
function wrapped(reply: Reply, callback: string | null): Reply {
  if (callback === null) return reply
  const type: [string, string] = ['Content-Type', 'application/javascript; charset=utf-8']
  return { ...reply, text: `${callback}(${reply.text})`, headers: [...(reply.headers ?? []), type] }
}

const isUnserved = (value: Route | Unserved | { body: unknown }): value is Unserved => 'code' in value

/** `name=value; name=value` as a table. */
function parseCookies(line: string): Record<string, string> {
  const pairs = line.split(';').map((pair) => pair.trim().split('='))
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]))
}

/** Addresses of the service; group 1 is the path below `{base_url}`. GET routes only at the root: a dev server has such folders. */
const below = /^https?:\/\/[^/]+(?:\/[^?#]*(?=\/json\/(?:reply|oneway)\/))?(\/(?:json|diario|matricula)(?:\/[^?#]*)?)$/i

/** The HTTP face of a service, behind a network that can be made to fail. */
export function createHttp(service: Service, network: Network, options: HttpOptions = {}): Serve {
  const { httpOnly = true } = options
  const cookies = options.cookies ?? ((request: Request) => request.headers.get('cookie') ?? '')
  const make: Make = options.make ?? ((body, init) => new Response(body, init))
  const respond = (reply: Reply) => respondWith(make, reply)

  async function serve(request: Request, path: string): Promise<Response> {
    const query = new URL(request.url).searchParams
    const route = routeOf(request.method, path) ?? { code: 'NotFound' as const, message: 'Endereço desconhecido.' }
    if (isUnserved(route)) {
      network.note({ operation: '', door: request.method, status: refusal(route).status, at: service.now() })
      const allow: [string, string][] = route.code === 'MethodNotAllowed' ? [['Allow', route.message.slice(4, -1)]] : []
      return respond({ ...toReply(refusal(route)), headers: allow })
    }
    const { name } = route.operation
    const note = (status: number) => network.note({ operation: name, door: route.door, status, at: service.now() })
    let cookieLines: string[] = []
    let ran = 0
    const run = async (): Promise<Answer> => {
      const read = await bodyOf(route, request)
      if (isUnserved(read)) return refusal(read)
      const answer = await service.answer(name, read.body, sessionOf(request, parseCookies(cookies(request))))
      cookieLines = cookiesFor(answer.session, httpOnly)
      ran = answer.status
      return answer
    }
    // a bad callback must not leave a change behind
    const callback = query.get('callback')
    if (callback !== null && !callbackName.test(callback)) {
      const refused = refusal({ code: 'Validation', message: 'O nome em callback não é aceito.' })
      note(refused.status)
      return respond(toReply(refused))
    }
    await network.wait(request.signal)
    const fault = network.isOffline() ? ({ what: 'drop' } as const) : network.next(name)
    const reply = fault ? await answerFaulty(fault, run) : toReply(await run())
    if (reply === null) {
      note(0)
      if (fault?.what === 'hang') await givenUp(request.signal)
      return Response.error()
    }
    // an accepted one-way call says nothing at all (decisions §2)
    const silent = route.door === 'oneway' && ran === 200 && !fault
    note(silent ? 204 : reply.status)
    const headers = [...(reply.headers ?? []), ...cookieLines.map((line): [string, string] => ['Set-Cookie', line])]
    if (silent) return respond({ status: 204, text: null, headers })
    return respond(wrapped({ ...reply, headers }, callback))
  }

  return (request) => {
    const path = below.exec(request.url.replace(/[?#].*$/, ''))?.[1]
    if (path === undefined) return null
    return serve(request, path).then((response) => inDialects(response, service.spoken(), make))
  }
}
