/** An operation: a pure function of caller, tables, hour and input. No HTTP, globals or clock. */
import type { Input, op, OperationName, Output, Refusal, RefusalCode } from '@/contract'
import type { Db } from './db'
import type { Spoken } from './dialects'
import type { Account } from './tables/acesso'

/** Who is signed in, as the session table knows them. */
export interface Caller extends Pick<Account, 'idPessoa' | 'userName' | 'perfis'> {
  sessionId: string
}

/** What an operation is given beside its input. */
export interface Context {
  db: Db
  /** What the service does differently at the moment. */
  dialects: Spoken
  /** Null only in open operations called without a session. */
  caller: Caller | null
  /** The moment, in milliseconds since the epoch. */
  now: number
  /** 128 random bits as 32 hexadecimal characters. The journal keeps what was drawn, so a replay draws the same. */
  draw: () => string
  /** Says that this call of a writing operation only looked: the journal keeps nothing of it. */
  looked: () => void
}

/** The context of an operation that needs a session: the backend refuses before the operation runs. */
export interface SignedContext extends Context {
  caller: Caller
}

/** The two operations that are open (decisions §3); a test compares this with the table. */
type OpenOperation = 'Auth' | 'PostMatriculaMunicipal'

/** One function per operation: leave one out and it does not compile. A one-way operation returns nothing. */
export type Operations<N extends OperationName> = {
  [K in N]: (
    context: K extends OpenOperation ? Context : SignedContext,
    input: Input<(typeof op)[K]>,
  ) => (typeof op)[K]['kind'] extends 'oneWay' ? void : Output<(typeof op)[K]>
}

/** Thrown by `refuse`; the backend spells it in the operation's dialect. */
export class Refused extends Error {
  readonly refusal: Refusal
  /** Seconds until another try makes sense, for 429 and 503. */
  readonly retryAfter: number | null
  constructor(refusal: Refusal, retryAfter: number | null = null) {
    super(refusal.message)
    this.name = 'Refused'
    this.refusal = refusal
    this.retryAfter = retryAfter
  }
}

/** Says no: `code` decides the status (contract/refusal.ts), `fields` names the fields at fault. Never returns. */
export function refuse(
  code: RefusalCode | (string & {}),
  message: string,
  options: { fields?: Record<string, string>; retryAfter?: number } = {},
): never {
  throw new Refused({ code, message, fields: options.fields ?? {} }, options.retryAfter ?? null)
}

/** Refuses one field (`Validation`): `message` for the request, `why` for the field. Never returns. */
export function refuseField(message: string, name: string, why = message): never {
  return refuse('Validation', message, { fields: { [name]: why } })
}
