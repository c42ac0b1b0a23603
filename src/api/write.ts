/** The one way to change something: one at a time over all tabs, nothing offline, nothing sent twice by itself. */
import type { Ask, Output } from '@/contract'
import { epoch, sessionState } from '@/session'
import { ApiError } from './ApiError'
import { type AnyOperation, call, confirming } from './call'
import { isOffline, lostKind } from './network/connection'
import { type NotSent, type Outcome, outcomeOf } from './outcome'

/** How one sending differs from the usual one. */
export interface WriteOptions {
  /** Only one sending at a time has this name; a second ends as `elsewhere`. Null: no limit. */
  lock?: string | null
  signal?: AbortSignal
  /** Called as the request leaves: a page that dies in between must wake up knowing that one has left. */
  onLeave?: (() => void) | undefined
  /** Which failures mean "certainly not taken", where the operation disagrees with the table. */
  certain?: (error: ApiError) => boolean
}

/**
 * One sending of a person at a time over all tabs (without Web Locks: no limit between tabs), and none waits for what somebody
 * who has left had sent. Null: another tab is sending.
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
    // a browser that denies locks (in a sandbox, without storage) is as one that has none
    return send()
  }
}

/** Codes of ours, beside those of the service. */
const notSentCodes: Record<NotSent, string> = { offline: 'NotSent', elsewhere: 'SentElsewhere', left: 'NotSent' }

/** Sends once and never throws an ApiError: every end of it is an outcome. Outside React too: the gradebook's loop. */
export async function write<O extends AnyOperation>(
  operation: O,
  ask: Ask<O>,
  { lock = operation.name, signal, onLeave, certain }: WriteOptions = {},
): Promise<Outcome<Output<O>>> {
  const asked = epoch()
  const notSent = (why: NotSent): Outcome<Output<O>> => ({
    kind: 'notSent',
    why,
    // an error too, so that screens show it as they show refusals; a network that works is not called lost
    error: new ApiError(isOffline() ? lostKind() : 'timeout', {
      operation: operation.name,
      refusal: { code: notSentCodes[why], message: '', fields: {} },
    }),
  })
  // `onLine` false is certain: without a network nothing is sent
  if (!navigator.onLine) return notSent('offline')
  const send = async (): Promise<Outcome<Output<O>>> => {
    // without an await where possible: a page that is being closed may not reach a later turn
    const sure = confirming(operation)
    if (sure && !(await sure)) return notSent('offline')
    if (asked !== epoch() || signal?.aborted) return notSent('left')
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
