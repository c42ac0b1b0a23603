/** Numbers as people type them: "7,5" and "7.5" are the same. */
const pattern = /^-?\d+([.,]\d+)?$/

/** The number in a typed text; null when there is none. */
export function decimalOf(text: string): number | null {
  const plain = text.trim()
  return pattern.test(plain) ? Number(plain.replace(',', '.')) : null
}

/** The typed text with the decimal sign of the language; what is no number stays as it is. */
export function tidyDecimal(text: string, language: string): string {
  const plain = text.trim()
  return pattern.test(plain) ? plain.replace(/[.,]/, language === 'en' ? '.' : ',') : text
}
