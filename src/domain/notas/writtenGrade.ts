/** Formats a grade, the same on every page and in every file. ASSUMED (decisions §10). */
import { toHundredths } from './hundredths'

/**
 * A grade as text that `parseNota` reads back: one or two decimals, or always `decimals`, truncated (decisions §10),
 * with the decimal sign `separator`.
 */
export function formatNota(valor: number | null, separator: ',' | '.' = ',', decimals: 1 | 2 = 1): string {
  if (valor === null) return ''
  const hundredths = toHundredths(valor)
  const whole = Math.trunc(Math.abs(hundredths) / 100)
  const fraction = String(Math.abs(hundredths) % 100).padStart(2, '0')
  return `${hundredths < 0 ? '-' : ''}${whole}${separator}${decimals === 2 ? fraction : fraction.replace(/0$/, '')}`
}
