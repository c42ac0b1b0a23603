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
/** The type of a translation: every key of the Portuguese file, plural where that is plural. */
export type Translation<M extends Messages> = { readonly [K in keyof M]: M[K] extends string ? string : Plural }

/** What is made when it is first asked for by a name, and then kept: making a writer costs more than many sentences. */
export function madeOnce<Name extends string, T>(make: (name: Name) => T): (name: Name) => T {
  const made = new Map<Name, T>()
  return (name) => {
    const one = made.get(name) ?? make(name)
    made.set(name, one)
    return one
  }
}
const pluralRules = madeOnce((language: Language) => new Intl.PluralRules(language))

/** Portuguese and Spanish have a third category, `many` (1.000.000): it falls back to `other`. */
function chooseForm(language: Language, forms: Plural, n: number): string {
  // Portuguese rules count 0 with 1: "0 horas" is what people say
  if (n === 0) return forms.zero ?? forms.other
  return pluralRules(language).select(n) === 'one' ? forms.one : forms.other
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
