/** The numbers of the service's three enumerations. */

/**
 * The numbers of `perfil` and `perfilRemetente`. A deployment may map others:
 * `settings.profiles`. ASSUMED (decisions §4).
 */
export const Perfil = {
  Aluno: 1,
  Responsavel: 2,
  Professor: 3,
  Secretaria: 4,
  Coordenacao: 5,
  Direcao: 6,
  Administrador: 7,
} as const

/** The numbers of `Avaliacao.tipo`; 0 means that the type is unknown. ASSUMED (decisions §5). */
export const TipoDeAvaliacao = {
  Prova: 1,
  Trabalho: 2,
  Projeto: 3,
  Participacao: 4,
  Recuperacao: 5,
  ExameFinal: 6,
} as const

/** The numbers of `Horario.diaSemana`, by the words of people and of .NET's `DayOfWeek`. */
export const Weekday = {
  ...{ Segunda: 1, Terca: 2, Quarta: 3, Quinta: 4, Sexta: 5, Sabado: 6, Domingo: 7 },
  ...{ SegundaFeira: 1, TercaFeira: 2, QuartaFeira: 3, QuintaFeira: 4, SextaFeira: 5 },
  ...{ Monday: 1, Tuesday: 2, Wednesday: 3, Thursday: 4, Friday: 5, Saturday: 6, Sunday: 7 },
} as const
