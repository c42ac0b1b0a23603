/** Request fields that most operations share, and the identifiers whose type the service does not document. */
import { z } from './z'

/** Any schema of the contract. */
export type Schema = z.core.$ZodType

/** An identifier whose sample in the document is null: integer or string, opaque. ASSUMED (decisions §6). */
export const Identificador = z.nullable(z.union([z.int(), z.string()]))
export type Identificador = z.infer<typeof Identificador>

/** ISO 8601 date-time with a UTC offset, kept as text, which contains the school's day (decisions §10). */
export const DataHora = z.nullable(z.string())
export type DataHora = z.infer<typeof DataHora>

/** A figure that may be missing. Missing means "not yet", never zero. ASSUMED (decisions §10). */
export const Numero = z.nullable(z.number())
export type Numero = z.infer<typeof Numero>

/** Text that is empty when the service sends none. */
export const wireText = () => z._default(z.string(), '')
/** Whole number that is 0 when the service sends none; as a filter, 0 means "any". ASSUMED (decisions §7). */
export const wholeNumber = () => z._default(z.int(), 0)
/** A list that is empty when the service sends none. */
export const listOf = <T extends Schema>(item: T) => z._default(z.array(item), () => [])

/** The person who asks. 0 and 0 mean "the person signed in". ASSUMED (decisions §3). */
export const caller = { idPessoa: wholeNumber(), perfil: wholeNumber() }
/**
 * The requested page of a list: `tokenPagina` null is the first page, `quantidade` 0 leaves the size to the
 * service. ASSUMED (decisions §6, §7).
 */
export const page = { tokenPagina: z._default(z.nullable(z.string()), null), quantidade: wholeNumber() }
/**
 * The fields to embed, by the names that they add, and the fields to keep. No code depends on
 * either. ASSUMED (decisions §8).
 */
export const shape = { embutir: wireText(), campos: wireText() }
