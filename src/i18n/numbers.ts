/**
 * Writes numbers in each language without `Intl`: a tab needs 10 ms to create its first formatter, 100 ms on a cheap
 * phone, and no page should wait that long to show a number.
 */
import type { Language } from './languages'

/** The decimal separator, the thousands separator, and the number of digits from which thousands are separated. */
const signs: Readonly<Record<Language, readonly [decimal: ',' | '.', group: string, from: number]>> = {
  'pt-BR': [',', '.', 4],
  en: ['.', ',', 4],
  es: [',', '.', 5],
}

/** The decimal separator of a language. */
export const decimalOf = (language: Language): ',' | '.' => signs[language][0]

/** 1234.5 → "1.234,5": rounded to `decimals`, without trailing zeros; for numbers below 10¹². */
export function writeNumber(language: Language, value: number, decimals = 2): string {
  const [decimal, group, from] = signs[language]
  // 15 significant digits keep what a person wrote and drop the error of binary fractions
  const scaled = Math.round(Number((Math.abs(value) * 10 ** decimals).toPrecision(15)))
  const digits = String(scaled).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const apart = whole.length < from ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group)
  return (value < 0 && scaled > 0 ? '-' : '') + apart + (part && decimal + part)
}
