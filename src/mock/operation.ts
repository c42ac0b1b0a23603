/** An operation: a pure function of caller, tables, moment and input. No HTTP, globals or clock. */
import type { Input, op, OperationName, Output, Refusal, RefusalCode } from '@/contract'
import type { Db } from './db'
import type { Spoken } from './dialects'
import type { Account } from './tables/acesso'

/** The signed-in person, from the session table. */
export interface Caller extends Pick<Account, 'idPessoa' | 'userName' | 'perfis'> {
  sessionId: string
}

/** What an operation gets beside its input. */
export interface Context {
  db: Db
  /** The dialects that are on. */
  dialects: Spoken
  /** Null only in open operations called without a session. */
  caller: Caller | null
  /** The present moment, in milliseconds since the epoch. */
  now: number
  /** Draws 128 random bits as 32 hexadecimal characters. The journal stores them, so that a replay draws the same. */
  draw: () => string
  /** Marks this call of a writing operation as a read, which the journal does not store. */
  looked: () => void
}

/** The context of an operation that needs a session: the backend refuses before the operation runs. */
export interface SignedContext extends Context {
  caller: Caller
}

/** The two open operations (decisions §3); a test compares this with the table. */
type OpenOperation = 'Auth' | 'PostMatriculaMunicipal'

/** One function per operation: a missing one does not compile. A one-way operation returns nothing. */
export type Operations<N extends OperationName> = {
  [K in N]: (
    context: K extends OpenOperation ? Context : SignedContext,
    input: Input<(typeof op)[K]>,
  ) => (typeof op)[K]['kind'] extends 'oneWay' ? void : Output<(typeof op)[K]>
}

/** Thrown by `refuse`; the backend writes it in the operation's dialect. */
export class Refused extends Error {
  readonly refusal: Refusal
  /** Seconds until a retry makes sense, for 429 and 503. */
  readonly retryAfter: number | null
  constructor(refusal: Refusal, retryAfter: number | null = null) {
    super(refusal.message)
    this.name = 'Refused'
    this.refusal = refusal
    this.retryAfter = retryAfter
  }
}

/** Throws a refusal: `code` decides the status (contract/refusal.ts), `fields` names the invalid fields. */
export function refuse(
  code: RefusalCode | (string & {}),
  message: string,
  options: { fields?: Record<string, string>; retryAfter?: number } = {},
): never {
  throw new Refused({ code, message, fields: options.fields ?? {} }, options.retryAfter ?? null)
}

/** Throws a `Validation` refusal of one field: `message` for the request, `why` for the field. */
export function refuseField(message: string, name: string, why = message): never {
  return refuse('Validation', message, { fields: { [name]: why } })
}
