/** The two enumerations of the service: their numbers, and the words that services of this family may send in their place. */
import type { Schema } from './common'
import { z } from './z'

/** The numbers of `perfil` and `perfilRemetente`. A deployment may map others: `settings.profiles`. ASSUMED (decisions §4). */
export const Perfil = {
  Aluno: 1,
  Responsavel: 2,
  Professor: 3,
  Secretaria: 4,
  Coordenacao: 5,
  Direcao: 6,
  Administrador: 7,
} as const

/** The numbers of `Avaliacao.tipo`; 0 is none that anybody knows. ASSUMED (decisions §5). */
export const TipoDeAvaliacao = {
  Prova: 1,
  Trabalho: 2,
  Projeto: 3,
  Participacao: 4,
  Recuperacao: 5,
  ExameFinal: 6,
} as const

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
