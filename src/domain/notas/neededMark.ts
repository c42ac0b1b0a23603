/**
 * "What do I need": in what is still to come, and then in the final exam. Only with a rule told by the school
 * (`settings.grading`), and only what holds under every explanation of the service's mean (`explanation.ts`): where they
 * disagree a range is told, or nothing. A needed mark is rounded up to what the gradebook accepts: cut, it would promise
 * a pass that it does not give. Unpublished grades are still to come even when their value arrived (decisions §10).
 */
import type { Grupo, Nota } from '@/contract'
import { neededMark, type NeededMark, type Range, type ExamRule, stepOf } from './exam'
import {
  exactMeansOf,
  type Explanation,
  explanationsOf,
  isKnown,
  isLost,
  meanWith,
  type Raised,
  raisedBy,
  type Registro,
  toldRange,
} from './explanation'
import { type ExactMean, type Recovery, reaches } from './means'
import { toHundredths } from './notas'

/** The school's rule (`settings.grading`): figures on the scale of the grades, `weight` 0 to 1, `decimals` 0 to 2. */
export interface GradesRule {
  scaleMax: number
  passingAverage: number
  finalExam?: ExamRule['finalExam'] | undefined
  /** Not told: learnt from each record. */
  recovery?: Recovery | undefined
  decimals: number
}

const contaNaMedia = (nota: Nota): boolean => toHundredths(nota.peso ?? 1) > 0

/** The grades still to come that weigh in the mean, in the order of the groups. */
export const gradesToCome = (registro: Pick<Registro, 'grupos'>): Nota[] =>
  registro.grupos.flatMap(({ avaliacoes }) =>
    avaliacoes.filter((nota) => !isKnown(nota) && !isLost(nota) && contaNaMedia(nota)),
  )

/** What the rest of the period asks. `nota` is the least mark in each of the grades to come. */
export type Rest =
  | { situacao: 'semResto' | 'desconhecido' | 'aprovado' }
  | { situacao: 'precisa'; nota: Range }
  /** Not even the highest mark in everything reaches the mean; `maxima` is the mean that it gives. */
  | { situacao: 'impossivel'; maxima: Range }

/** What the final exam asks of a mean. */
export interface Exame {
  quando: 'hoje' | 'melhor'
  media: Range
  pede: NeededMark
}

export interface NeededMarkSection {
  /** The final mean, once the service gives it: nothing is left to reckon. */
  final: { media: number; aprovado: boolean } | null
  /** Grades still to come that weigh in the mean. */
  aVir: readonly Nota[]
  resto: Rest
  /** What the final exam asks: of today's mean, and of the best that can still be had where the rest is not enough. */
  exames: readonly Exame[]
  /** Outright: neither the rest nor the exam can reach the mean that passes. */
  impossivel: boolean
  /** Recoveries that are in today's mean. */
  raised: readonly Raised[]
  /** A recovery may still come, and change what is said of a mean below the one that passes. */
  recoveryAhead: boolean
}

/** The exam asked of a mean; null when the school told no exam. */
function examOf(told: Range, exact: readonly ExactMean[], regra: GradesRule): NeededMark | null {
  const { finalExam } = regra
  return finalExam ? neededMark(told, exact, { ...regra, finalExam }) : null
}

