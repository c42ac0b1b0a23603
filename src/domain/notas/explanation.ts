/**
 * Infers how the service computed the mean that it sends, since a record states neither the method, nor the effect of a
 * recovery, nor the term that it recovers. Every method that gives exactly this mean is an explanation; the portal
 * states only what holds under all of them.
 */
import type { AproveitamentoAluno, Grupo, Nota } from '@/contract'
import { cutMean, type ExactMean, weightedMean, plainMean, type Recovery, recovered } from './means'
import { stepOf, toHundredths } from './hundredths'
import { isKnown, partialOf } from './notas'

/** The fields of a record that the mean depends on. */
export type Registro = Pick<AproveitamentoAluno, 'grupos' | 'mediaParcial' | 'mediaFinal' | 'notasComplementares'>

/** Whether a grade is closed without a value: it will never have one, and does not count as zero. */
export const isMissed = (nota: Nota): boolean => nota.fechada && nota.valor === null

/** How the mean is computed: as the mean of the groups' means, or over all grades. ASSUMED (decisions §10). */
export type Model = 'meanOfGrupos' | 'overallMean'

/** One way in which the service may compute a mean; the portal continues the calculation with it. */
export interface Explanation {
  model: Model
  recovery: Recovery
  /** For each published complementary grade, the position of the group that it recovers; null for none (an exam). */
  recovers: readonly (number | null)[]
}

/** Complementary grades that already count. */
const published = ({ notasComplementares }: Registro): Nota[] => notasComplementares.filter(isKnown)

/** The recoveries of a group under an explanation. */
const recoveriesOf = (registro: Registro, { recovers }: Explanation, group: number): Nota[] =>
  published(registro).filter((_, i) => recovers[i] === group)

/** The exact mean when each grade to come gets the mark that `give` returns; null leaves the grade out. */
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

/** Whether this exact mean, rounded down or half up to steps of so many hundredths, gives the sent mean. */
function isToldAs(media: ExactMean, told: number, step: number): boolean {
  const unit = media.parts * BigInt(step)
  const cut = media.sum / unit
  const half = (2n * media.sum + unit) / (2n * unit)
  return [cut, half].some((steps) => steps * BigInt(step) === BigInt(toHundredths(told)))
}

/** The most ways to try; a record with more recoveries gets no explanation. */
const most = 1_000

/** Every way to assign each of `n` recoveries to one of `groups` groups, or to none. */
function assignments(n: number, groups: number): (number | null)[][] {
  if ((groups + 1) ** n > most) return []
  let all: (number | null)[][] = [[]]
  for (let i = 0; i < n; i++) {
    all = all.flatMap((one) => [null, ...Array(groups).keys()].map((group) => [...one, group]))
  }
  return all
}

/**
 * The ways that give the service's mean; empty when none does. Means of groups are tried before the mean over all
 * grades, and hundredths before coarser steps. Without a mean, and while nothing is published, all ways by groups are
 * returned.
 */
export function explanationsOf(
  registro: Registro,
  rule: { decimals: number; recovery?: Recovery | undefined },
): Explanation[] {
  const { grupos } = registro
  const rules: Recovery[] = rule.recovery ? [rule.recovery] : ['replacesIfHigher', 'average']
  const byGroups = assignments(published(registro).length, grupos.length).flatMap((recovers) => {
    const recovering = recovers.some((group) => group !== null)
    return (recovering ? rules : rules.slice(0, 1)).map((recovery): Explanation => ({
      model: 'meanOfGrupos',
      recovery,
      recovers,
    }))
  })
  const told = partialOf(registro)
  if (told === null) return byGroups
  const overall: Explanation = { model: 'overallMean', recovery: 'replacesIfHigher', recovers: [] }
  for (const step of [1, stepOf(rule.decimals)]) {
    for (const ways of [byGroups, [overall]]) {
      const explaining = ways.filter((way) => {
        const media = meanWith(registro, way, () => null)
        return media !== null && isToldAs(media, told, step)
      })
      if (explaining.length > 0) return explaining
    }
  }
  return []
}

/** The exact means behind a sent mean: those of its explanations, otherwise the bounds between which it was rounded. */
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
  // the upper bound is where the next value would be sent
  return [limit(-step), limit(2 * step)]
}

/** A recovery that raised the mean of its group. */
export interface Raised {
  nota: Nota
  grupo: Grupo
  recovery: Recovery
}

/**
 * The recoveries that raised a mean, where all explanations agree on them. One that raised nothing is never agreed on,
 * since the mean is explained without it too.
 */
export function raisedBy(registro: Registro, explanations: readonly Explanation[]): Raised[] {
  return published(registro).flatMap((nota, i) => {
    const [first, ...others] = explanations
    const group = first?.recovers[i] ?? null
    const grupo = group === null ? undefined : registro.grupos[group]
    if (!first || !grupo) return []
    if (others.some((other) => other.recovers[i] !== group || other.recovery !== first.recovery)) return []
    return [{ nota, grupo, recovery: first.recovery }]
  })
}

/** The lowest and the highest of some means, as they are shown. */
export function toldRange(means: readonly ExactMean[]): { from: number; to: number } {
  const told = means.map(cutMean)
  return { from: Math.min(...told), to: Math.max(...told) }
}
