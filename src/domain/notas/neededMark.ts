/**
 * "What do I need" in the remaining grades, and then in the final exam, by the school's rule. Only what holds under
 * every explanation of the service's mean (`explanation.ts`) is shown: a range where they differ, or nothing. Marks are
 * rounded up, since a lower mark would not pass. Unpublished grades count as still to come. ASSUMED (decisions §10).
 */
import type { Grupo, Nota } from '@/contract'
import { highestMark, neededMark, type NeededMark, type Range, type ExamRule } from './exam'
import {
  exactMeansOf,
  type Explanation,
  explanationsOf,
  isMissed,
  meanWith,
  type Raised,
  raisedBy,
  type Registro,
  toldRange,
} from './explanation'
import { type ExactMean, millionths, type Recovery, reaches, weightOf } from './means'
import { stepOf, toHundredths } from './hundredths'
import { isKnown, partialOf } from './notas'

/** The school's rule (`settings.grading`): values on the scale of the grades, `weight` 0 to 1, `decimals` 0 to 2. */
export interface GradesRule extends Omit<ExamRule, 'finalExam'> {
  finalExam?: ExamRule['finalExam'] | undefined
  /** Undefined when the school states none: it is inferred from each record. */
  recovery?: Recovery | undefined
}

const countsInMean = (nota: Nota): boolean => weightOf(nota) > 0

/** The grades still to come that count in the mean, in the order of the groups. */
export const gradesToCome = (registro: Pick<Registro, 'grupos'>): Nota[] =>
  registro.grupos.flatMap(({ avaliacoes }) =>
    avaliacoes.filter((nota) => !isKnown(nota) && !isMissed(nota) && countsInMean(nota)),
  )

/** What the remaining grades require. `nota` is the least mark in each of them. */
export type Rest =
  | { situacao: 'nothingLeft' | 'unknown' | 'passed' }
  | { situacao: 'needed'; nota: Range }
  /** Even the highest mark in everything misses the passing mean; `highest` is the mean that it gives. */
  | { situacao: 'impossible'; highest: Range }

/** What the final exam requires for a mean. */
export interface Exame {
  when: 'today' | 'best'
  media: Range
  asks: NeededMark
}

/** A mean that the service sent, and whether it passes. */
export interface ToldMean {
  media: number
  approved: boolean
}

/** The content of the panel "What do I need". Means are on the scale of the grades. */
export interface NeededMarkSection {
  /** The final mean, once the service sends it: nothing is left to calculate. */
  final: ToldMean | null
  /** The mean over what is published; null when the service sent none. */
  today: ToldMean | null
  /** Grades still to come that count in the mean. */
  toCome: readonly Nota[]
  rest: Rest
  /**
   * What the final exam requires: for today's mean, and for the best possible one where the remaining grades
   * do not suffice.
   */
  exames: readonly Exame[]
  /** True when neither the remaining grades nor the exam can reach the passing mean. */
  impossible: boolean
  /** Recoveries that today's mean includes. */
  raised: readonly Raised[]
  /** True when a recovery may still come and change the answer for a mean that fails. */
  recoveryAhead: boolean
}

/** An exam without weight changes no mean and is ignored. */
const examRuleOf = ({ finalExam }: GradesRule) =>
  finalExam && millionths(finalExam.weight) > 0n ? finalExam : undefined

/** The requirement of the exam for a mean; null when the school states no exam. */
function examOf(told: Range, exact: readonly ExactMean[], rule: GradesRule): NeededMark | null {
  const finalExam = examRuleOf(rule)
  return finalExam ? neededMark(told, exact, { ...rule, finalExam }) : null
}

/** The least mark in all grades to come that passes, in hundredths; null when even the highest fails. */
function leastOf(registro: Registro, rule: GradesRule, explanation: Explanation): number | null {
  const step = stepOf(rule.decimals)
  const passes = (steps: number) => {
    const media = meanWith(registro, explanation, () => (steps * step) / 100)
    return media !== null && reaches(media, rule.passingAverage)
  }
  let enough = toHundredths(highestMark(rule)) / step
  if (passes(0)) return 0
  if (!passes(enough)) return null
  // the mean never falls as the mark rises, so bisection finds the least mark that suffices
  let short = 0
  while (enough - short > 1) {
    const middle = Math.floor((enough + short) / 2)
    if (passes(middle)) enough = middle
    else short = middle
  }
  return enough * step
}

/** The best possible means: the highest mark in everything to come. */
const bestOf = (registro: Registro, rule: GradesRule, explanations: readonly Explanation[]): ExactMean[] =>
  explanations.flatMap((explanation) => meanWith(registro, explanation, () => highestMark(rule)) ?? [])

function restOf(registro: Registro, rule: GradesRule, explanations: readonly Explanation[]): Rest {
  const marks = explanations.map((explanation) => leastOf(registro, rule, explanation))
  const possible = marks.filter((mark) => mark !== null)
  if (marks.length === 0 || (possible.length > 0 && possible.length < marks.length)) return { situacao: 'unknown' }
  if (possible.length === 0) return { situacao: 'impossible', highest: toldRange(bestOf(registro, rule, explanations)) }
  const nota = { from: Math.min(...possible) / 100, to: Math.max(...possible) / 100 }
  return nota.to === 0 ? { situacao: 'passed' } : { situacao: 'needed', nota }
}

