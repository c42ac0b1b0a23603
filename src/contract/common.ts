/** Sets of request fields that most operations share, and the identifiers whose type the service does not tell. */
import { z } from './z'

/** Any schema of the contract, whatever it reads. */
export type Schema = z.core.$ZodType

/** An identifier sampled as null: integer or string, opaque. ASSUMED (decisions §6). */
export const Identificador = z.nullable(z.union([z.int(), z.string()]))
export type Identificador = z.infer<typeof Identificador>

/** ISO 8601 date-time with a UTC offset, kept as text: the school's day stands in the string (decisions §10). */
export const DataHora = z.nullable(z.string())
export type DataHora = z.infer<typeof DataHora>

/** A figure that may be missing. Missing is "not yet", never zero. ASSUMED (decisions §10). */
export const Numero = z.nullable(z.number())
export type Numero = z.infer<typeof Numero>

/** Text that is empty when the service sends none. */
export const wireText = () => z._default(z.string(), '')
/** Whole number that is 0 when the service sends none; as a filter, 0 means "any". ASSUMED (decisions §7). */
export const wholeNumber = () => z._default(z.int(), 0)
/** A list that is empty when the service sends none. */
export const listOf = <T extends Schema>(item: T) => z._default(z.array(item), () => [])

/** Who asks. 0 and 0 mean "the person signed in". ASSUMED (decisions §3). */
export const caller = { idPessoa: wholeNumber(), perfil: wholeNumber() }
/** Which part of a list is wanted: `tokenPagina` null is the first page, `quantidade` 0 leaves the size to the service. ASSUMED (decisions §6, §7). */
export const page = { tokenPagina: z._default(z.nullable(z.string()), null), quantidade: wholeNumber() }
/** What to embed, by the names of the fields that it adds, and which fields to keep. Nothing depends on either. ASSUMED (decisions §8). */
export const shape = { embutir: wireText(), campos: wireText() }
