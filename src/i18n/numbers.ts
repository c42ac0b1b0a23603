/**
 * Figures as each language writes them. By hand, since a tab takes 10 ms to make its first writer of the browser, 100 on a
 * cheap phone: no page waits for that to show a figure.
 */
import type { Language } from './languages'

/** The decimal sign, the sign between thousands, and from how many digits on they are set apart. */
const signs: Readonly<Record<Language, readonly [decimal: ',' | '.', group: string, from: number]>> = {
  'pt-BR': [',', '.', 4],
  en: ['.', ',', 4],
  es: [',', '.', 5],
}

/** The sign between a whole number and its decimals. */
export const decimalOf = (language: Language): ',' | '.' => signs[language][0]

/** 1234.5 → "1.234,5": rounded to `decimals`, without zeros at the end; for figures below 10¹². */
export function writeNumber(language: Language, value: number, decimals = 2): string {
  const [decimal, group, from] = signs[language]
  // fifteen digits are what a person wrote; behind them stands what binary made of it
  const scaled = Math.round(Number((Math.abs(value) * 10 ** decimals).toPrecision(15)))
  const digits = String(scaled).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const apart = whole.length < from ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group)
  return (value < 0 && scaled > 0 ? '-' : '') + apart + (part && decimal + part)
}
