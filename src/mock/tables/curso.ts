/** Tables of the subject curso: curricular activities, equivalences and inserted persons. Plain data. */
import type { AtividadeCurricular, Equivalencia, Identificador, Pessoa } from '@/contract'

/** A course of the network. */
export interface Curso {
  id: number
  nome: string
}

/** Which activities an interdisciplinary evaluation spans. */
export interface AvaliacaoInterdisciplinar {
  id: NonNullable<Identificador>
  atividades: number[]
}

export interface CursoTables {
  cursos: Curso[]
  atividades: AtividadeCurricular[]
  equivalencias: (Equivalencia & { idCurso: number })[]
  avaliacoesInterdisciplinares: AvaliacaoInterdisciplinar[]
  /** Every person record taken, whole, with the id given to it. */
  pessoas: Pessoa[]
  /** Next free id for an inserted person. */
  proximaPessoa: number
}
