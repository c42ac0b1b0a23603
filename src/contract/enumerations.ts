/**
 * Reads the service's three enumerations (`numbers.ts`), for which services of this family may send words
 * instead of numbers, and texts that are one of a few words, which may come in another spelling.
 */
import type { Schema } from './common'
import { z } from './z'

/** The numbers by word, for every schema that is an enumeration. */
const enumerations = new WeakMap<Schema, Readonly<Record<string, number>>>()

/** The numbers by word of a schema; undefined when it is no enumeration. */
export const enumerationOf = (schema: Schema): Readonly<Record<string, number>> | undefined => enumerations.get(schema)

/** A whole number that may also come as one of these words; unknown numbers are kept. */
export function enumerated(numbers: Readonly<Record<string, number>>) {
  const schema = z.int()
  enumerations.set(schema, numbers)
  return schema
}

/**
 * Normalises a word: "Exame final", "ExameFinal" and "EXAME_FINAL" are equal, and so are
 * "Participação" and "Participacao".
 */
const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

/** The number of an enumeration's word; any other value unchanged. */
export function withoutWords(schema: Schema, value: unknown): unknown {
  const numbers = typeof value === 'string' && enumerations.get(schema)
  if (!numbers) return value
  const word = plain(value)
  return Object.entries(numbers).find(([name]) => plain(name) === word)?.[1] ?? value
}

/** The documented words by their normalised form, for every schema of a text that is one of them. */
const wordings = new WeakMap<Schema, ReadonlyMap<string, string>>()

/** A text that is one of these words in any spelling ("ListaDeEspera", "Lista de espera"); other texts are kept. */
export function worded(words: readonly string[]) {
  const schema = z.string()
  wordings.set(schema, new Map(words.map((word) => [plain(word), word])))
  return schema
}

/** A word of such a text in the documented spelling; any other text unchanged. */
export const inOurSpelling = (schema: Schema, text: string): string => wordings.get(schema)?.get(plain(text)) ?? text
