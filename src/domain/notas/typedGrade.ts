/** A grade as a teacher types it (src/README §7): comma or point, few digits, within the school's scale. */
import { withoutUnseen } from '../typed'
import { stepOf, toHundredths } from './hundredths'

/**
 * The rule for typed grades. `scaleMax` null: the school states no scale (decisions §1), so only the number of
 * digits is checked.
 */
export interface TypingRule {
  scaleMax: number | null
  /** Decimals accepted, 0 to 2 (`settings.grading.decimals`). */
  decimals: number
}

/** The rule without `settings.grading`: two decimals and no scale. */
export const withoutRule: TypingRule = { scaleMax: null, decimals: 2 }

/** An example of a valid grade for error messages: three quarters of the scale. */
export function sampleOf({ scaleMax, decimals }: TypingRule): number {
  const step = stepOf(decimals)
  return (Math.floor(toHundredths((scaleMax ?? 10) * 0.75) / step) * step) / 100
}

/** Why a typed text is not a valid grade. */
export type GradeError = 'notANumber' | 'outOfScale' | 'tooManyDecimals'

/** The result of reading; an empty text means "no grade yet" (null), never zero. */
export type GradeRead = { valor: number | null; error: null } | { valor: null; error: GradeError }

const numero = /^([+-]?)(\d*)(?:[.,](\d+))?$/
/** The largest value with three digits before the comma, which the wire is expected to carry. */
export const largestWithoutScale = 999.99

/** Reads a typed or pasted text. "1.000" is refused, since it means a thousand to some and one to others. */
export function parseNota(text: string, rule: TypingRule): GradeRead {
  // full-width figures and signs of an input method; a raised 2 stays no figure
  const clean = withoutUnseen(text.replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))).trim()
  if (clean === '') return { valor: null, error: null }
  const found = numero.exec(clean)
  const [, sign = '', whole = '', decimals = ''] = found ?? []
  if (whole === '' && decimals === '') return { valor: null, error: 'notANumber' }
  const places = decimals.replace(/0+$/, '').length
  if (decimals.length > 2 || places > rule.decimals) return { valor: null, error: 'tooManyDecimals' }
  const valor = Number(`${whole}.${decimals}`)
  const outside = (sign === '-' && valor !== 0) || valor > (rule.scaleMax ?? largestWithoutScale)
  return outside ? { valor: null, error: 'outOfScale' } : { valor, error: null }
}
