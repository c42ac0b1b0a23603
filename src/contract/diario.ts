/** The class diary: evaluations, messages, class groups, periods, classes and performance records. */
import { caller, DataHora, Identificador, wholeNumber, Numero, page, shape } from './common'
import { enumerated } from './enumerations'
import { Perfil, TipoDeAvaliacao } from './numbers'
import { list, named, oneWay, read } from './operation'
import { z } from './z'

const optionalText = z.optional(z.nullable(z.string()))
const optionalInt = z.optional(z.nullable(z.int()))

/**
 * An evaluation (contract, Avaliacao). The words for `tipo` are ASSUMED (decisions §5); `peso` is a weight, unit-less.
 */
export const Avaliacao = z.looseObject({
  id: Identificador,
  ordinal: z.int(),
  nome: z.string(),
  nomeResumido: z.string(),
  descricao: z.string(),
  data: DataHora,
  dataSegundaChamada: DataHora,
  peso: Numero,
  tipo: enumerated(TipoDeAvaliacao),
})
export type Avaliacao = z.infer<typeof Avaliacao>

/** A message (contract, Recado); without a date, the largest `id` is the newest. ASSUMED (decisions §4, §6, §7). */
export const Recado = z.looseObject({
  id: z.int(),
  chaveTimeline: z.nullable(z.string()),
  descricao: z.string(),
  perfilRemetente: enumerated(Perfil),
})
export type Recado = z.infer<typeof Recado>

/**
 * A class group (contract, Turma). `limiteFaltas` in absences; 0 means that no limit is known. ASSUMED (decisions §7).
 */
export const Turma = z.looseObject({ id: z.int(), descricao: z.string(), limiteFaltas: z.int() })
export type Turma = z.infer<typeof Turma>

/** An academic period (contract, PeriodoLetivo). */
export const PeriodoLetivo = z.looseObject({
  id: z.int(),
  codigo: z.string(),
  descricao: z.string(),
  vigente: z.boolean(),
})
export type PeriodoLetivo = z.infer<typeof PeriodoLetivo>

/**
 * A grade entry (contract, Nota). `valor` null means "not yet"; an unpublished grade is never shown to
 * students. ASSUMED (decisions §10).
 */
export const Nota = z.looseObject({
  avaliacaoId: Identificador,
  nome: z.string(),
  nomeResumido: z.string(),
  peso: Numero,
  valor: Numero,
  fechada: z.boolean(),
  publicada: z.boolean(),
})
export type Nota = z.infer<typeof Nota>

/** A group of grades, such as a term (contract, Grupo). */
export const Grupo = z.looseObject({ nome: z.string(), avaliacoes: z.array(Nota) })
export type Grupo = z.infer<typeof Grupo>

/**
 * The record of one student in one class (contract, AproveitamentoAluno). `id` is unique over all classes; a student
 * without a value for `ativo` counts as active, and is sent back so. ASSUMED (decisions §7).
 */
export const AproveitamentoAluno = z.looseObject({
  id: z.int(),
  nome: z.string(),
  ativo: z._default(z.boolean(), true),
  motivoInatividade: z.string(),
  grupos: z.array(Grupo),
  mediaFinal: Numero,
  mediaParcial: Numero,
  faltas: Numero,
  notasComplementares: z.array(Nota),
})
export type AproveitamentoAluno = z.infer<typeof AproveitamentoAluno>

/** A person as named inside a class. ASSUMED (decisions §7). */
export const PessoaResumida = z.looseObject({ idPessoa: optionalInt, nome: optionalText })
export type PessoaResumida = z.infer<typeof PessoaResumida>

/** The numbers of `Horario.diaSemana`, by the words of .NET's `DayOfWeek`. */
export const Weekday = { Monday: 1, Tuesday: 2, Wednesday: 3, Thursday: 4, Friday: 5, Saturday: 6, Sunday: 7 } as const

