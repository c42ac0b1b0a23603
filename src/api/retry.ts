/** When a request is sent again (decisions §2, reliability §9). Only reads: a write is never sent again by itself. */
import { ApiError } from './ApiError'

/** Seconds; a service that asks for more is asked again after this. */
const longestWait = 120
const defaultBusyWait = 30
/** Milliseconds. */
const firstPause = 1000
const longestPause = 30_000
const shortestPause = 500

/** Reads `Retry-After`: seconds or an HTTP date, as seconds from `now` (milliseconds), at most 120; null when unreadable. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.min(longestWait, Math.max(0, seconds)) : null
}

/**
 * How long a busy answer is waited out, in milliseconds: what the service asks × (1 to 2), so that the thousands who
 * were turned away in the same second do not come back in the same second.
 */
export function busyWait(error: ApiError, random = Math.random): number {
  return (error.retryAfter ?? defaultBusyWait) * 1000 * (1 + random())
}

/** Whether a read is silently asked again: no answer, or a gateway's fault. Busy answers wait in sight of the person. */
export function shouldRetryRead(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.kind === 'fault') return error.status === 502 || error.status === 504 ? failures < 2 : failures < 1
  return (error.kind === 'offline' || error.kind === 'timeout') && failures < 2
}

/** Full jitter: anything up to 1 s · 2ⁿ, at most 30 s, at least 0.5 s. `failures` counts from 0. Milliseconds. */
export function pauseBeforeRetry(failures: number, random = Math.random): number {
  return Math.max(shortestPause, random() * Math.min(longestPause, firstPause * 2 ** (failures + 1)))
}
