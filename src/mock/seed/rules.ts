/**
 * The grading rules of the seed's class groups (mock/README §5): two of them, so that a portal that assumes one
 * is found out.
 */
import type { ExamRule } from '@/domain/notas/exam'
import type { Recovery } from '@/domain/notas/means'

/** The rule of a class group; every one in the seed has an exam and a recovery. */
export type TurmaRule = ExamRule & { recovery: Recovery }

/** The network's rule, as in a demonstration's `settings.grading`. ASSUMED (decisions §10). */
export const networkRule: TurmaRule = {
  scaleMax: 10,
  passingAverage: 6,
  finalExam: { weight: 0.4, minimumToSit: 3 },
  recovery: 'replacesIfHigher',
  decimals: 2,
}

/**
 * Last year's rule: the final mean is (year + exam) / 2, and a recovered term is the mean of itself and its recovery.
 */
export const formerRule: TurmaRule = {
  ...networkRule,
  finalExam: { ...networkRule.finalExam, weight: 0.5 },
  recovery: 'average',
}
