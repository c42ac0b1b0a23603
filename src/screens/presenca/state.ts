/** What the check-in screen is doing, as one value, and what each answer of the service makes of it. */
import type { ApiError, Outcome } from '@/api'
import type { Fix } from './fix'
import type { Problem } from './locate'
import type { Attempt } from './attempts'

export type Failure = Problem | 'offline' | 'otherTab' | 'forbidden' | 'notFound'

export type CheckIn =
  | { step: 'ready' }
  /** `asking`: the browser's own question is open. */
  | { step: 'locating'; asking: boolean }
  /** A position wider than the settings allow without a warning. */
  | { step: 'wide'; fix: Fix }
  | { step: 'sending' }
  | { step: 'done'; message: string; em: number }
  /** The service recorded it before and says so as a conflict. */
  | { step: 'already' }
  | { step: 'refused'; message: string; em: number; fix: Fix }
  /** Nobody knows whether it arrived; the service may be asked again after `wait` milliseconds. */
  | { step: 'uncertain'; em: number; wait: number }
  /** Retried by itself, unless the person stopped that. */
  | { step: 'busy'; error: ApiError; stopped: boolean }
  /** The service no longer knows the session; after signing in the press has to be made again. */
  | { step: 'signedOut' }
  | { step: 'failed'; failure: Failure }

/** Milliseconds: an uncertain answer is not followed by another request before this. */
const waitAfterUncertain = 60_000
/** Milliseconds: an uncertain attempt older than this is history. */
const recent = 10 * 60_000

/** Where the screen begins: an attempt that left this device and was never answered (a reload) is not forgotten. */
export function firstState(last: Attempt | undefined, now = Date.now()): CheckIn {
  if (last?.result !== 'incerta' || now - last.em >= recent) return { step: 'ready' }
  return { step: 'uncertain', em: last.em, wait: Math.max(0, last.em + waitAfterUncertain - now) }
}

/** Where the screen stands after a sending; `em`: when it left. */
export function afterOutcome(outcome: Outcome<{ message: string }>, em: number, fix: Fix): CheckIn {
  switch (outcome.kind) {
    case 'accepted':
      return { step: 'done', message: outcome.reply.message, em }
    case 'busy':
      return { step: 'busy', error: outcome.error, stopped: false }
    case 'uncertain':
      return { step: 'uncertain', em, wait: waitAfterUncertain }
    case 'refused':
      return afterRefusal(outcome.error, em, fix)
    case 'notSent':
      return outcome.why === 'left'
        ? { step: 'signedOut' }
        : { step: 'failed', failure: outcome.why === 'offline' ? 'offline' : 'otherTab' }
  }
}

/** What a no of the service means here. */
function afterRefusal(error: ApiError, em: number, fix: Fix): CheckIn {
  switch (error.kind) {
    case 'unauthenticated':
      return { step: 'signedOut' }
    case 'forbidden':
      return { step: 'failed', failure: 'forbidden' }
    case 'notFound':
      return { step: 'failed', failure: 'notFound' }
    default:
      if (error.refusal?.code === 'Conflict') return { step: 'already' }
      return { step: 'refused', message: wordsOf(error), em, fix }
  }
}

/** The service's own words, those about single fields included. */
function wordsOf({ refusal }: ApiError): string {
  const words = [refusal?.message ?? '', ...Object.values(refusal?.fields ?? {})]
  return [...new Set(words.filter(Boolean))].join('\n')
}
