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

const pluralRules = new Map<string, Intl.PluralRules>()

/** Portuguese and Spanish have a third category, `many` (1.000.000): it falls back to `other`. */
function chooseForm(language: string, forms: Plural, n: number): string {
  // Portuguese rules count 0 with 1: "0 horas" is what people say
  if (n === 0) return forms.zero ?? forms.other
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language)
  pluralRules.set(language, rules)
  return rules.select(n) === 'one' ? forms.one : forms.other
}

const numberFormats = new Map<string, Intl.NumberFormat>()

/** Written by one maker per language: making it costs more than many sentences. */
function writeNumber(language: string, value: number): string {
  let format = numberFormats.get(language)
  if (!format) numberFormats.set(language, (format = new Intl.NumberFormat(language)))
  return format.format(value)
}

/** Fills the placeholders; numbers are written as the language writes them. An unknown placeholder stays visible. */
export function fill(language: string, message: Message, params: Params = {}): string {
  const sentence = typeof message === 'string' ? message : chooseForm(language, message, Number(params['n'] ?? 0))
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? writeNumber(language, value) : value
  })
}
