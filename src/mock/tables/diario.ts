/**
 * Tables of the subject diario. The diary of a class is generated when first read, so that a large network
 * starts at once.
 */
import type { AproveitamentoAluno, Avaliacao, Horario, Identificador, PeriodoLetivo, Recado } from '@/contract'
import type { TurmaRule } from '../seed/rules'

/** A shift of the network (mock/README §2). */
export type Turno = 'Manhã' | 'Tarde' | 'Integral' | 'Noite'

/** A class group. Its classes are `idTurma × 10 + slot`, one per subject. */
export interface TurmaRow {
  id: number
  idEscola: number
  idPeriodoLetivo: number
  /** Series of mock/README §1: 10–13 creche, 20–21 pré-escola, 31–39 1º to 9º ano, 41–42 EJA. */
  serieId: number
  letra: string
  descricao: string
  turno: Turno
  /** In absences; 0 means none known. */
  limiteFaltas: number
  rule: TurmaRule
  alunos: number
  /** `idPessoa` of the teacher of each slot; the length is the number of classes. */
  professores: number[]
}

/** One class of the diary. */
export interface ClasseRow {
  id: number
  idTurma: number
  slot: number
  disciplina: string
  professor: number
  horarios: Horario[]
  sala: string
  /** Undocumented fields, sent unchanged. */
  extras: Record<string, unknown>
}

/** An evaluation with fields that the contract lacks. */
export interface AvaliacaoRow extends Avaliacao {
  id: NonNullable<Identificador>
  /** Position of its group (term); null for a complementary grade. */
  grupo: number | null
  /**
   * For complementary grades: the group whose mean it replaces when greater (mock/README §5); null for the final exam.
   */
  recovers: number | null
}

/** The record of one student in one class. Means inside `record` are not stored: they are computed at each read. */
export interface RegistroRow {
  idPessoa: number
  record: AproveitamentoAluno
}

/** The diary of one class. `changed`: written to, so that it cannot be generated again. */
export interface DiarioRow {
  idClasse: number
  avaliacoes: AvaliacaoRow[]
  recados: Recado[]
  /** By position in the class group; missing ones have not been read yet. */
  registros: Map<number, RegistroRow>
  changed: boolean
}

/** The tables of classes, records, evaluations, messages, periods. */
export interface DiarioTables {
  /** The seed number and the day from which everything is generated. */
  seed: number
  today: string
  periodos: PeriodoLetivo[]
  turmas: TurmaRow[]
  /** The names of the cast; all others are generated. */
  pessoas: { idPessoa: number; nome: string }[]
  /** The cast's positions in class groups: 0 ≤ `n` < `alunos`. */
  lugares: { idPessoa: number; idTurma: number; n: number }[]
  responsaveis: { idResponsavel: number; idAluno: number }[]
  /** Grades with a publication time; `em` in milliseconds since the epoch. */
  publicacoes: { idRegistro: number; avaliacaoId: Identificador; em: number }[]
  /** Students of a class group sorted by name. Generated on demand. */
  chamadas: Map<number, { n: number; idPessoa: number; nome: string }[]>
  /** Diaries by class. Generated on demand. */
  diarios: Map<number, DiarioRow>
}
