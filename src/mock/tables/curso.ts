/** Tables of the subject curso: curricular activities, equivalences and inserted persons. Plain data. */
import type { AtividadeCurricular, AtividadeResumida, Identificador, Pessoa } from '@/contract'

/** An equivalence as registered; its state is computed from these by the rule and the day. */
export interface EquivalenciaRow {
  id: number
  /** Course of the offered activity. */
  idCurso: number
  atividadeOfertada: AtividadeResumida
  atividadeEquivalente: AtividadeResumida
  /** Share of the content that is covered, 0–100. */
  percentualConteudo: number
  bidirecional: boolean
  /** The board has not looked at it yet. */
  emAnalise: boolean
  /** `AAAA-MM-DD`; null = without a beginning, without an end. */
  vigenciaInicio: string | null
  vigenciaFim: string | null
  /** Fields that nobody documented, sent as they are. */
  extras: Record<string, unknown>
}

/** Activities, equivalences and registered persons. */
export interface CursoTables {
  atividades: AtividadeCurricular[]
  equivalencias: EquivalenciaRow[]
  /** Which activities each interdisciplinary evaluation spans. */
  avaliacoesInterdisciplinares: { id: NonNullable<Identificador>; atividades: number[] }[]
  /** Every person record taken, whole, with the id given to it. */
  pessoas: Pessoa[]
  /** Next free id for an inserted person. */
  nextPessoa: number
}
