/** The error of every failed request: its kind, and the service's own words where it sent any. */
import type { OperationName, Refusal } from '@/contract'

/** Why nothing gets through: this device has no network, or only the service is missing. */
export type LostKind = 'offline' | 'serviceGone'

/** What happened, as far as a person needs to know. ASSUMED (decisions §9). */
export type ErrorKind =
  LostKind | 'timeout' | 'busy' | 'unauthenticated' | 'forbidden' | 'notFound' | 'refused' | 'fault' | 'unreadable'

interface Details {
  operation: OperationName
  /** HTTP status; 0 when no answer came. */
  status?: number
  refusal?: Refusal | null
  /** Seconds that the service asks to wait; null when it sent none. */
  retryAfter?: number | null
  /** The number of busy answers in a row, this one included. */
  turn?: number
  /** The repaired reply of a refusal that carries one: a fresh list of places, for example. */
  reply?: unknown
}

/** Thrown by `call`. `message` never holds personal data: it is the operation and the kind. */
export class ApiError extends Error {
  readonly kind: ErrorKind
  readonly operation: OperationName
  readonly status: number
  readonly refusal: Refusal | null
  readonly retryAfter: number | null
  readonly turn: number
  readonly reply: unknown

  constructor(kind: ErrorKind, details: Details) {
    super(`${details.operation}: ${kind}`)
    this.name = 'ApiError'
    this.kind = kind
    this.operation = details.operation
    this.status = details.status ?? 0
    this.refusal = details.refusal ?? null
    this.retryAfter = details.retryAfter ?? null
    this.turn = details.turn ?? 1
    this.reply = details.reply
  }
}

/** Whether nothing gets through; the strip under the header says so meanwhile. */
export const isLost = ({ kind }: ApiError): boolean => kind === 'offline' || kind === 'serviceGone'

/**
 * Whether the present state forbids the request, or the thing exists already: by code, or by a bare 409 (decisions §9).
 */
export const isConflict = ({ refusal, status }: ApiError): boolean =>
  refusal?.code ? refusal.code === 'Conflict' : status === 409

/** The kind of an HTTP status ≥ 400 (decisions §9). */
export function kindOf(status: number): ErrorKind {
  if (status === 401) return 'unauthenticated'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'notFound'
  if (status === 408) return 'timeout'
  if (status === 429 || status === 503) return 'busy'
  return status < 500 ? 'refused' : 'fault'
}
