/** How a write ends, in the same five ways on every screen (decisions §2, §9). */
import type { ApiError } from './ApiError'

/**
 * Why nothing left this device: no network, another tab of this browser is sending the same, or somebody else is there
 * now. `left` also covers a caller that aborted the write: nobody waits for its result.
 */
export type NotSent = 'offline' | 'elsewhere' | 'left'

/** How a write ended; `R` is the reply. Every kind but `accepted` carries the error that screens show. */
export type Outcome<R> =
  | { kind: 'accepted'; reply: R }
  /** Certainly not accepted: the error is shown where the person pressed, and nothing is lost. */
  | { kind: 'refused'; error: ApiError }
  /** Certainly not accepted: the service is busy and names a waiting time, or leaves it to the portal. */
  | { kind: 'busy'; error: ApiError }
  /** The write may have arrived: its effect is looked up before anything is sent again. */
  | { kind: 'uncertain'; error: ApiError }
  | { kind: 'notSent'; why: NotSent; error: ApiError }

/** Whether the service certainly did not accept the write, by default. */
const certainlyNotAccepted = (error: ApiError): boolean =>
  ['busy', 'unauthenticated', 'forbidden', 'notFound', 'refused'].includes(error.kind)

/** The outcome of a failed write. `certain`: the operation's own rule, where 404 or 409 may mean "already there". */
export function outcomeOf<R>(
  error: ApiError,
  certain: (error: ApiError) => boolean = certainlyNotAccepted,
): Outcome<R> {
  if (error.kind === 'busy') return { kind: 'busy', error }
  return { kind: certain(error) ? 'refused' : 'uncertain', error }
}
