/** Curricular activities, equivalences and person records. */
import type { Operations } from '../operation'

export const curso: Operations<
  'AtividadesCurriculares' | 'EquivalenciasCurriculares' | 'InsertPessoaAvaliacaoInterdisciplinar'
> = {
  AtividadesCurriculares: () => ({ itens: [] }),
  EquivalenciasCurriculares: () => ({ itens: [] }),
  InsertPessoaAvaliacaoInterdisciplinar: () => undefined,
}
