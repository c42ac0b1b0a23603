/** What is still to come in the classes of a student: evaluations without a grade, and those of them that have a day ahead. */
import type { Classe, Identificador } from '@/contract'
import { isVisible, allGrades } from '@/domain/notas/notas'
import type { Figures } from '../classe/figures'
import { type Days, daysIn } from '../classe/useEvaluations'

export interface Candidate {
  id: NonNullable<Identificador>
  nome: string
  peso: number | null
  classe: Classe
  days: Days | undefined
}
/** One day ahead: of the evaluation itself, or of its second call. */
export interface Event extends Candidate {
  /** As the service wrote it. */
  at: string
  secondCall: boolean
}

/** Evaluations without a grade: first of each class, then second of each; few are asked for their day. */
export function ungraded(figures: readonly Figures[]): Candidate[] {
  const ofClasses = figures.map(({ record, classe }) =>
    record?.ativo
      ? allGrades(record).flatMap(({ avaliacaoId: id, nome, nomeResumido, peso, ...nota }) =>
          id === null || (isVisible(nota) && nota.valor !== null)
            ? []
            : [{ id, nome: nome || nomeResumido, peso, classe, days: daysIn(nota) }],
        )
      : [],
  )
  const most = Math.max(0, ...ofClasses.map(({ length }) => length))
  const rounds = Array.from({ length: most }, (_, i) => ofClasses.flatMap((one) => one[i] ?? []))
  const seen = new Set<Identificador>()
  return rounds.flat().filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** What is still to come, by date; `read` holds the evaluations in the order of the candidates. */
export function eventsAhead(
  candidates: readonly Candidate[],
  read: readonly (Days | undefined)[],
  isToCome: (at: string) => boolean,
): Event[] {
  const events = read.flatMap((avaliacao, i) => {
    const candidate = candidates[i]
    if (!candidate || !avaliacao) return []
    const days = [
      { at: avaliacao.data, secondCall: false },
      { at: avaliacao.dataSegundaChamada, secondCall: true },
    ]
    return days.flatMap(({ at, secondCall }) => (at && isToCome(at) ? [{ ...candidate, at, secondCall }] : []))
  })
  return events.sort((a, b) => (a.at < b.at ? -1 : 1))
}
