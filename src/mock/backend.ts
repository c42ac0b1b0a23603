/**
 * The pretended service without HTTP: validates input and output by the contract, finds the caller, runs operations.
 */
import { isRecord, op, type Operation, type OperationName, operations, z } from '@/contract'
import type { Db } from './db'
import type { Dialect, Spoken } from './dialects'
import { keepFields, readInput } from './input'
import { type Caller, type Context, refuse, Refused } from './operation'
import { openSession } from './operations/acesso'
import { implementations } from './operations/index'
import { callState, turma } from './seed/municipality'
import { createSeed, defaultSeed, type Size, vilaSerena } from './seed/index'
import { ids } from './seed/turmas'
import { dayOf } from './rules/calendar'

/** 128 random bits; `crypto.randomUUID` does not exist on plain http addresses. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The person of a live session; null for any other. @param now milliseconds since the epoch */
function callerOf(db: Db, sessionId: string | null, now: number): Caller | null {
  const session = db.acesso.sessoes.find(({ id }) => id === sessionId)
  if (!session || session.expires <= now) return null
  const account = db.acesso.accounts.find(({ userName }) => userName === session.userName)
  if (!account) return null
  return { idPessoa: account.idPessoa, userName: account.userName, perfis: account.perfis, sessionId: session.id }
}

/** One accepted write, with all that is needed to replay it on the same seed. */
export interface JournalEntry {
  name: OperationName
  input: unknown
  caller: Caller | null
  /** The moment of the write, in milliseconds since the epoch. */
  at: number
  drawn: string[]
}

/** The answer to one call, before a door turns it into an HTTP response. */
export interface Answer {
  status: number
  body: unknown
  /** Seconds, with 429 and 503. */
  retryAfter?: number
  /** The session that began or ended, so that the door sets or clears its cookies. */
  session?: { id: string; remember: boolean } | 'ended'
  /** An accepted write, for the journal. `Auth` adds none: sessions are stored separately, passwords never. */
  entry?: JournalEntry
}

/** The options of a service; each has a default. */
export interface BackendOptions {
  seed?: number
  size?: Size
  /** The dialects at the start; none when absent. */
  dialects?: readonly Dialect[]
  /** The clock, in milliseconds since the epoch. */
  now?: () => number
  /** The day of the seed, `AAAA-MM-DD`; the clock's day when absent. */
  today?: string
}

/** One call and its answer; `name` is empty for an unknown operation. */
export interface Heard {
  name: OperationName | ''
  asked: unknown
  answer: { status: number; body: unknown }
}

/**
 * Called with every answer of every service in this process, as operations return it; for tests and the demonstration.
 */
export const listeners = new Set<(heard: Heard) => void>()

/** The pretended service without a door. */
export type Backend = ReturnType<typeof createBackend>

/** The common signature of all operations, once their input is validated by their own schema. */
type Run = (context: Context, input: unknown) => unknown

const byName = new Map(operations.map((operation) => [operation.name.toLowerCase(), operation]))

/** The operation of a name in any case; null when there is none. */
export const operationOf = (name: string): Operation<OperationName> | null => byName.get(name.toLowerCase()) ?? null

/** The body of a refusal outside any operation. */
export function sayPlainly(code: string, message: string): { status: number; body: unknown } {
  return op.Auth.refusal.say({ code, message, fields: {} }, null)
}

const writes = new Set(['write', 'oneWay'])

