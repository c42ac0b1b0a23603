/**
 * Reads the service's enumerations (`numbers.ts`, weekdays), for which services of this family may send words
 * instead of numbers, and texts that are one of a few words, which may come in another spelling.
 */
import type { Schema } from './common'
import { Perfil } from './numbers'
import { z } from './z'

type Values = Readonly<Record<string, number | string>>

/** The values by word, for every schema that is an enumeration. */
const enumerations = new WeakMap<Schema, Values>()

/** The values by word of a schema; undefined when it is no enumeration. */
export const enumerationOf = (schema: Schema): Values | undefined => enumerations.get(schema)

/** A whole number that may also come as one of these words; unknown numbers are kept. */
export function enumerated(numbers: Readonly<Record<string, number>>) {
  const schema = z.int()
  enumerations.set(schema, numbers)
  return schema
}

/** A text that is one of these words in any spelling ("ListaDeEspera", "Lista de espera"); other texts are kept. */
export function worded(words: readonly string[]) {
  const schema = z.string()
  enumerations.set(schema, Object.fromEntries(words.map((word) => [word, word])))
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

/** The value whose word is written like this one, in any spelling. */
const valueCalled = <V>(values: Readonly<Record<string, V>>, word: string): V | undefined =>
  Object.entries(values).find(([name]) => plain(name) === plain(word))?.[1]

/**
 * The numbers of the profiles that are called like one of a person's roles: services that know no profiles tell roles.
 * ASSUMED (decisions §4).
 */
export function profilesCalled(roles: readonly string[]): number[] {
  const called = roles.map((role) => valueCalled(Perfil, role))
  return Object.values(Perfil).filter((perfil) => called.includes(perfil))
}

/** The value of an enumeration's word; any other value unchanged. */
export function withoutWords(schema: Schema, value: unknown): unknown {
  const values = typeof value === 'string' && enumerations.get(schema)
  return values ? (valueCalled(values, value) ?? value) : value
}
