/** The numbers of the service's two enumerations. */

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
