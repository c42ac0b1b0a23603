/**
 * The mark needed in the final exam (mock/README §5), over all exact means that the sent mean may stand
 * for. ASSUMED (decisions §10).
 */
import { greaterThan, type ExactMean, millionths } from './means'
import { stepOf, toHundredths } from './hundredths'

/** The rule of the final exam: final mean = (1 − weight) × partial + weight × exam (`settings.grading.finalExam`). */
export interface ExamRule {
  /** The mean that passes, on the scale of the grades. */
  passingAverage: number
  scaleMax: number
  /** Decimals that the gradebook accepts, 0 to 2. */
  decimals: number
  finalExam: {
    /** Share of the exam in the final mean, 0 to 1. */
    weight: number
    /** The least partial mean with which a student may sit the exam. */
    minimumToSit: number
  }
}

/** A value, or its bounds where the service's mean may stand for several. */
export interface Range {
  from: number
  to: number
}

/** What the final exam requires for a partial mean. `unanswered`: the data does not decide. */
export type NeededMark =
  | { situacao: 'exempt' | 'notAllowed' | 'unanswered' }
  /** On the steps of the gradebook, rounded up: rounded down, the mark would not suffice. */
  | { situacao: 'reachable' | 'outOfReach'; nota: Range }

/** The highest mark that the gradebook accepts: 7 for a scale to 7.5 in whole marks. */
export const highestMark = ({ scaleMax, decimals }: Pick<ExamRule, 'scaleMax' | 'decimals'>): number => {
  const step = stepOf(decimals)
  return (Math.floor(toHundredths(scaleMax) / step) * step) / 100
}

/**
 * The least mark on the steps of the gradebook with which the final mean passes: (pass − (1 − weight) × mean) / weight.
 */
function leastMark(media: ExactMean, { passingAverage, decimals, finalExam }: ExamRule): number {
  const share = millionths(finalExam.weight)
  const missing = BigInt(toHundredths(passingAverage)) * 1_000_000n * media.parts - (1_000_000n - share) * media.sum
  const unit = share * media.parts * BigInt(stepOf(decimals))
  const steps = missing / unit + (missing % unit > 0n ? 1n : 0n)
  return (Number(steps) * stepOf(decimals)) / 100
}

/**
 * The mark needed in the final exam.
 * @param told the mean as the service sends it, or its bounds: schools judge by it who passes and who may sit the exam.
 * @param exact every mean that it may stand for; those above the passing mean count as that mean.
 */
export function neededMark(told: Range, exact: readonly ExactMean[], rule: ExamRule): NeededMark {
  const { passingAverage, finalExam } = rule
  const [from, to] = [toHundredths(told.from), toHundredths(told.to)]
  if (from >= toHundredths(passingAverage)) return { situacao: 'exempt' }
  if (to < toHundredths(finalExam.minimumToSit)) return { situacao: 'notAllowed' }
  if (from < toHundredths(finalExam.minimumToSit)) return { situacao: 'unanswered' }
  const pass = { sum: BigInt(toHundredths(passingAverage)), parts: 1n }
  const [first, ...others] = exact.map((media) => (greaterThan(media, pass) ? pass : media))
  if (!first) return { situacao: 'unanswered' }
  const highest = others.reduce((a, b) => (greaterThan(b, a) ? b : a), first)
  const lowest = others.reduce((a, b) => (greaterThan(a, b) ? b : a), first)
  const nota = { from: leastMark(highest, rule), to: leastMark(lowest, rule) }
  if (nota.to <= rule.scaleMax) return { situacao: 'reachable', nota }
  return nota.from > rule.scaleMax ? { situacao: 'outOfReach', nota } : { situacao: 'unanswered' }
}
