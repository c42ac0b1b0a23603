/** How a write ends, in the same five ways on every screen (decisions §2, §9). */
import type { ApiError } from './ApiError'

/**
 * Why nothing left this device: no network, another tab of this browser is sending the same, somebody else is there now.
 * `left` also where the one who asked has given it up meanwhile: nobody waits for what came of it.
 */
export type NotSent = 'offline' | 'elsewhere' | 'left'

/** How a write ended; `R` is the reply. Each way but `accepted` carries the error that screens show. */
export type Outcome<R> =
  | { kind: 'accepted'; reply: R }
  /** Certainly not taken: told where it was asked, nothing is lost. */
  | { kind: 'refused'; error: ApiError }
  /** Certainly not taken, and the service names a waiting time or leaves it to us. */
  | { kind: 'busy'; error: ApiError }
  /** It may have arrived: looked up before anything is sent again. */
  | { kind: 'uncertain'; error: ApiError }
  | { kind: 'notSent'; why: NotSent; error: ApiError }

/** Whether the service certainly did not accept the write, by default. */
const certainlyNotAccepted = (error: ApiError): boolean =>
  ['busy', 'unauthenticated', 'forbidden', 'notFound', 'refused'].includes(error.kind)

/** What a failed write means. `certain`: the operation's own table, where 404 or 409 may mean "already there". */
export function outcomeOf<R>(
  error: ApiError,
  certain: (error: ApiError) => boolean = certainlyNotAccepted,
): Outcome<R> {
  if (error.kind === 'busy') return { kind: 'busy', error }
  return { kind: certain(error) ? 'refused' : 'uncertain', error }
}
