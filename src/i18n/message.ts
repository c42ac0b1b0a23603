/** A message of the dictionaries, and how its placeholders are filled. */
import type { Language } from './languages'
import { writeNumber } from './numbers'

/** What a message is: a sentence with `{placeholders}`, or one per plural form chosen by the parameter `n`. */
export interface Plural {
  /** What is said of none, where "0 notas" would read like a machine. */
  zero?: string
  one: string
  other: string
}
export type Message = string | Plural
export type Params = Readonly<Record<string, string | number>>
export type Messages = Readonly<Record<string, Message>>
type NamesIn<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
/** What a message has room for: its placeholders, and for a plural the number `n` that chooses. */
type NamesOf<M> = M extends string ? NamesIn<M> : NamesIn<M[keyof M]> | 'n'
export type ValuesOf<M> = Readonly<Record<NamesOf<M>, string | number>>
/** The type of a translation: every key of the Portuguese file, plural where that is plural. */
export type Translation<M extends Messages> = { readonly [K in keyof M]: M[K] extends string ? string : Plural }

/** One or many, as the rules of the languages have it: in Portuguese 1,5 is still one, and nothing is many ("0 horas"). */
function chooseForm(language: Language, { zero, one, other }: Plural, n: number): string {
  if (n === 0) return zero ?? other
  return n === 1 || (language === 'pt-BR' && n > 0 && n < 2) ? one : other
}

/** Fills the placeholders; numbers are written as the language writes them. An unknown placeholder stays visible. */
export function fill(language: Language, message: Message, params: Params = {}): string {
  const sentence = typeof message === 'string' ? message : chooseForm(language, message, Number(params['n'] ?? 0))
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? writeNumber(language, value, 3) : value
  })
}
