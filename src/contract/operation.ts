/** The shape of one operation: its name, input, output, and how it reports a refusal. */
import type { Schema } from './common'
import { type Dialect, inResponseStatus } from './refusal'
import { z } from './z'

/** What an operation does: reads · reads a page of a list · writes and answers · writes without an answer. */
export type Kind = 'read' | 'list' | 'write' | 'oneWay'

/** One operation without its name, which is its key in the table of `index.ts`. */
export interface Definition<K extends Kind, I extends Schema, O extends Schema> {
  kind: K
  /**
   * Request body. Fields have defaults, so that a caller passes only what it knows; only a position and a grade record
   * have fields without a default.
   */
  input: I
  output: O
  /**
   * GET route with `{Id}`-style variables, where the service lists one; the other fields go in the
   * query. ASSUMED (decisions §2).
   */
  get: string | null
  refusal: Dialect
  /** Callable without a session. ASSUMED (decisions §3). */
  open: boolean
  /**
   * A question without any field is sent without any: services of this family sign in whoever sends a user name to
   * `Auth`, even a blank one. ASSUMED (decisions §3).
   */
  bare: boolean
}

/** An operation with its name: input, output, and how a refusal is recognised. */
export interface Operation<
  N extends string = string,
  K extends Kind = Kind,
  I extends Schema = Schema,
  O extends Schema = Schema,
> extends Definition<K, I, O> {
  name: N
}

type Options<I extends Schema> = { input: I } & Partial<
  Pick<Definition<Kind, I, Schema>, 'get' | 'refusal' | 'open' | 'bare'>
>

function define<K extends Kind, I extends Schema, O extends Schema>(kind: K, options: Options<I>, output: O) {
  const { input, get = null, refusal = inResponseStatus, open = false, bare = false } = options
  return { kind, input, output, get, refusal, open, bare } satisfies Definition<K, I, O>
}

/** Defines an operation that reads and changes nothing. */
export const read = <I extends Schema, O extends Schema>(options: Options<I> & { output: O }) =>
  define('read', options, options.output)

/** Defines an operation that writes and answers. */
export const write = <I extends Schema, O extends Schema>(options: Options<I> & { output: O }) =>
  define('write', options, options.output)

/**
 * Defines an operation that reads a page of a list (contract, List envelope). The next page's `tokenPagina` is ASSUMED
 * (decisions §7), null on the last page.
 */
export const list = <I extends Schema, T extends Schema>(options: Options<I> & { item: T }) =>
  define(
    'list',
    options,
    z.looseObject({ itens: z.array(options.item), tokenPagina: z.optional(z.nullable(z.string())) }),
  )

/** Defines an operation that writes without an answer: every 2xx means "received". ASSUMED (decisions §2). */
export const oneWay = <I extends Schema>(input: I) => define('oneWay', { input }, z.unknown())

type Named<T> = { [N in keyof T & string]: T[N] & { name: N } }

/** Names every definition by its key, which is its name on the wire. */
export function named<T extends Record<string, Definition<Kind, Schema, Schema>>>(table: T): Named<T> {
  return Object.fromEntries(Object.entries(table).map(([name, row]) => [name, { ...row, name }])) as Named<T>
}

/**
 * Whether an answer means that a read found nothing: services of this family send null as 204, without a
 * body. ASSUMED (decisions §9).
 */
export const foundNothing = ({ kind }: { kind: Kind }, status: number): boolean => kind === 'read' && status === 204

/** The whole body of a request: what the caller passes, with the contract's defaults (but see `bare`). */
export const completed = ({ bare, input }: Operation, ask: object): unknown =>
  bare && Object.keys(ask).length === 0 ? {} : z.parse(input, ask)
