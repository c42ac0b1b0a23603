/** Tables of the subject curso: curricular activities, equivalences and inserted persons. Plain data. */
import type { AtividadeCurricular, AtividadeResumida, Identificador, Pessoa } from '@/contract'

/** An equivalence as registered; its state is computed from these fields and the day. */
export interface EquivalenciaRow {
  id: number
  /** Course of the offered activity. */
  idCurso: number
  atividadeOfertada: AtividadeResumida
  atividadeEquivalente: AtividadeResumida
  /** Share of the covered content, 0–100. */
  percentualConteudo: number
  bidirecional: boolean
  /** True until the board has decided. */
  emAnalise: boolean
  /** `AAAA-MM-DD`; null means no beginning, or no end. */
  vigenciaInicio: string | null
  vigenciaFim: string | null
  /** Undocumented fields, sent unchanged. */
  extras: Record<string, unknown>
}

/** The tables of activities, equivalences and registered persons. */
export interface CursoTables {
  atividades: AtividadeCurricular[]
  equivalencias: EquivalenciaRow[]
  /** The activities that each interdisciplinary evaluation spans. */
  avaliacoesInterdisciplinares: { id: NonNullable<Identificador>; atividades: number[] }[]
  /** Every accepted person record, whole, with its assigned id. */
  pessoas: Pessoa[]
  /** Next free id for an inserted person. */
  nextPessoa: number
}
