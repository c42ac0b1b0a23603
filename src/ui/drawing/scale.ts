/** Round distances for a scale bar. */

/** The largest of 1, 2, 5 × 10ⁿ metres that is not longer than `most`. */
export function niceMeters(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)))
  return ([5, 2].find((n) => n * power <= most) ?? 1) * power
}
