/** How the service refuses: one `Refusal` in the code, three formats (dialects) on the wire, read and written. */
import { listOf, type Schema, wireText } from './common'
import { own } from './own'
import { isRecord, namesIn } from './plan'
import { isBlank, readBoolean } from './scalars'
import { z } from './z'

/** One problem of one field (contract, ResponseStatus). */
export const FieldError = z.looseObject({ errorCode: wireText(), fieldName: wireText(), message: wireText() })
export type FieldError = z.infer<typeof FieldError>

/** The error envelope (contract, ResponseStatus). `stackTrace` is never shown, stored or logged (decisions §9). */
export const ResponseStatus = z.looseObject({
  errorCode: wireText(),
  message: wireText(),
  stackTrace: wireText(),
  errors: listOf(FieldError),
})
export type ResponseStatus = z.infer<typeof ResponseStatus>

/** A refusal of the service. `fields` maps a wire field name (last segment, camelCase) to the service's message. */
export interface Refusal {
  code: string
  message: string
  fields: Record<string, string>
}

/** HTTP status by code. ASSUMED (decisions §9): the contract documents neither codes nor statuses. */
export const statusOf = {
  InvalidCredentials: 401,
  Unauthenticated: 401,
  AccountBlocked: 403,
  Forbidden: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  LastAdministrator: 409,
  Closed: 409,
  Conflict: 409,
  PayloadTooLarge: 413,
  TooManyAttempts: 429,
  Validation: 400,
  Busy: 503,
  Fault: 500,
} as const satisfies Record<string, number>
/** The codes with a status of their own; `Refused` is a refusal in the operation's own dialect. */
export type RefusalCode = keyof typeof statusOf | 'Refused'

/**
 * How one operation writes its refusals. `hear` returns null for a successful reply, and with a status ≥ 400 (`failed`)
 * for one without words.
 */
export interface Dialect {
  hear(reply: unknown, failed?: boolean): Refusal | null
  say(refusal: Refusal, input: unknown): { status: number; body: unknown }
}

const record = (value: unknown): Record<string, unknown> | null => (isRecord(value) ? value : null)

/**
 * Reads a key in any case: services of this family send `responseStatus` or `ResponseStatus`. ASSUMED (decisions §9).
 */
function pick(from: Record<string, unknown>, key: string): unknown {
  const spelling = Object.hasOwn(from, key)
    ? key
    : Object.keys(from).find((name) => name.toLowerCase() === key.toLowerCase())
  return spelling === undefined ? undefined : from[spelling]
}

/** Blank text counts as empty, as in `repair`: fixed-width columns arrive filled with spaces. */
const text = (value: unknown): string => (typeof value === 'string' && !isBlank(value) ? value : '')

/**
 * `Matricula.Cadastro.Cep` → `cep`, `Roles[0]` → `roles`; leading `_` are removed
 * (`__proto__`). ASSUMED (decisions §9).
 */
function fieldKey(fieldName: string): string {
  const names = fieldName.split(/[.[\]]+/).filter((part) => /\D/.test(part))
  const last = (names.at(-1) ?? '').replace(/^_+/, '')
  return last.charAt(0).toLowerCase() + last.slice(1)
}

/**
 * The refusal inside a `responseStatus` or a bare `{ errorCode, message }`, or null. With a status ≥ 400 (`failed`) a
 * message without a code counts too.
 */
export function hearResponseStatus(reply: unknown, failed = false): Refusal | null {
  const body = record(reply)
  if (!body) return null
  const status = record(pick(body, 'responseStatus')) ?? body
  const code = text(pick(status, 'errorCode'))
  if (!code && !failed) return null
  const fields: Record<string, string> = {}
  const errors = pick(status, 'errors')
  for (const entry of Array.isArray(errors) ? errors : []) {
    const error = record(entry)
    const key = error && fieldKey(text(pick(error, 'fieldName')))
    if (error && key && !Object.hasOwn(fields, key)) fields[key] = text(pick(error, 'message'))
  }
  const message = text(pick(status, 'message'))
  return code || message || Object.keys(fields).length > 0 ? { code, message, fields } : null
}

/**
 * The refusal with its fields by their names in an operation's input, since a service may spell them in any case: `CPF`
 * of a refusal is `cpf`. ASSUMED (decisions §9).
 */
export function withNames(refusal: Refusal | null, input: Schema): Refusal | null {
  if (!refusal || Object.keys(refusal.fields).length === 0) return refusal
  const names = namesIn(input)
  const fields = Object.entries(refusal.fields).map(([key, why]) => [names.get(key.toLowerCase()) ?? key, why] as const)
  return { ...refusal, fields: Object.fromEntries(fields) }
}

/** The `responseStatus` body of a refusal. */
function sayResponseStatus({ code, message, fields }: Refusal): { status: number; body: unknown } {
  const errors = Object.entries(fields).map(([fieldName, why]) => ({ errorCode: code, fieldName, message: why }))
  const responseStatus: ResponseStatus = { errorCode: code, message, stackTrace: '', errors }
  return { status: own(statusOf, code) ?? 400, body: { responseStatus } }
}

/** The default dialect: `responseStatus` with a status of its own (contract, Errors 1). */
export const inResponseStatus: Dialect = { hear: hearResponseStatus, say: sayResponseStatus }

/**
 * The dialect of the enrollment: the whole aggregate with `errorMessage` (contract, Errors 2), at
 * 200. ASSUMED (decisions §9).
 */
export const inErrorMessage: Dialect = {
  hear(reply, failed) {
    const message = text(pick(record(reply) ?? {}, 'errorMessage'))
    const refusal = hearResponseStatus(reply, failed)
    return message ? { code: 'Refused', message, fields: refusal?.fields ?? {} } : refusal
  },
  say(refusal, input) {
    if (refusal.code !== 'Refused') return sayResponseStatus(refusal)
    return { status: 200, body: { ...record(record(input)?.['matricula']), errorMessage: refusal.message } }
  },
}

/**
 * The dialect of attendance: `marcado` false, or missing beside a `message` (serializers omit false), at 200 (contract,
 * Errors 3). Without either nothing is known. ASSUMED (decisions §9).
 */
export const inMarcado: Dialect = {
  hear(reply, failed) {
    const body = record(reply)
    const refusal = hearResponseStatus(reply, failed)
    if (!body || refusal || failed) return refusal
    const [marcado, message] = [pick(body, 'marcado') ?? null, text(pick(body, 'message'))]
    if (readBoolean(marcado) === true || (marcado === null && message === '')) return null
    return { code: 'Refused', message, fields: {} }
  },
  say(refusal) {
    if (refusal.code !== 'Refused') return sayResponseStatus(refusal)
    return { status: 200, body: { marcado: false, message: refusal.message } }
  },
}
