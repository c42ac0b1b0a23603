/** What the final exam asks of a mean (mock/README §5): one answer for every mean that the told one may stand for. ASSUMED (decisions §10). */
import { greaterThan, type ExactMean, millionths } from './means'
import { stepOf, toHundredths } from './hundredths'

/** How a final exam weighs: final mean = (1 − weight) × partial + weight × exam (`settings.grading.finalExam`). */
export interface ExamRule {
  /** The mean that passes, on the scale of the grades. */
  passingAverage: number
  scaleMax: number
  /** Decimals that the gradebook accepts, 0 to 2. */
  decimals: number
  finalExam: {
    /** Share of the exam in the final mean, 0 to 1. */
    weight: number
    /** Below this partial mean nobody may sit the exam. */
    minimumToSit: number
  }
}

/** A figure, or between which two it lies where the service's mean may stand for several. */
export interface Range {
  from: number
  to: number
}

/** What the final exam asks of a partial mean. `unanswered`: it depends on more than is told. */
export type NeededMark =
  | { situacao: 'exempt' | 'notAllowed' | 'unanswered' }
  /** On the steps of the gradebook, rounded up: cut, it would tell a mark that does not suffice. */
  | { situacao: 'reachable' | 'outOfReach'; nota: Range }

/** The highest mark that the gradebook accepts: of a scale to 7.5 in whole marks it is 7. */
export const highestMark = ({ scaleMax, decimals }: Pick<ExamRule, 'scaleMax' | 'decimals'>): number => {
  const step = stepOf(decimals)
  return (Math.floor(toHundredths(scaleMax) / step) * step) / 100
}

/** The least mark on the steps of the gradebook with which the final mean passes: (pass − (1 − weight) × mean) / weight. */
function leastMark(media: ExactMean, { passingAverage, decimals, finalExam }: ExamRule): number {
  const share = millionths(finalExam.weight)
  const missing = BigInt(toHundredths(passingAverage)) * 1_000_000n * media.parts - (1_000_000n - share) * media.sum
  const unit = share * media.parts * BigInt(stepOf(decimals))
  const steps = missing / unit + (missing % unit > 0n ? 1n : 0n)
  return (Number(steps) * stepOf(decimals)) / 100
}

/**
 * What the exam asks.
 * @param told the mean as it is told, or between which two: a school judges by it who passes and who may sit the exam.
 * @param exact every mean that it may stand for, at most the one that passes.
 */
export function neededMark(told: Range, exact: readonly ExactMean[], rule: ExamRule): NeededMark {
  const { passingAverage, finalExam } = rule
  const [from, to] = [toHundredths(told.from), toHundredths(told.to)]
  if (from >= toHundredths(passingAverage)) return { situacao: 'exempt' }
  if (to < toHundredths(finalExam.minimumToSit)) return { situacao: 'notAllowed' }
  if (millionths(finalExam.weight) <= 0n) return { situacao: 'notAllowed' }
  if (to >= toHundredths(passingAverage) || from < toHundredths(finalExam.minimumToSit))
    return { situacao: 'unanswered' }
  const pass = { sum: BigInt(toHundredths(passingAverage)), parts: 1n }
  const [first, ...others] = exact.map((media) => (greaterThan(media, pass) ? pass : media))
  if (!first) return { situacao: 'unanswered' }
  const highest = others.reduce((a, b) => (greaterThan(b, a) ? b : a), first)
  const lowest = others.reduce((a, b) => (greaterThan(a, b) ? b : a), first)
  const nota = { from: leastMark(highest, rule), to: leastMark(lowest, rule) }
  if (nota.to <= rule.scaleMax) return { situacao: 'reachable', nota }
  return nota.from > rule.scaleMax ? { situacao: 'outOfReach', nota } : { situacao: 'unanswered' }
}
