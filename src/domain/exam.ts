/** What the final exam asks of a mean (mock/README §5): one answer for every mean that the told one may stand for. */
import { maiorQue, type MediaExata, millionths } from './means'
import { centesimos } from './notas'

/** How a final exam weighs: final mean = (1 − weight) × partial + weight × exam (`settings.grading.finalExam`). */
export interface RegraExame {
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

/** What the final exam asks of a partial mean. `semResposta`: it depends on more than is told. */
export type NotaNecessaria =
  | { situacao: 'dispensado' | 'naoPodeFazer' | 'semResposta' }
  /** On the steps of the gradebook, rounded up: cut, it would tell a mark that does not suffice. */
  | { situacao: 'alcancavel' | 'inalcancavel'; nota: Range }

/** Hundredths between two marks that the gradebook accepts. */
export const stepOf = (decimals: number): number => 10 ** (2 - Math.min(2, Math.max(0, decimals)))

/** The least mark on the steps of the gradebook with which the final mean passes: (pass − (1 − weight) × mean) / weight. */
function leastMark(media: MediaExata, { passingAverage, decimals, finalExam }: RegraExame): number {
  const share = millionths(finalExam.weight)
  const missing = BigInt(centesimos(passingAverage)) * 1_000_000n * media.partes - (1_000_000n - share) * media.soma
  const unit = share * media.partes * BigInt(stepOf(decimals))
  const steps = missing / unit + (missing % unit > 0n ? 1n : 0n)
  return (Number(steps) * stepOf(decimals)) / 100
}

/**
 * What the exam asks.
 * @param told the mean as it is told, or between which two: a school judges by it who passes and who may sit the exam.
 * @param exact every mean that it may stand for, at most the one that passes.
 */
export function notaNecessaria(told: Range, exact: readonly MediaExata[], regra: RegraExame): NotaNecessaria {
  const { passingAverage, finalExam } = regra
  const [from, to] = [centesimos(told.from), centesimos(told.to)]
  if (from >= centesimos(passingAverage)) return { situacao: 'dispensado' }
  if (to < centesimos(finalExam.minimumToSit)) return { situacao: 'naoPodeFazer' }
  if (millionths(finalExam.weight) <= 0n) return { situacao: 'naoPodeFazer' }
  if (to >= centesimos(passingAverage) || from < centesimos(finalExam.minimumToSit)) return { situacao: 'semResposta' }
  const pass = { soma: BigInt(centesimos(passingAverage)), partes: 1n }
  const [first, ...others] = exact.map((media) => (maiorQue(media, pass) ? pass : media))
  if (!first) return { situacao: 'semResposta' }
  const highest = others.reduce((a, b) => (maiorQue(b, a) ? b : a), first)
  const lowest = others.reduce((a, b) => (maiorQue(a, b) ? b : a), first)
  const nota = { from: leastMark(highest, regra), to: leastMark(lowest, regra) }
  if (nota.to <= regra.scaleMax) return { situacao: 'alcancavel', nota }
  return nota.from > regra.scaleMax ? { situacao: 'inalcancavel', nota } : { situacao: 'semResposta' }
}
