/**
 * When a read is sent again (src/README §3). ASSUMED (decisions §2). Writes are never retried here: after a busy answer
 * the screen shows a countdown (`BusyNotice`).
 */
import type { OperationName } from '@/contract'
import { ApiError, isLost } from './ApiError'

/** Seconds; a service that asks for more is asked again after this. */
const longestWait = 120
const defaultBusyWait = 30
/** Seconds; a busy service is never asked again sooner. Doubled by every further busy answer in a row. */
const shortestBusyWait = 5
/** Milliseconds, here and below; after this long a row of busy answers counts as over. */
const rowForgotten = 10 * 60_000
const firstPause = 1000
const longestPause = 30_000
const shortestPause = 500
/** The pause after a busy answer without a waiting time, from this to `longestBusyPause`: one silent retry. */
const shortestBusyPause = 1000
const longestBusyPause = 4000

/** The milliseconds of an HTTP date ("Fri, 20 Nov 2026 12:00:45 GMT"); NaN for everything else. */
function httpDate(text: string | null): number {
  const at = Date.parse(text ?? '')
  return new Date(at).toUTCString() === text ? at : Number.NaN
}

/**
 * `Retry-After` in seconds, at most 120; null if it lies in the past or is absent. A date is compared with the
 * reply's own `Date`.
 */
export function parseRetryAfter(header: string | null, date: string | null): number | null {
  const seconds = /^\d+$/.test(header ?? '') ? Number(header) : (httpDate(header) - httpDate(date)) / 1000
  return seconds > 0 ? Math.min(longestWait, seconds) : null
}

/** Consecutive busy answers of one operation. */
interface Row {
  length: number
  /** When the last of them came: milliseconds of the page's own clock. */
  since: number
}
const rows = new Map<OperationName, Row>()

/**
 * Counts an operation's busy answers in a row; requests sent (`sent`) before the last of them do not lengthen the row.
 */
export function countBusy(operation: OperationName, sent: number, busy: boolean): number {
  const row = rows.get(operation)
  if (row && sent < row.since) return busy ? row.length : 0
  if (!busy) {
    rows.delete(operation)
    return 0
  }
  const since = performance.now()
  const length = row && since - row.since < rowForgotten ? row.length + 1 : 1
  rows.set(operation, { length, since })
  return length
}

/**
 * Milliseconds to wait after a busy answer: as the service asks, or longer, × (1 to 2) so that clients do not return at
 * the same second.
 */
export function busyWait({ retryAfter, turn }: ApiError, random = Math.random): number {
  const least = Math.min(longestWait, shortestBusyWait * 2 ** (turn - 1))
  return Math.max(least, retryAfter ?? defaultBusyWait) * 1000 * (1 + random())
}

/**
 * Whether a read is retried silently. When the service names a waiting time, or is busy again, the person sees
 * the countdown instead.
 */
export function shouldRetryRead(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.kind === 'busy') return error.status === 503 && error.retryAfter === null && failures < 1
  if (error.kind === 'fault') return error.status === 502 || error.status === 504 ? failures < 2 : failures < 1
  return (isLost(error) || error.kind === 'timeout') && failures < 2
}

/**
 * Full jitter: anything up to 2 s, 4 s, 8 s … for `failures` 0, 1, 2 …, at most 30 s, at least 0.5 s; 1 to 4 s after a
 * busy answer. Milliseconds.
 */
export function pauseBeforeRetry(failures: number, error: unknown, random = Math.random): number {
  if (error instanceof ApiError && error.kind === 'busy')
    return shortestBusyPause + random() * (longestBusyPause - shortestBusyPause)
  return Math.max(shortestPause, random() * Math.min(longestPause, firstPause * 2 ** (failures + 1)))
}
