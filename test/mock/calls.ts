/** One call of each operation that the cast can make and that is answered with a yes, while a lesson of 7º A is open. */
import type { OperationName } from '@/contract'

/** Who may call each operation, and what with: every one of the table answers a yes. */
export const calls: Record<OperationName, readonly [who: string, body: object]> = {
  Auth: ['ana', {}],
  UnAssignRoles: ['helena', { userName: 'bruno', roles: ['Professor'] }],
  GetAvaliacao: ['ana', { id: 101_105 }],
  AtividadesCurriculares: ['sonia', { idCurso: 4 }],
  Classes: ['marta', { perfil: 2, embutir: 'turma' }],
  GetPeriodoLetivo: ['pedro', { id: 0 }],
  AproveitamentosAlunos: ['carla', { idClasse: 1011, quantidade: 1 }],
  GetRecado: ['ana', { id: 10_112 }],
  GetTurma: ['bruno', { id: 106 }],
  AproveitamentoAluno: ['carla', {}],
  MarcarPresencaPost: ['ana', { latitude: -26.9101, longitude: -48.6606 }],
  EquivalenciasCurriculares: ['sonia', { idCurso: 4 }],
  InsertPessoaAvaliacaoInterdisciplinar: ['sonia', { nome: 'Zulmira Paz' }],
  PostMatriculaMunicipal: ['ana', { matricula: { processamento: 'consultar', cadastro: { serieId: 31 } } }],
}

/** A moment in the first lesson of a school day, at which everything above is answered. */
export const inLesson = '2026-11-20T07:35:00-03:00'
