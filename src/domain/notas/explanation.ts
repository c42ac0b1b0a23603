/**
 * How the service may have come to the mean that it tells: a record names neither the way of the mean, nor what a recovery
 * does, nor which term it recovers. Each way that gives exactly this mean explains it; what the portal says holds under all.
 */
import type { AproveitamentoAluno, Grupo, Nota } from '@/contract'
import { cutMean, greaterThan, type ExactMean, weightedMean, plainMean, type Recovery, recovered } from './means'
import { stepOf, toHundredths } from './hundredths'
import { isKnown } from './notas'

/** What of a record the mean depends on. */
export type Registro = Pick<AproveitamentoAluno, 'grupos' | 'mediaParcial' | 'mediaFinal' | 'notasComplementares'>

/** Closed without a value: no grade will come, and it does not count as zero. */
export const isMissed = (nota: Nota): boolean => nota.fechada && nota.valor === null

/** How the mean comes from the grades: as the mean of the groups, or one over everything. ASSUMED (decisions §10). */
export type Model = 'meanOfGrupos' | 'overallMean'

/** How the service reckons a mean, as far as its own figures tell. The portal reckons on with it. */
export interface Explanation {
  model: Model
  recovery: Recovery
  /** For each published complementary grade, the position of the group that it recovers; null: none (an exam). */
  recovers: readonly (number | null)[]
}

/** Complementary grades that count already. */
const published = ({ notasComplementares }: Registro): Nota[] => notasComplementares.filter(isKnown)

/** The recoveries of a group under an explanation. */
const recoveriesOf = (registro: Registro, { recovers }: Explanation, group: number): Nota[] =>
  published(registro).filter((_, i) => recovers[i] === group)

/** The exact mean when each grade to come has the mark that `give` gives it; null leaves it out. */
export function meanWith(
  registro: Registro,
  explanation: Explanation,
  give: (nota: Nota) => number | null,
): ExactMean | null {
  const filled = registro.grupos.map(({ avaliacoes }) =>
    avaliacoes.map((nota) =>
      isKnown(nota) || isMissed(nota) ? nota : { ...nota, valor: give(nota), publicada: true },
    ),
  )
  if (explanation.model === 'overallMean') return weightedMean(filled.flat())
  return plainMean(
    filled.map((notas, i) =>
      recovered(weightedMean(notas), weightedMean(recoveriesOf(registro, explanation, i)), explanation.recovery),
    ),
  )
}

/** Whether a service tells this exact mean so: cut or rounded to steps of so many hundredths. */
function isToldAs(media: ExactMean, told: number, step: number): boolean {
  const unit = media.parts * BigInt(step)
  const cut = media.sum / unit
  const half = (2n * media.sum + unit) / (2n * unit)
  return [cut, half].some((steps) => steps * BigInt(step) === BigInt(toHundredths(told)))
}

/** So many ways are looked through at most; a record with more recoveries is not explained. */
const most = 1_000

/** Every way to give each of `n` recoveries one of `groups` groups, or none. */
function assignments(n: number, groups: number): (number | null)[][] {
  if ((groups + 1) ** n > most) return []
  let all: (number | null)[][] = [[]]
  for (let i = 0; i < n; i++) {
    all = all.flatMap((one) => [null, ...Array(groups).keys()].map((group) => [...one, group]))
  }
  return all
}

/**
 * The ways that give the mean that the service told; empty where none does. Those of the groups come before that over
 * everything, and figures told to the hundredth before rounder ones. Where no mean is told, those of the groups are taken.
 */
export function explanationsOf(
  registro: Registro,
  rule: { decimals: number; recovery?: Recovery | undefined },
): Explanation[] {
  const { grupos, mediaParcial } = registro
  const rules: Recovery[] = rule.recovery ? [rule.recovery] : ['replacesIfHigher', 'average']
  const byGroups = assignments(published(registro).length, grupos.length).flatMap((recovers) => {
    const recovering = recovers.some((group) => group !== null)
    return (recovering ? rules : rules.slice(0, 1)).map((recovery): Explanation => ({
      model: 'meanOfGrupos',
      recovery,
      recovers,
    }))
  })
  if (mediaParcial === null) return byGroups
  const overall: Explanation = { model: 'overallMean', recovery: 'replacesIfHigher', recovers: [] }
  for (const step of [1, stepOf(rule.decimals)]) {
    for (const ways of [byGroups, [overall]]) {
      const explaining = ways.filter((way) => {
        const media = meanWith(registro, way, () => null)
        return media !== null && isToldAs(media, mediaParcial, step)
      })
      if (explaining.length > 0) return explaining
    }
  }
  return []
}

/** The means that a told one may stand for: those that explain it, else the limits between which it was cut or rounded. */
export function exactMeansOf(
  registro: Registro,
  told: number,
  explanations: readonly Explanation[],
  decimals: number,
): ExactMean[] {
  const means = explanations.flatMap((explanation) => meanWith(registro, explanation, () => null) ?? [])
  if (means.length > 0) return means
  const figure = toHundredths(told)
  const step = figure % stepOf(decimals) === 0 ? stepOf(decimals) : 1
  const limit = (halves: number) => ({ sum: BigInt(2 * figure + halves), parts: 2n })
  // the upper limit is where the next figure would be told
  return [limit(-step), limit(2 * step)]
}

/** A recovery that raised the mean of its group. */
export interface Raised {
  nota: Nota
  grupo: Grupo
  recovery: Recovery
}

/** The recoveries that raised a mean, where every explanation says the same of them. */
export function raisedBy(registro: Registro, explanations: readonly Explanation[]): Raised[] {
  return published(registro).flatMap((nota, i) => {
    const [first, ...others] = explanations
    const group = first?.recovers[i] ?? null
    const grupo = group === null ? undefined : registro.grupos[group]
    if (!first || group === null || !grupo) return []
    if (others.some((other) => other.recovers[i] !== group || other.recovery !== first.recovery)) return []
    const before = weightedMean(grupo.avaliacoes)
    const after = recovered(before, weightedMean(recoveriesOf(registro, first, group)), first.recovery)
    const raises = after !== null && (before === null || greaterThan(after, before))
    return raises ? [{ nota, grupo, recovery: first.recovery }] : []
  })
}

/** The lowest and the highest of some means, as they are told. */
export function toldRange(means: readonly ExactMean[]): { from: number; to: number } {
  const told = means.map(cutMean)
  return { from: Math.min(...told), to: Math.max(...told) }
}
