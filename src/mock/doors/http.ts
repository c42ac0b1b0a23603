/**
 * The HTTP layer of the pretended service, shared by all three doors: a `Request` in, a `Response`
 * out. Addresses: `request.ts`.
 */
import { statusOf } from '@/contract'
import { type Answer, sayPlainly } from '../backend'
import { spoil } from '../damage'
import type { Spoken } from '../dialects'
import { type Fault, givenUp, type Network } from './network'
import { refuse, Refused } from '../operation'
import { rememberedSeconds } from '../operations/acesso'
import { inDialects } from '../spoken'
import { bodyOf, routeOf, sessionOf } from './request'

/** Answers calls: the backend itself, or one that also keeps a journal. */
export interface Service {
  answer(name: string, body: unknown, sessionId: string | null): Answer | Promise<Answer>
  now(): number
  spoken(): Spoken
}

/** How the doors differ in their handling of cookies and responses. */
export interface HttpOptions {
  /** False where script writes the cookies (the worker's page): the browser would drop HttpOnly ones. */
  httpOnly?: boolean
  /** The `Cookie` text of a request; its header by default. */
  cookies?: (request: Request) => string
  /** Creates a response; the worker's door has a class of its own that may carry cookies in a browser. */
  make?: (body: string | null, init: ResponseInit) => Response
}

/** Serves one request; null when the address is not the service's. A broken connection is `Response.error()`. */
export type Serve = (request: Request) => Promise<Response> | null

const callbackName = /^[A-Za-z_$][\w$.]*$/

type Headings = [name: string, value: string][]
type Reply = [status: number, text: string, headings?: Headings]

function cookiesFor(session: Answer['session'], httpOnly: boolean): Headings {
  if (!session) return []
  const tail = `; Path=/; SameSite=Lax${httpOnly ? '; HttpOnly' : ''}`
  const gone = `; Max-Age=0${tail}`
  const { id, remember } = session === 'ended' ? { id: null, remember: false } : session
  return [
    ['Set-Cookie', id === null ? `ss-id=${gone}` : `ss-id=${id}${tail}`],
    ['Set-Cookie', remember ? `ss-pid=${id}; Max-Age=${rememberedSeconds}${tail}` : `ss-pid=${gone}`],
  ]
}

/** The answer to a request that fits no operation. @throws other errors */
function unheard(error: unknown): Answer {
  if (!(error instanceof Refused)) throw error
  return sayPlainly(error.refusal.code, error.refusal.message)
}

/** The most general code of a status: the last one in the table. */
const codeOf = (status: number) => Object.entries(statusOf).findLast(([, of]) => of === status)?.[0] ?? 'Fault'

const replyOf = ({ status, body, retryAfter }: Omit<Answer, 'session'>): Reply => [
  status,
  JSON.stringify(body),
  retryAfter === undefined ? [] : [['Retry-After', String(retryAfter)]],
]

/** The reply to a call that meets a fault; null when the connection breaks or nothing ever comes. */
async function replyFaulty({ what, done, retryAfter }: Fault, run: () => Promise<Answer>): Promise<Reply | null> {
  if (done && (typeof what === 'number' || ['drop', 'hang', 'html'].includes(what))) await run()
  if (typeof what === 'number') {
    // also for 200, since some services answer errors so (decisions §9)
    const { body } = sayPlainly(codeOf(what), 'Falha pedida à mão.')
    return replyOf({ status: what, body, ...(retryAfter !== undefined && { retryAfter }) })
  }
  if (what === 'drop' || what === 'hang') return null
  if (what === 'html') return [200, spoil(what, {}), [['Content-Type', 'text/html; charset=utf-8']]]
  const answer = await run()
  const [status, , headings = []] = replyOf(answer)
  return [status, spoil(what, answer.body), headings]
}

/**
 * Addresses of the service; group 1 is the path below `{base_url}`. GET routes only at the root, since a dev server has
 * folders of these names.
 */
const below = /^https?:\/\/[^/]+(?:\/[^?#]*(?=\/json\/(?:reply|oneway)\/))?(\/(?:json|diario|matricula)(?:\/[^?#]*)?)$/i

/** Creates the HTTP layer of a service, behind a network that can be made to fail. */
export function createHttp(service: Service, network: Network, options: HttpOptions = {}): Serve {
  const { httpOnly = true, make = (body: string | null, init: ResponseInit) => new Response(body, init) } = options
  const cookies = options.cookies ?? ((request: Request) => request.headers.get('cookie') ?? '')

  function respond(status: number, text: string | null, headings: Headings): Response {
    const headers = new Headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    if (text !== null) headers.set('Content-Type', 'application/json; charset=utf-8')
    for (const [name, value] of headings) {
      if (name === 'Set-Cookie') headers.append(name, value)
      else headers.set(name, value)
    }
    return make(text, { status, headers })
  }

  async function serve(request: Request, path: string): Promise<Response> {
    let [operation, door] = ['', request.method]
    const note = (status: number) => network.note({ operation, door, status, at: service.now() })
    try {
      const route = routeOf(request.method, path)
      operation = route.operation.name
      door = route.door
      const callback = new URL(request.url).searchParams.get('callback')
      // checked first, since a bad callback must not leave a change behind
      if (callback !== null && !callbackName.test(callback)) refuse('Validation', 'O nome em callback não é aceito.')
      let setCookies: Headings = []
      const run = async (): Promise<Answer> => {
        const body = await bodyOf(route, request)
        const answer = await service.answer(operation, body, sessionOf(request, cookies(request)))
        setCookies = cookiesFor(answer.session, httpOnly)
        return answer
      }
      await network.wait(request.signal)
      const fault = network.isOffline() ? ({ what: 'drop' } as const) : network.next(operation)
      const answered = () => run().catch(unheard)
      const reply = fault ? await replyFaulty(fault, answered) : replyOf(await answered())
      if (reply === null) {
        note(0)
        if (fault?.what === 'hang') await givenUp(request.signal)
        return Response.error()
      }
      const [status, text, headings = []] = reply
      // an accepted one-way call has an empty answer (decisions §2)
      const silent = door === 'oneway' && status === 200 && !fault
      note(silent ? 204 : status)
      if (silent) return respond(204, null, [...headings, ...setCookies])
      if (callback === null) return respond(status, text, [...headings, ...setCookies])
      const script: Headings = [['Content-Type', 'application/javascript; charset=utf-8']]
      return respond(status, `${callback}(${text})`, [...headings, ...setCookies, ...script])
    } catch (error) {
      const refused = unheard(error)
      note(refused.status)
      const [status, text] = replyOf(refused)
      return respond(status, text, status === 405 ? [['Allow', /^\/json\//i.test(path) ? 'POST' : 'GET']] : [])
    }
  }

  return (request) => {
    const path = below.exec(request.url.replace(/[?#].*$/, ''))?.[1]
    if (path === undefined) return null
    return serve(request, path).then((response) => inDialects(response, service.spoken(), make))
  }
}
