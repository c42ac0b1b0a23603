/** Grades: their states, who sees and writes them (mock/README §7). Their figures stand in `hundredths.ts`, means in `means.ts`. */
import type { AproveitamentoAluno, Nota } from '@/contract'

/** A teacher may write it: a closed grade is final (mock/README §7). */
export const canEdit = (nota: Pick<Nota, 'fechada'>): boolean => !nota.fechada

/** A student or a guardian may see its `valor`; an unpublished one is not shown even when it came. ASSUMED (decisions §10). */
export const isVisible = (nota: Pick<Nota, 'publicada' | 'fechada'>): boolean => nota.publicada || nota.fechada

/** A published figure: what a person may see and what may be reckoned with. */
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

/** The partial mean; null while no grade is published, whatever the service tells of it (decisions §10). */
export const partialOf = (record: Grades & Pick<AproveitamentoAluno, 'mediaParcial'>): number | null =>
  allGrades(record).some(isKnown) ? record.mediaParcial : null
