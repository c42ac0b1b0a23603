/** One operation, one request: the only file that knows addresses, headers, statuses and time limits. */
import {
  type Ask,
  completed,
  foundNothing,
  type Operation,
  type OperationName,
  type Output,
  repair,
  Unreadable,
  withNames,
} from '@/contract'
import { epoch, expire, noteAccepted, sessionState } from '@/session'
import { settings } from '@/settings'
import { ApiError, kindOf } from './ApiError'
import { lostKind, noteReachable } from './network/connection'
import { noteUnanswered } from './network/unanswered'
import { earlyAnswer, noteStartRequest } from './early'
import { countBusy, parseRetryAfter } from './retry'
import { transport } from './transport'

/** Any operation of the contract. */
export type AnyOperation = Operation<OperationName>

/** A reply and how many elements of its lists could not be read ("1 item não pôde ser mostrado"). */
export interface Answer<T> {
  reply: T
  dropped: number
}

interface Options {
  signal?: AbortSignal | undefined
}

/** Milliseconds. ASSUMED (decisions §2). */
const timeLimit = (operation: AnyOperation) =>
  operation.kind === 'oneWay' || operation.name === 'PostMatriculaMunicipal' ? 30_000 : 15_000

/** Completes the request body: defaults of the contract, the person from the session, and what the caller passes. */
export function complete<O extends AnyOperation>(operation: O, ask: Ask<O>): unknown {
  const { session } = sessionState()
  const fields = (operation.input._zod.def as { shape?: object }).shape ?? {}
  const who: Record<string, number> = {}
  if (session && 'idPessoa' in fields) who['idPessoa'] = session.idPessoa
  if (session && 'perfil' in fields) who['perfil'] = session.perfil
  return completed(operation, { ...who, ...(ask as object) })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Rejects when a signal is aborted: for an early request, which the page sent without that signal. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => {
    signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError')), { once: true })
  })

async function send(operation: AnyOperation, ask: object, { signal }: Options) {
  // a signal that is aborted already fires no event
  signal?.throwIfAborted()
  const limit = new AbortController()
  const forward = () => limit.abort()
  signal?.addEventListener('abort', forward)
  const timer = setTimeout(() => limit.abort('late'), timeLimit(operation))
  const init = {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      // its absence lets a proxy refuse forms of other sites. ASSUMED (decisions §3)
      'X-Requested-With': 'portal',
    } as Record<string, string>,
    body: JSON.stringify(complete(operation, ask as Ask<typeof operation>)),
    // services of this family redirect to a sign-in page, on any host, instead of answering 401
    redirect: 'manual',
    signal: limit.signal,
  } as const
  transport().apply(init)
  noteStartRequest(operation, init.body)
  const door = operation.kind === 'oneWay' ? 'oneway' : 'reply'
  const url = `${settings().apiBaseUrl}/json/${door}/${operation.name}`
  const asking = async () => {
    const response = await fetch(url, init)
    return { response, text: await response.text() }
  }
  try {
    const early = earlyAnswer({ ...init, url })
    // without an early request, `fetch` must run in this turn: a page that is closing may not reach a later one
    const answer = (early && (await Promise.race([early, aborted(limit.signal)]))) ?? (await asking())
    noteReachable(true)
    return answer
  } catch (error) {
    if (signal?.aborted) throw error
    const late = limit.signal.reason === 'late'
    if (!late) await noteUnanswered()
    throw new ApiError(late ? 'timeout' : lostKind(), { operation: operation.name })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', forward)
  }
}

/** The repaired reply of a refusal, or undefined where it carries none. */
function repairedOrNothing(operation: AnyOperation, reply: unknown): unknown {
  try {
    return repair(operation.output, reply).value
  } catch {
    return undefined
  }
}

/** Asks the service who is signed in, false meaning no answer; null once that is known. */
let confirm: (() => Promise<boolean>) | null = null
/** Holds every request that needs a session until `how` has confirmed the person; null ends that. */
export function holdRequestsUntil(how: typeof confirm): void {
  confirm = how
}
/** Waits until the service has confirmed the person; null where there is nothing to wait for. */
export const whenConfirmed = ({ open }: AnyOperation): Promise<boolean> | null => (open || !confirm ? null : confirm())

/** Whether `embutir` may be sent: after a service has refused it, requests leave it empty. */
let mayEmbed = true

/**
 * Sends one request; the caller passes only what it knows. An answer that arrives after another sign-in is dropped and
 * counts as `timeout`.
 * @throws ApiError for every failure; the abort reason of `signal`.
 */
export async function request<O extends AnyOperation>(
  operation: O,
  ask: Ask<O>,
  options: Options = {},
): Promise<Answer<Output<O>>> {
  if (!('embutir' in (ask as object))) return exchange(operation, ask, options)
  const without = { ...(ask as object), embutir: '' } as Ask<O>
  if (!mayEmbed) return exchange(operation, without, options)
  try {
    return await exchange(operation, ask, options)
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'refused')) throw error
    const answer = await exchange(operation, without, options)
    mayEmbed = false
    return answer
  }
}

/** Sends one request without the fallback for `embutir`. */
async function exchange<O extends AnyOperation>(
  operation: O,
  ask: Ask<O>,
  options: Options,
): Promise<Answer<Output<O>>> {
  const { name } = operation
  const asked = epoch()
  const sent = performance.now()
  const { response, text } = await send(operation, ask as object, options).catch((error: unknown) => {
    throw asked === epoch() || options.signal?.aborted ? error : new ApiError('timeout', { operation: name })
  })
  if (!((await whenConfirmed(operation)) ?? true) || asked !== epoch())
    throw new ApiError('timeout', { operation: name })
  const { status, headers } = response
  const turn = countBusy(name, sent, kindOf(status) === 'busy')
  const reply = parse(text)
  const refusal = withNames(operation.refusal.hear(reply, !response.ok), operation.input)
  if (!response.ok) {
    const kind = response.type === 'opaqueredirect' ? 'unauthenticated' : kindOf(status)
    // operations without a session answer 401 for reasons of their own: a wrong password
    if (!operation.open) (kind === 'unauthenticated' ? expire : noteAccepted)()
    const retryAfter = parseRetryAfter(headers.get('Retry-After'), headers.get('Date'))
    throw new ApiError(kind, { operation: name, status, refusal, retryAfter, turn })
  }
  if (!operation.open) noteAccepted()
  if (foundNothing(operation, status)) throw new ApiError('notFound', { operation: name, status })
  if (operation.kind === 'oneWay') {
    // an HTML page comes from a host in between, so nobody knows whether the service received the request
    if (/^\s*</.test(text)) throw new ApiError('unreadable', { operation: name, status })
    return { reply: undefined as Output<O>, dropped: 0 }
  }
  if (refusal) {
    throw new ApiError('refused', { operation: name, status, refusal, reply: repairedOrNothing(operation, reply) })
  }
  try {
    const { value, dropped } = repair(operation.output, reply)
    return { reply: value as Output<O>, dropped }
  } catch (error) {
    if (error instanceof Unreadable) throw new ApiError('unreadable', { operation: name, status })
    throw error
  }
}

/** Reads once, without the query cache. @throws ApiError */
export const readOnce = <O extends AnyOperation>(operation: O, ask: Ask<O>, signal: AbortSignal) =>
  request(operation, ask, { signal })

/** As `request`, where only the reply matters. @throws ApiError */
export async function call<O extends AnyOperation>(operation: O, ask: Ask<O>, options?: Options): Promise<Output<O>> {
  return (await request(operation, ask, options)).reply
}
