/** The one way to change something: one at a time over all tabs, nothing offline, nothing sent twice by itself. */
import type { Ask, Output } from '@/contract'
import { epoch } from '@/session'
import { ApiError } from './ApiError'
import { type AnyOperation, call, confirming } from './call'
import { lostKind } from './connection'
import { type NotSent, type Outcome, outcomeOf } from './outcome'

export interface Sending {
  /** Who sends under the same name waits for nobody: it is told that another one is sending. Null: many at once. */
  lock?: string | null
  signal?: AbortSignal
  /** Called as the request leaves: a page that dies in between must wake up knowing that one has left. */
  onLeave?: (() => void) | undefined
  /** Which failures mean "certainly not taken", where the operation disagrees with the table. */
  certain?: (error: ApiError) => boolean
}

/** One sending at a time over all tabs (without Web Locks: no limit between tabs). Null: another tab is sending. */
async function alone<T>(name: string, send: () => Promise<T>): Promise<T | null> {
  const locks = (navigator as { locks?: LockManager }).locks
  if (!locks) return send()
  return locks.request(`portal.${name}.envio`, { ifAvailable: true }, (lock) => (lock ? send() : null))
}

/** Codes of ours, beside those of the service. */
const notSentCodes: Record<NotSent, string> = { offline: 'NotSent', elsewhere: 'SentElsewhere', left: 'NotSent' }

/** Sends once and never throws an ApiError: every end of it is an outcome. Outside React too: the gradebook's loop. */
export async function write<O extends AnyOperation>(
  operation: O,
  ask: Ask<O>,
  { lock = operation.name, signal, onLeave, certain }: Sending = {},
): Promise<Outcome<Output<O>>> {
  const asked = epoch()
  const notSent = (why: NotSent): Outcome<Output<O>> => ({
    kind: 'notSent',
    why,
    // has an error too, so that it is shown as refusals are
    error: new ApiError(lostKind(), {
      operation: operation.name,
      refusal: { code: notSentCodes[why], message: '', fields: {} },
    }),
  })
  // the one thing that `onLine` is sure about: without a network nothing can have left
  if (!navigator.onLine) return notSent('offline')
  const send = async (): Promise<Outcome<Output<O>>> => {
    // at once where there is nothing to wait for: a page that is being left may not come to a later turn
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
