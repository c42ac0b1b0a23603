/**
 * "What do I need" in what is still to come, and then in the final exam, by a rule that the school told. Only what holds
 * under every explanation of the service's mean (`explanation.ts`) is said: where they disagree a range, or nothing. A mark
 * is rounded up: cut, it would promise a pass that it does not give. Unpublished grades are to come. ASSUMED (decisions §10).
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
import { type ExactMean, millionths, type Recovery, reaches } from './means'
import { stepOf, toHundredths } from './hundredths'
import { isKnown, partialOf } from './notas'

/** The school's rule (`settings.grading`): figures on the scale of the grades, `weight` 0 to 1, `decimals` 0 to 2. */
export interface GradesRule extends Omit<ExamRule, 'finalExam'> {
  finalExam?: ExamRule['finalExam'] | undefined
  /** Not told: learnt from each record. */
  recovery?: Recovery | undefined
}

const countsInMean = (nota: Nota): boolean => toHundredths(nota.peso ?? 1) > 0

/** The grades still to come that weigh in the mean, in the order of the groups. */
export const gradesToCome = (registro: Pick<Registro, 'grupos'>): Nota[] =>
  registro.grupos.flatMap(({ avaliacoes }) =>
    avaliacoes.filter((nota) => !isKnown(nota) && !isMissed(nota) && countsInMean(nota)),
  )

/** What the rest of the period asks. `nota` is the least mark in each of the grades to come. */
export type Rest =
  | { situacao: 'nothingLeft' | 'unknown' | 'passed' }
  | { situacao: 'needed'; nota: Range }
  /** Not even the highest mark in everything reaches the mean; `highest` is the mean that it gives. */
  | { situacao: 'impossible'; highest: Range }

/** What the final exam asks of a mean. */
export interface Exame {
  when: 'today' | 'best'
  media: Range
  asks: NeededMark
}

/** A mean that the service told, and whether it passes. */
export interface ToldMean {
  media: number
  approved: boolean
}

/** All that the panel "What do I need" says. Means on the scale of the grades. */
export interface NeededMarkSection {
  /** The final mean, once the service gives it: nothing is left to reckon. */
  final: ToldMean | null
  /** The mean over what is published; null when none was told. */
  today: ToldMean | null
  /** Grades still to come that weigh in the mean. */
  toCome: readonly Nota[]
  rest: Rest
  /** What the final exam asks: of today's mean, and of the best that can still be had where the rest is not enough. */
  exames: readonly Exame[]
  /** Outright: neither the rest nor the exam can reach the mean that passes. */
  impossible: boolean
  /** Recoveries that are in today's mean. */
  raised: readonly Raised[]
  /** A recovery may still come, and change what is said of a mean below the one that passes. */
  recoveryAhead: boolean
}

/** One without weight changes no mean: it is none. */
const examRuleOf = ({ finalExam }: GradesRule) =>
  finalExam && millionths(finalExam.weight) > 0n ? finalExam : undefined

/** The exam asked of a mean; null when the school told no exam. */
function examOf(told: Range, exact: readonly ExactMean[], rule: GradesRule): NeededMark | null {
  const finalExam = examRuleOf(rule)
  return finalExam ? neededMark(told, exact, { ...rule, finalExam }) : null
}

/** The least mark in everything to come that passes, in hundredths; null when not even the highest does. */
function leastOf(registro: Registro, rule: GradesRule, explanation: Explanation): number | null {
  const step = stepOf(rule.decimals)
  const passes = (steps: number) => {
    const media = meanWith(registro, explanation, () => (steps * step) / 100)
    return media !== null && reaches(media, rule.passingAverage)
  }
  let enough = toHundredths(highestMark(rule)) / step
  if (passes(0)) return 0
  if (!passes(enough)) return null
  // the mean never falls as the mark rises: halve until the least mark that suffices is found
  let short = 0
  while (enough - short > 1) {
    const middle = Math.floor((enough + short) / 2)
    if (passes(middle)) enough = middle
    else short = middle
  }
  return enough * step
}

/** The best means that can still be had: the highest mark in everything to come. */
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

/** Complementary grades are awaited, more than the one that must be the exam. */
function awaitsRecovery({ notasComplementares }: Registro, rule: GradesRule, raised: readonly Raised[]) {
  const awaited = notasComplementares.filter((nota) => !isKnown(nota) && !isMissed(nota) && countsInMean(nota))
  // a published one that raised nothing may have been the exam
  const examAwaited = examRuleOf(rule) && notasComplementares.filter(isKnown).length === raised.length
  return awaited.length > (examAwaited ? 1 : 0)
}

/** Everything that the panel says about one record. */
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
  const raised = today === null ? [] : raisedBy(registro, explanations)
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

/** A simulated outcome: the mean over what is known and what was tried; null while there is nothing. */
export interface Simulated {
  media: Range | null
  /** Grades to come that were given no mark: they stay out of the mean. */
  noGrade: number
  /** Null where the explanations of the mean disagree. */
  passes: boolean | null
  exame: NeededMark | null
}

/** "What if": `tried` are marks by position in `toCome`. Computes nothing the person could not see. */
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

/** How much of a group's weight already has a published grade, and how much is still to come, in hundredths. */
export function weightsOfGroup(grupo: Pick<Grupo, 'avaliacoes'>): { graded: number; toCome: number } {
  const sum = (notas: readonly Nota[]) =>
    Math.round(notas.reduce((total, { peso }) => total + Math.max(0, peso ?? 1), 0) * 100)
  return {
    graded: sum(grupo.avaliacoes.filter(isKnown)),
    toCome: sum(grupo.avaliacoes.filter((nota) => !isKnown(nota) && !isMissed(nota))),
  }
}

/** The published grades in the order of the groups: what a picture of their course may be drawn from. */
export const notasPublicadas = (registro: Pick<Registro, 'grupos'>): (Nota & { valor: number })[] =>
  registro.grupos
    .flatMap(({ avaliacoes }) => avaliacoes)
    .flatMap((nota) => (isKnown(nota) && nota.valor !== null ? [{ ...nota, valor: nota.valor }] : []))
