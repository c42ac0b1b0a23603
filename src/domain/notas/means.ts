/**
 * Exact means (mock/README §4, §5) for service and portal. A missing `valor` means "not yet", not 0 (decisions §10).
 */
import type { Nota } from '@/contract'
import { toHundredths } from './hundredths'
import { isVisible } from './notas'

/** The fields of a grade that `weightedMean` needs. */
export type WeightedGrade = Pick<Nota, 'valor' | 'peso' | 'publicada' | 'fechada'>

/** A mean `sum / parts` in hundredths, not yet rounded: terms of 5.666… and 6.333… average exactly 6. */
export interface ExactMean {
  sum: bigint
  /** Above 0. */
  parts: bigint
}

/** The weight of a grade in millionths, so that 0.1 + 0.2 and an eighth are exact; a missing weight is 1. */
export const weightOf = ({ peso }: Pick<Nota, 'peso'>): number => Math.round((peso ?? 1) * 1e6)

/**
 * Weighted mean of the published grades with a value; a missing weight is 1. Null when no grade counts, or numbers
 * are unsafely large.
 */
export function weightedMean(notas: readonly WeightedGrade[]): ExactMean | null {
  let sum = 0
  let pesos = 0
  for (const nota of notas) {
    const peso = weightOf(nota)
    if (nota.valor === null || peso <= 0 || !isVisible(nota)) continue
    sum += peso * toHundredths(nota.valor)
    pesos += peso
  }
  if (pesos === 0 || !Number.isSafeInteger(sum) || !Number.isSafeInteger(pesos)) return null
  return { sum: BigInt(sum), parts: BigInt(pesos) }
}

/** Simple mean of the means that exist, exact; null when there is none. */
export function plainMean(medias: readonly (ExactMean | null)[]): ExactMean | null {
  const existing = medias.filter((media) => media !== null)
  const [first, ...others] = existing
  if (!first) return null
  const total = others.reduce((a, b) => ({ sum: a.sum * b.parts + b.sum * a.parts, parts: a.parts * b.parts }), first)
  return { sum: total.sum, parts: total.parts * BigInt(existing.length) }
}

/** Whether one mean is greater than another. */
export const greaterThan = (a: ExactMean, b: ExactMean): boolean => a.sum * b.parts > b.sum * a.parts

/** The mean as it is shown: truncated to hundredths at the very end, never rounded up. */
export function cutMean(media: ExactMean): number {
  const rest = media.sum % media.parts
  // integer division truncates towards zero, which would round negative means up
  const whole = media.sum / media.parts - (rest < 0n ? 1n : 0n)
  return Number(whole) / 100
}

/** Whether a mean reaches a value on the scale of the grades. */
export const reaches = (media: ExactMean, figure: number): boolean =>
  media.sum >= BigInt(toHundredths(figure)) * media.parts

/**
 * What replaces a term's mean where it is higher: its recovery, or the mean of both
 * (`settings.grading.recovery`). ASSUMED (decisions §10).
 */
export type Recovery = 'replacesIfHigher' | 'average'

/** The mean of a term after its recovery; a term without any grade takes the recovery as it is. */
export function recovered(media: ExactMean | null, recovery: ExactMean | null, rule: Recovery): ExactMean | null {
  if (media === null || recovery === null) return media ?? recovery
  const outcome = rule === 'average' ? plainMean([media, recovery]) : recovery
  return outcome && greaterThan(outcome, media) ? outcome : media
}

/** The weight of a final exam in millionths, so that 0.333333 is exact too. */
export const millionths = (weight: number): bigint => BigInt(Math.round(weight * 1e6))

/** The final mean after the exam: (1 − weight) × mean + weight × mark. */
export function afterExam(media: ExactMean, mark: number, weight: number): ExactMean {
  const share = millionths(weight)
  const sum = (1_000_000n - share) * media.sum + share * BigInt(toHundredths(mark)) * media.parts
  return { sum, parts: 1_000_000n * media.parts }
}