/** Whether complementary grades are awaited, not counting one that must be the exam. */
function awaitsRecovery({ notasComplementares }: Registro, rule: GradesRule, raised: readonly Raised[]) {
  const awaited = notasComplementares.filter((nota) => !isKnown(nota) && !isMissed(nota) && countsInMean(nota))
  // a published complementary grade that raised nothing may have been the exam
  const examAwaited = examRuleOf(rule) && notasComplementares.filter(isKnown).length === raised.length
  return awaited.length > (examAwaited ? 1 : 0)
}

/** The content of the panel for one record. */
export function howMuchNeeded(registro: Registro, rule: GradesRule): NeededMarkSection {
  const toCome = gradesToCome(registro)
  const { mediaFinal } = registro
  const judged = (media: number): ToldMean => ({
    media,
    approved: toHundredths(media) >= toHundredths(rule.passingAverage),
  })
  if (mediaFinal !== null) {
    const nothing = { today: null, toCome: [], exames: [], impossible: false, raised: [], recoveryAhead: false }
    return { final: judged(mediaFinal), rest: { situacao: 'nothingLeft' }, ...nothing }
  }
  const explanations = explanationsOf(registro, rule)
  const rest: Rest = toCome.length === 0 ? { situacao: 'nothingLeft' } : restOf(registro, rule, explanations)
  const told = partialOf(registro)
  const today = told === null ? null : judged(told)
  const exames: Exame[] = []
  const ask = (when: Exame['when'], media: Range, exact: readonly ExactMean[]) => {
    const asks = examOf(media, exact, rule)
    if (asks) exames.push({ when, media, asks })
  }
  if (today !== null && rest.situacao !== 'passed') {
    const { media } = today
    ask('today', { from: media, to: media }, exactMeansOf(registro, media, explanations, rule.decimals))
  }
  if (rest.situacao === 'impossible') ask('best', rest.highest, bestOf(registro, rule, explanations))
  const stuck = rest.situacao === 'impossible' || (rest.situacao === 'nothingLeft' && today?.approved === false)
  const raised = raisedBy(registro, explanations)
  const recoveryAhead = stuck && awaitsRecovery(registro, rule, raised)
  const lost = exames.every(({ asks: { situacao } }) => situacao === 'outOfReach' || situacao === 'notAllowed')
  return {
    final: null,
    today,
    toCome,
    rest,
    exames,
    impossible: stuck && lost && !recoveryAhead,
    raised,
    recoveryAhead,
  }
}

/** A simulated outcome: the mean over known and tried marks; null while there are none. */
export interface Simulated {
  media: Range | null
  /** Grades to come without a tried mark, which stay out of the mean. */
  noGrade: number
  /** Null where the explanations of the mean disagree. */
  passes: boolean | null
  exame: NeededMark | null
}

/** "What if": `tried` holds marks by position in `toCome`. Uses nothing that the person could not see. */
export function simulate(registro: Registro, rule: GradesRule, tried: ReadonlyMap<number, number>): Simulated {
  const toCome = gradesToCome(registro)
  const place = new Map(toCome.map((nota, i) => [nota, i]))
  const means = explanationsOf(registro, rule).flatMap(
    (explanation) => meanWith(registro, explanation, (nota) => tried.get(place.get(nota) ?? -1) ?? null) ?? [],
  )
  const noGrade = toCome.filter((_, i) => !tried.has(i)).length
  if (means.length === 0) return { media: null, noGrade, passes: null, exame: null }
  const passing = means.filter((media) => reaches(media, rule.passingAverage)).length
  const media = toldRange(means)
  const exame = passing > 0 ? null : examOf(media, means, rule)
  return { media, noGrade, passes: passing === means.length ? true : passing === 0 ? false : null, exame }
}

/** The weight of a group's published grades, and the weight still to come, in thousandths, as weights are told. */
export function weightsOfGroup(grupo: Pick<Grupo, 'avaliacoes'>): { graded: number; toCome: number } {
  const sum = (notas: readonly Nota[]) =>
    Math.round(notas.reduce((total, { peso }) => total + Math.max(0, peso ?? 1), 0) * 1000)
  return {
    graded: sum(grupo.avaliacoes.filter(isKnown)),
    toCome: sum(grupo.avaliacoes.filter((nota) => !isKnown(nota) && !isMissed(nota))),
  }
}

/** The published grades in the order of the groups, for the chart of their course. */
export const notasPublicadas = (registro: Pick<Registro, 'grupos'>): (Nota & { valor: number })[] =>
  registro.grupos
    .flatMap(({ avaliacoes }) => avaliacoes)
    .flatMap((nota) => (isKnown(nota) && nota.valor !== null ? [{ ...nota, valor: nota.valor }] : []))
