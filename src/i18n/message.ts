/** The types of a dictionary's messages, and the function that fills their placeholders. */
import type { Language } from './languages'
import { writeNumber } from './numbers'

/** The plural forms of a message, chosen by the parameter `n`. */
export interface Plural {
  /** The sentence for `n` = 0, where "0 notas" would sound mechanical. */
  zero?: string
  one: string
  other: string
}
/** A sentence with `{placeholders}`, or one sentence per plural form. */
export type Message = string | Plural
export type Params = Readonly<Record<string, string | number>>
export type Messages = Readonly<Record<string, Message>>
type NamesIn<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
/** The parameters of a message: its placeholders, and for a plural also `n`, which chooses the form. */
type NamesOf<M> = M extends string ? NamesIn<M> : NamesIn<M[keyof M]> | 'n'
export type ValuesOf<M> = Readonly<Record<NamesOf<M>, string | number>>
/** The type of a translation: it has every key of the Portuguese file, with plural forms where Portuguese has them. */
export type Translation<M extends Messages> = { readonly [K in keyof M]: M[K] extends string ? string : Plural }

/** Chooses the plural form: Portuguese counts 1,5 as singular, and 0 is plural in all three languages ("0 horas"). */
function chooseForm(language: Language, { zero, one, other }: Plural, n: number): string {
  if (n === 0) return zero ?? other
  return n === 1 || (language === 'pt-BR' && n > 0 && n < 2) ? one : other
}

/** Fills the placeholders and formats numbers for the language; a placeholder without a parameter stays visible. */
export function fill(language: Language, message: Message, params: Params = {}): string {
  const sentence = typeof message === 'string' ? message : chooseForm(language, message, Number(params['n'] ?? 0))
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? writeNumber(language, value, 3) : value
  })
}
