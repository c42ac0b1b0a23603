/** Grades: their states, who sees and writes them (mock/README §7), and their whole hundredths. Means stand in `means.ts`. */
import type { AproveitamentoAluno, Nota } from '@/contract'

/** A teacher may write it: a closed grade is final (mock/README §7). */
export const canEdit = (nota: Pick<Nota, 'fechada'>): boolean => !nota.fechada

/** A student or a guardian may see its `valor`; an unpublished one is not shown even when it came (decisions §10). */
export const isVisible = (nota: Pick<Nota, 'publicada' | 'fechada'>): boolean => nota.publicada || nota.fechada

/** The three states of a grade: `awaiting` is not published, `publicada` may still change, `fechada` is final. */
export type GradeState = 'awaiting' | 'publicada' | 'fechada'

/** The state of a grade. `fechada` implies published, whatever `publicada` says (mock/README §7). */
export function stateOfGrade(nota: Pick<Nota, 'publicada' | 'fechada'>): GradeState {
  if (nota.fechada) return 'fechada'
  return nota.publicada ? 'publicada' : 'awaiting'
}

/** Whole hundredths of a grade: 7.1 → 710. Float noise is dropped first, then the rest is cut. */
export const toHundredths = (valor: number): number => {
  const near = Math.round(valor * 100)
  return Math.abs(valor * 100 - near) < 5e-7 ? near : Math.floor(valor * 100)
}

/** Two grades are the same figure (7.1 and 7.1000000000000005 are). */
export const sameValue = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) < 0.000_001

type Grades = Pick<AproveitamentoAluno, 'grupos' | 'notasComplementares'>

/** The record with every grade replaced by what `change` makes of it; everything else stays as it came. */
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
