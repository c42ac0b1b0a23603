/** The shape of one definition: what an operation is called, what goes in, what comes out, and how it says no. */
import type { Schema } from './common'
import { type Dialect, inResponseStatus } from './refusal'
import { z } from './z'

/** What an operation does: ask · ask for a page · change and answer · change and say nothing. */
export type Kind = 'read' | 'list' | 'write' | 'oneWay'

/** One operation without its name: the name is the key of the table in `index.ts`. */
export interface Definition<K extends Kind, I extends Schema, O extends Schema> {
  kind: K
  /** Request body. Fields have defaults, so a caller passes only what it knows; a position and a record of grades have fields without one. */
  input: I
  output: O
  /** GET route with `{Id}`-style variables, where the service lists one; the other fields go in the query. ASSUMED (decisions §2). */
  get: string | null
  refusal: Dialect
  /** Callable without a session. ASSUMED (decisions §3). */
  open: boolean
}

/** An operation with its name: what may be asked, what is answered, how a refusal is recognised. */
export interface Operation<
  N extends string = string,
  K extends Kind = Kind,
  I extends Schema = Schema,
  O extends Schema = Schema,
> extends Definition<K, I, O> {
  name: N
}

type Options<I extends Schema> = { input: I } & Partial<Pick<Definition<Kind, I, Schema>, 'get' | 'refusal' | 'open'>>

function define<K extends Kind, I extends Schema, O extends Schema>(kind: K, options: Options<I>, output: O) {
  const { input, get = null, refusal = inResponseStatus, open = false } = options
  return { kind, input, output, get, refusal, open } satisfies Definition<K, I, O>
}

/** Asks and changes nothing. */
export const read = <I extends Schema, O extends Schema>(options: Options<I> & { output: O }) =>
  define('read', options, options.output)

/** Changes something and answers. */
export const write = <I extends Schema, O extends Schema>(options: Options<I> & { output: O }) =>
  define('write', options, options.output)

/** Asks for a page (contract, List envelope). The next one's `tokenPagina` is ASSUMED (decisions §7), null on the last. */
export const list = <I extends Schema, T extends Schema>(options: Options<I> & { item: T }) =>
  define(
    'list',
    options,
    z.looseObject({ itens: z.array(options.item), tokenPagina: z.optional(z.nullable(z.string())) }),
  )

/** Changes something and says nothing: every 2xx is "received". ASSUMED (decisions §2). */
export const oneWay = <I extends Schema>(input: I) => define('oneWay', { input }, z.unknown())

type Named<T> = { [N in keyof T & string]: T[N] & { name: N } }

/** Gives every definition its key as its name: the key is the name on the wire. */
export function named<T extends Record<string, Definition<Kind, Schema, Schema>>>(table: T): Named<T> {
  return Object.fromEntries(Object.entries(table).map(([name, row]) => [name, { ...row, name }])) as Named<T>
}
