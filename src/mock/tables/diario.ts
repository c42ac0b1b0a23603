/** Tables of the subject diario. The diary of a class is generated when it is first read, so that a large network starts at once. */
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
  /** In absences; 0 = none told. */
  limiteFaltas: number
  rule: TurmaRule
  alunos: number
  /** `idPessoa` of the teacher of each slot; its length is the number of classes. */
  professores: number[]
}

/** One class, as the diary knows it. */
export interface ClasseRow {
  id: number
  idTurma: number
  slot: number
  disciplina: string
  professor: number
  horarios: Horario[]
  sala: string
  /** Fields that nobody documented, sent as they are. */
  extras: Record<string, unknown>
}

/** An evaluation with what the contract does not carry. */
export interface AvaliacaoRow extends Avaliacao {
  id: NonNullable<Identificador>
  /** Position of its group (term); null for a complementary grade. */
  grupo: number | null
  /** Complementary grades only: the group whose mean it replaces when greater (mock/README §5); null for the final exam. */
  recovers: number | null
}

/** The record of one student in one class. Means inside `record` are not kept: they are computed when read. */
export interface RegistroRow {
  idPessoa: number
  record: AproveitamentoAluno
}

/** The diary of one class. `changed`: somebody wrote in it, so it cannot be generated again. */
export interface DiarioRow {
  idClasse: number
  avaliacoes: AvaliacaoRow[]
  recados: Recado[]
  /** By position in the class group; a missing one has not been read yet. */
  registros: Map<number, RegistroRow>
  changed: boolean
}

/** Classes, records, evaluations, messages, periods. */
export interface DiarioTables {
  /** The number and the day that everything generated comes from. */
  seed: number
  today: string
  periodos: PeriodoLetivo[]
  turmas: TurmaRow[]
  /** The cast by name; everybody else's name is generated. */
  pessoas: { idPessoa: number; nome: string }[]
  /** Who of the cast sits where in a class group: 0 ≤ `n` < `alunos`. */
  lugares: { idPessoa: number; idTurma: number; n: number }[]
  responsaveis: { idResponsavel: number; idAluno: number }[]
  /** Grades that publish by themselves; `em` in milliseconds since the epoch. */
  publicacoes: { idRegistro: number; avaliacaoId: Identificador; em: number }[]
  /** Students of a class group by name: `[position, idPessoa, nome]`. Generated on demand. */
  chamadas: Map<number, { n: number; idPessoa: number; nome: string }[]>
  /** Diaries by class. Generated on demand. */
  diarios: Map<number, DiarioRow>
}
