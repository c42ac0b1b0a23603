/** The two enumerations of the service (`numbers.ts`), and the words that services of this family may send in their place. */
import type { Schema } from './common'
import { z } from './z'

/** The numbers by word, of every schema that is an enumeration. */
const enumerations = new WeakMap<Schema, Readonly<Record<string, number>>>()

/** The numbers by word of a schema that is an enumeration; undefined for any other. */
export const enumerationOf = (schema: Schema): Readonly<Record<string, number>> | undefined => enumerations.get(schema)

/** A whole number that may come as one of these words; unknown numbers are kept. */
export function enumerated(numbers: Readonly<Record<string, number>>) {
  const schema = z.int()
  enumerations.set(schema, numbers)
  return schema
}

/** "Exame final", "ExameFinal" and "EXAME_FINAL" are one word, and so are "Participação" and "Participacao". */
const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

/** The number behind a word of an enumeration; anything else as it came. */
export function withoutWords(schema: Schema, value: unknown): unknown {
  const numbers = typeof value === 'string' && enumerations.get(schema)
  if (!numbers) return value
  const word = plain(value)
  return Object.entries(numbers).find(([name]) => plain(name) === word)?.[1] ?? value
}
