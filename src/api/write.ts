/** The only way to write: one write at a time over all tabs, none offline, none sent twice automatically. */
import type { Ask, Output } from '@/contract'
import { epoch, sessionState } from '@/session'
import { ApiError } from './ApiError'
import { type AnyOperation, call, whenConfirmed } from './call'
import { dropEarly } from './early'
import { isOffline, lostKind } from './network/connection'
import { type NotSent, type Outcome, outcomeOf } from './outcome'

/** Options of one write. */
export interface WriteOptions {
  /** Writes of the same name run one at a time; a second one ends as `elsewhere`. Null: no limit. */
  lock?: string | null
  signal?: AbortSignal
  /** Called just before the request is sent, so that a page that dies meanwhile finds a note of it afterwards. */
  onLeave?: (() => void) | undefined
  /** Which failures mean "certainly not accepted", where the operation differs from the default. */
  certain?: (error: ApiError) => boolean
}

/**
 * Runs one write per person at a time over all tabs (without Web Locks, per tab only); the owner in the lock's name
 * lets the next person's write start at once. Resolves to null when another tab is sending.
 */
async function alone<T>(name: string, send: () => Promise<T>): Promise<T | null> {
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks) return send()
  let isAnswered = false as boolean
  try {
    return await locks.request(`portal.${name}.${sessionState().owner ?? ''}.envio`, { ifAvailable: true }, (lock) => {
      isAnswered = true
      return lock ? send() : null
    })
  } catch (error) {
    if (isAnswered) throw error
    // a browser that denies locks (in a sandbox, without storage) is treated as one without them
    return send()
  }
}

/** Refusal codes of the portal, beside those of the service. */
const notSentCodes: Record<NotSent, string> = { offline: 'NotSent', elsewhere: 'SentElsewhere', left: 'NotSent' }

/** Sends once and never throws an ApiError: every end is an outcome. Usable outside React too, as by the gradebook. */
export async function write<O extends AnyOperation>(
  operation: O,
  ask: Ask<O>,
  { lock = operation.name, signal, onLeave, certain }: WriteOptions = {},
): Promise<Outcome<Output<O>>> {
  const asked = epoch()
  const notSent = (why: NotSent): Outcome<Output<O>> => ({
    kind: 'notSent',
    why,
    // an error too, so that screens show it like a refusal; a working network is not called lost
    error: new ApiError(isOffline() ? lostKind() : 'timeout', {
      operation: operation.name,
      refusal: { code: notSentCodes[why], message: '', fields: {} },
    }),
  })
  // `onLine` false is certain: without a network nothing is sent
  if (!navigator.onLine) return notSent('offline')
  const send = async (): Promise<Outcome<Output<O>>> => {
    // no await where possible: a page that is closing may not reach a later turn
    const sure = whenConfirmed(operation)
    if (sure && !(await sure)) return notSent('offline')
    if (asked !== epoch() || signal?.aborted) return notSent('left')
    // what the page read before its program came is older than this write
    dropEarly()
    onLeave?.()
    return { kind: 'accepted', reply: await call(operation, ask, { ...(signal && { signal }) }) }
  }
  try {
    return (await (lock === null ? send() : alone(lock, send))) ?? notSent('elsewhere')
  } catch (error) {
    if (signal?.aborted) return notSent('left')
    if (!(error instanceof ApiError)) throw error
    return outcomeOf(error, certain)
  }
}