/** The least mark in everything to come that passes, in hundredths; null when not even the highest does. */
function leastOf(registro: Registro, regra: GradesRule, explanation: Explanation): number | null {
  const step = stepOf(regra.decimals)
  const passes = (steps: number) => {
    const media = meanWith(registro, explanation, () => (steps * step) / 100)
    return media !== null && reaches(media, regra.passingAverage)
  }
  let enough = Math.floor(toHundredths(regra.scaleMax) / step)
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
const bestOf = (registro: Registro, regra: GradesRule, explanations: readonly Explanation[]): ExactMean[] =>
  explanations.flatMap((explanation) => meanWith(registro, explanation, () => regra.scaleMax) ?? [])

function restoDe(registro: Registro, regra: GradesRule, explanations: readonly Explanation[]): Rest {
  const marks = explanations.map((explanation) => leastOf(registro, regra, explanation))
  const possible = marks.filter((mark) => mark !== null)
  if (marks.length === 0 || (possible.length > 0 && possible.length < marks.length)) return { situacao: 'desconhecido' }
  if (possible.length === 0) return { situacao: 'impossivel', maxima: toldRange(bestOf(registro, regra, explanations)) }
  const nota = { from: Math.min(...possible) / 100, to: Math.max(...possible) / 100 }
  return nota.to === 0 ? { situacao: 'aprovado' } : { situacao: 'precisa', nota }
}

/** Complementary grades are awaited, more than the one that must be the exam. */
function awaitsRecovery({ notasComplementares }: Registro, { finalExam }: GradesRule, raised: readonly Raised[]) {
  const awaited = notasComplementares.filter((nota) => !isKnown(nota) && !isLost(nota) && contaNaMedia(nota))
  // a published one that raised nothing may have been the exam
  const examAwaited = finalExam && notasComplementares.filter(isKnown).length === raised.length
  return awaited.length > (examAwaited ? 1 : 0)
}

/** Everything that the panel says about one record. */
export function howMuchNeeded(registro: Registro, regra: GradesRule): NeededMarkSection {
  const aVir = gradesToCome(registro)
  const { mediaFinal, mediaParcial } = registro
  if (mediaFinal !== null) {
    const final = { media: mediaFinal, aprovado: toHundredths(mediaFinal) >= toHundredths(regra.passingAverage) }
    const nothing = { aVir: [], exames: [], impossivel: false, raised: [], recoveryAhead: false }
    return { final, resto: { situacao: 'semResto' }, ...nothing }
  }
  const explanations = explanationsOf(registro, regra)
  const resto: Rest = aVir.length === 0 ? { situacao: 'semResto' } : restoDe(registro, regra, explanations)
  // a mean over nothing that was published is not told, even when it came
  const anything = [...registro.grupos.flatMap(({ avaliacoes }) => avaliacoes), ...registro.notasComplementares]
  const today = anything.some(isKnown) ? mediaParcial : null
  const exames: Exame[] = []
  const ask = (quando: Exame['quando'], media: Range, exact: readonly ExactMean[]) => {
    const pede = examOf(media, exact, regra)
    if (pede) exames.push({ quando, media, pede })
  }
  if (today !== null && resto.situacao !== 'aprovado') {
    ask('hoje', { from: today, to: today }, exactMeansOf(registro, today, explanations, regra.decimals))
  }
  if (resto.situacao === 'impossivel') ask('melhor', resto.maxima, bestOf(registro, regra, explanations))
  const below = today !== null && toHundredths(today) < toHundredths(regra.passingAverage)
  const stuck = resto.situacao === 'impossivel' || (resto.situacao === 'semResto' && below)
  const raised = today === null ? [] : raisedBy(registro, explanations)
  const recoveryAhead = stuck && awaitsRecovery(registro, regra, raised)
  const lost = exames.every(({ pede: { situacao } }) => situacao === 'inalcancavel' || situacao === 'naoPodeFazer')
  return { final: null, aVir, resto, exames, impossivel: stuck && lost && !recoveryAhead, raised, recoveryAhead }
}

/** A simulated outcome: the mean over what is known and what was tried; null while there is nothing. */
export interface Simulated {
  media: Range | null
  /** Grades to come that were given no mark: they stay out of the mean. */
  semNota: number
  /** Null where the explanations of the mean disagree. */
  passa: boolean | null
  exame: NeededMark | null
}

/** "What if": `tentadas` are marks by position in `notasAVir`. Computes nothing the person could not see. */
export function simulate(registro: Registro, regra: GradesRule, tentadas: ReadonlyMap<number, number>): Simulated {
  const aVir = gradesToCome(registro)
  const lugar = new Map(aVir.map((nota, i) => [nota, i]))
  const means = explanationsOf(registro, regra).flatMap(
    (explanation) => meanWith(registro, explanation, (nota) => tentadas.get(lugar.get(nota) ?? -1) ?? null) ?? [],
  )
  const semNota = aVir.filter((_, i) => !tentadas.has(i)).length
  if (means.length === 0) return { media: null, semNota, passa: null, exame: null }
  const passing = means.filter((media) => reaches(media, regra.passingAverage)).length
  const media = toldRange(means)
  const exame = passing > 0 ? null : examOf(media, means, regra)
  return { media, semNota, passa: passing === means.length ? true : passing === 0 ? false : null, exame }
}

/** How much of a group's weight already has a published grade, and how much is still to come, in hundredths. */
export function weightsOfGroup(grupo: Pick<Grupo, 'avaliacoes'>): { comNota: number; aVir: number } {
  const soma = (notas: readonly Nota[]) =>
    notas.reduce((total, { peso }) => total + Math.max(0, toHundredths(peso ?? 1)), 0)
  return {
    comNota: soma(grupo.avaliacoes.filter(isKnown)),
    aVir: soma(grupo.avaliacoes.filter((nota) => !isKnown(nota) && !isLost(nota))),
  }
}

/** The published grades in the order of the groups: what a picture of their course may be drawn from. */
export const notasPublicadas = (registro: Pick<Registro, 'grupos'>): (Nota & { valor: number })[] =>
  registro.grupos
    .flatMap(({ avaliacoes }) => avaliacoes)
    .flatMap((nota) => (isKnown(nota) && nota.valor !== null ? [{ ...nota, valor: nota.valor }] : []))