/** One lesson of the week: `diaSemana` 1 (Monday) to 7, hours as "HH:mm". ASSUMED (decisions §7). */
export const Horario = z.looseObject({ diaSemana: enumerated(Weekday), inicio: z.string(), fim: z.string() })
export type Horario = z.infer<typeof Horario>

/** The group inside a class: some services embed its name alone, so a missing limit must not turn into 0. */
const TurmaInside = z.looseObject({ id: z.int(), descricao: z.string(), limiteFaltas: optionalInt })
/** The period inside a class: a missing `vigente` must not turn into false. */
const PeriodoInside = z.looseObject({
  id: z.int(),
  codigo: z.string(),
  descricao: z.string(),
  vigente: z.optional(z.boolean()),
})

/** An element of `Classes`. Only `id` is certain; `totalAlunos` 0 is no number known. ASSUMED (decisions §7). */
export const Classe = z.looseObject({
  id: z.int(),
  descricao: optionalText,
  disciplina: optionalText,
  idTurma: optionalInt,
  turma: z.optional(z.nullable(TurmaInside)),
  idPeriodoLetivo: optionalInt,
  periodoLetivo: z.optional(z.nullable(PeriodoInside)),
  idCurso: optionalInt,
  curso: optionalText,
  professor: z.optional(z.nullable(PessoaResumida)),
  horarios: z.optional(z.nullable(z.array(Horario))),
  sala: optionalText,
  aluno: z.optional(z.nullable(PessoaResumida)),
  recados: z.optional(z.nullable(z.array(z.int()))),
  totalAlunos: optionalInt,
})
export type Classe = z.infer<typeof Classe>

/** An element of `AtividadesCurriculares`; `cargaHoraria` in hours. Only `id` is certain. ASSUMED (decisions §7). */
export const AtividadeCurricular = z.looseObject({
  id: z.int(),
  codigo: optionalText,
  nome: optionalText,
  cargaHoraria: optionalInt,
  periodo: optionalInt,
  obrigatoria: z.optional(z.nullable(z.boolean())),
  ementa: optionalText,
  requisitos: z.optional(z.nullable(z.array(z.int()))),
  idCurso: optionalInt,
  curso: optionalText,
})
export type AtividadeCurricular = z.infer<typeof AtividadeCurricular>

/** The operations of the class diary: classes, records, evaluations, messages, periods. */
export const diario = named({
  GetAvaliacao: read({
    get: '/diario/avaliacoes/{Id}',
    input: z.looseObject({ ...caller, id: z._default(Identificador, null), ...shape }),
    output: Avaliacao,
  }),
  AtividadesCurriculares: list({
    get: '/diario/atividades-curriculares',
    input: z.looseObject({
      idAvaliacaoInterdisciplinar: z._default(Identificador, null),
      idPessoa: wholeNumber(),
      idCurso: wholeNumber(),
      idAtividadeCurricularRequisito: wholeNumber(),
      ...page,
      ...shape,
    }),
    item: AtividadeCurricular,
  }),
  Classes: list({
    get: '/diario/classes',
    input: z.looseObject({ idTurma: wholeNumber(), ...caller, idPeriodoLetivo: wholeNumber(), ...page, ...shape }),
    item: Classe,
  }),
  GetPeriodoLetivo: read({ input: z.looseObject({ ...caller, id: wholeNumber(), ...shape }), output: PeriodoLetivo }),
  AproveitamentosAlunos: list({
    get: '/diario/classes/{IdClasse}/aproveitamento-aluno',
    input: z.looseObject({ idClasse: wholeNumber(), ...caller, ...page, ...shape }),
    item: AproveitamentoAluno,
  }),
  GetRecado: read({
    get: '/diario/recados/{Id}',
    input: z.looseObject({ idPessoa: wholeNumber(), id: wholeNumber(), ...shape }),
    output: Recado,
  }),
  GetTurma: read({ input: z.looseObject({ ...caller, id: wholeNumber(), ...shape }), output: Turma }),
  /** Sent by the gradebook: the whole record as read, with the teacher's changes. ASSUMED (decisions §14). */
  AproveitamentoAluno: oneWay(AproveitamentoAluno),
})
