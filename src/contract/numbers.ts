/** The numbers of the service's two enumerations. */

/**
 * Normalises a word: "Exame final", "ExameFinal" and "EXAME_FINAL" are equal, and so are
 * "Participação" and "Participacao".
 */
export const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

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

/**
 * The numbers of the profiles that are called like one of a person's roles, in any spelling: services that know no
 * profiles tell roles. ASSUMED (decisions §4).
 */
export const profilesCalled = (roles: readonly string[]): number[] =>
  Object.entries(Perfil).flatMap(([name, perfil]) => (roles.some((role) => plain(role) === plain(name)) ? perfil : []))

/** The numbers of `Avaliacao.tipo`; 0 means that the type is unknown. ASSUMED (decisions §5). */
export const TipoDeAvaliacao = {
  Prova: 1,
  Trabalho: 2,
  Projeto: 3,
  Participacao: 4,
  Recuperacao: 5,
  ExameFinal: 6,
} as const
