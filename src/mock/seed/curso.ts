/** The curricular part of the seed. */
import type { CursoTables } from '../tables/curso'

export function seedCurso(_seed: number, _today: string): CursoTables {
  return {
    cursos: [],
    atividades: [],
    equivalencias: [],
    avaliacoesInterdisciplinares: [],
    pessoas: [],
    proximaPessoa: 50_000,
  }
}
