/** A first request of each operation that the cast can send as it stands, so that nobody has to guess a number. */
import type { OperationName } from '@/contract'

/** What is filled in over the defaults. A record of grades has no example: it is read with AproveitamentosAlunos first. */
export const examples: Partial<Record<OperationName, Record<string, unknown>>> = {
  Auth: { provider: 'credentials', userName: 'ana', password: 'caderno' },
  UnAssignRoles: { userName: 'carla' },
  GetAvaliacao: { id: 101_105 },
  AtividadesCurriculares: { idCurso: 4, quantidade: 5 },
  GetPeriodoLetivo: { id: 2 },
  EquivalenciasCurriculares: { idCurso: 4, quantidade: 5 },
  AproveitamentosAlunos: { idClasse: 1011, quantidade: 2 },
  GetRecado: { id: 10_112 },
  MarcarPresencaPost: { latitude: -26.9101, longitude: -48.6606 },
  GetTurma: { id: 101 },
  PostMatriculaMunicipal: { matricula: { processamento: 'consultar', cadastro: { serieId: 31 } } },
  InsertPessoaAvaliacaoInterdisciplinar: { nome: 'Zulmira Paz' },
}
