/** Grades as whole hundredths, the unit in which they are compared, added and written. Means are in `means.ts`. */

/** A difference this small is floating-point noise, never an entered value. */
const noise = 0.000_001

/**
 * Whole hundredths of a grade: 7.1 → 710. Noise is removed first, then the rest is truncated: 5.999 → 599,
 * 5.9999999 → 600.
 */
export const toHundredths = (valor: number): number => {
  const near = Math.round(valor * 100)
  return Math.abs(valor - near / 100) < noise ? near : Math.floor(valor * 100)
}

/** Whether a grade is below this mark. */
export const isBelow = (valor: number, mark: number): boolean => toHundredths(valor) < toHundredths(mark)

/** Whether two grades are the same value (7.1 and 7.1000000000000005 are). */
export const sameValue = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) < noise

/** Hundredths between two adjacent marks that the gradebook accepts. */
export const stepOf = (decimals: number): number => 10 ** (2 - Math.min(2, Math.max(0, decimals)))