/** Creates a service with a seed of its own, in memory. */
export function createBackend(options: BackendOptions = {}) {
  const now = options.now ?? Date.now
  let { seed = defaultSeed, size = vilaSerena } = options
  let spoken: Spoken = new Set(options.dialects)
  let db = begin(options.today)

  function begin(today = dayOf(now())): Db {
    const start = createSeed(seed, today, size)
    // sorted in advance, so that the first page of a class of thousands need not wait for it
    if (size.seteA > vilaSerena.seteA) callState(start, turma(start, ids.turma.seteA))
    return start
  }

  /** Runs an operation without validation. The cast is safe, since the input has passed its schema. */
  const run = (name: OperationName, context: Context, input: unknown): unknown =>
    (implementations[name] as Run)(context, input)

  function sessionChange(name: OperationName, input: unknown, body: unknown): Answer['session'] {
    if (name !== 'Auth') return undefined
    const asked = z.parse(op.Auth.input, input)
    if (asked.provider === 'logout') return 'ended'
    // an empty body only asks for the live session
    return asked.userName === ''
      ? undefined
      : { id: z.parse(op.Auth.output, body).sessionId, remember: asked.rememberMe }
  }

  function attempt(operation: Operation<OperationName> | null, body: unknown, sessionId: string | null): Answer {
    if (!operation) return sayPlainly('NotFound', 'Operação desconhecida.')
    if (!isRecord(body)) return sayPlainly('Validation', 'O corpo do pedido deve ser um objeto JSON.')
    const { name } = operation
    let input: unknown = body
    try {
      const caller = callerOf(db, sessionId, now())
      if (!operation.open && !caller) refuse('Unauthenticated', 'Entre para continuar.')
      input = readInput(operation.input, body)
      const drawn: string[] = []
      const draw = () => drawn[drawn.push(randomId()) - 1] ?? ''
      const at = now()
      let wrote = writes.has(operation.kind) && name !== 'Auth'
      const looked = () => void (wrote = false)
      const output = run(name, { db, dialects: spoken, caller, now: at, draw, looked }, input)
      const checked = z.safeParse(operation.output, output)
      if (!checked.success) throw new Error(`${name} answers outside the contract: ${z.prettifyError(checked.error)}`)
      const shown = operation.kind === 'oneWay' ? {} : keepFields(operation.input, input, output)
      const answer: Answer = { status: 200, body: shown }
      const session = sessionChange(name, input, output)
      if (session) answer.session = session
      // a refusal inside a 200 changed nothing either
      if (wrote && !operation.refusal.hear(output)) answer.entry = { name, input, caller, at, drawn }
      return answer
    } catch (error) {
      if (!(error instanceof Refused))
        return sayPlainly('Fault', error instanceof Error ? error.message : 'Falha inesperada.')
      const { refusal, retryAfter } = error
      return { ...operation.refusal.say(refusal, input), ...(retryAfter !== null && { retryAfter }) }
    }
  }

  return {
    /**
     * Answers one call. `name` and field names in any case; a null or unknown `sessionId` means nobody. Never throws.
     */
    answer(name: string, body: unknown, sessionId: string | null): Answer {
      const operation = operationOf(name)
      const answer = attempt(operation, body, sessionId)
      for (const listener of listeners) listener({ name: operation?.name ?? '', asked: body, answer })
      return answer
    },
    /** Replays an accepted write, or skips it when the tables now refuse it. */
    replay({ name, input, caller, at, drawn }: JournalEntry) {
      const left = [...drawn]
      try {
        const draw = () => left.shift() ?? randomId()
        run(name, { db, dialects: spoken, caller, now: at, draw, looked: () => undefined }, input)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
      }
    },
    /** Opens a session for a person of the cast without a password. @throws Error for an unknown or blocked account */
    openSession(userName: string): string {
      const account = db.acesso.accounts.find((row) => row.userName === userName)
      if (!account) throw new Error(`Nobody is called ${userName}`)
      if (account.bloqueio !== null) throw new Error(account.bloqueio)
      return openSession(db, account, now(), randomId(), false).sessionId
    },
    /** Replaces the dialects. */
    speak(dialects: readonly Dialect[]) {
      spoken = new Set(dialects)
    },
    /** Returns to the seed, with another day, size or dialects when given. */
    reset(again: Pick<BackendOptions, 'today' | 'size' | 'seed' | 'dialects'> = {}) {
      seed = again.seed ?? seed
      size = again.size ?? size
      spoken = new Set(again.dialects ?? spoken)
      db = begin(again.today)
    },
    spoken: () => spoken,
    /** The present tables, for doors that store them and for tests. */
    db: () => db,
    now,
  }
}
