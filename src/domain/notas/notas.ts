/**
 * Grades: their states, who sees and writes them (mock/README §7). Values are in `hundredths.ts`, means in `means.ts`.
 */
import type { AproveitamentoAluno, Nota } from '@/contract'

/** Whether a teacher may change the grade: a closed one is final (mock/README §7). */
export const canEdit = (nota: Pick<Nota, 'fechada'>): boolean => !nota.fechada

/**
 * Whether students and guardians may see `valor`; an unpublished one is hidden even when the service sent
 * it. ASSUMED (decisions §10).
 */
export const isVisible = (nota: Pick<Nota, 'publicada' | 'fechada'>): boolean => nota.publicada || nota.fechada

/** Whether the grade has a published value, which may be shown and calculated with. */
export const isKnown = (nota: Pick<Nota, 'publicada' | 'fechada' | 'valor'>): boolean =>
  isVisible(nota) && nota.valor !== null

/** The three states of a grade: `awaiting` is not published, `publicada` may still change, `fechada` is final. */
export type GradeState = 'awaiting' | 'publicada' | 'fechada'

/** The state of a grade. `fechada` implies published, whatever `publicada` says (mock/README §7). */
export function stateOfGrade(nota: Pick<Nota, 'publicada' | 'fechada'>): GradeState {
  if (nota.fechada) return 'fechada'
  return nota.publicada ? 'publicada' : 'awaiting'
}

type Grades = Pick<AproveitamentoAluno, 'grupos' | 'notasComplementares'>

/** The record with every grade replaced by the result of `change`; everything else stays unchanged. */
export const mapGrades = <R extends Grades>(record: R, change: (nota: Nota) => Nota): R => ({
  ...record,
  grupos: record.grupos.map((grupo) => ({ ...grupo, avaliacoes: grupo.avaliacoes.map(change) })),
  notasComplementares: record.notasComplementares.map(change),
})

/** All grades of a record, the groups first, then the complementary ones. */
export const allGrades = ({ grupos, notasComplementares }: Grades): Nota[] => [
  ...grupos.flatMap(({ avaliacoes }) => avaliacoes),
  ...notasComplementares,
]

/** The partial mean; null while no grade is published, whatever the service sends (decisions §10). */
export const partialOf = (record: Grades & Pick<AproveitamentoAluno, 'mediaParcial'>): number | null =>
  allGrades(record).some(isKnown) ? record.mediaParcial : null

/**
 * The record with its weights untold where each is 0 although the service has a mean of these grades: it keeps no
 * weights. ASSUMED (decisions §10).
 */
export function withoutZeroWeights<R extends Grades & Pick<AproveitamentoAluno, 'mediaParcial'>>(record: R): R {
  const notas = record.grupos.flatMap(({ avaliacoes }) => avaliacoes)
  const keepsNone = record.mediaParcial !== null && notas.some(isKnown) && notas.every(({ peso }) => peso === 0)
  return keepsNone ? mapGrades(record, (nota) => ({ ...nota, peso: null })) : record
}
