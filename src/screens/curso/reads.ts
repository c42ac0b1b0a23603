/** The first reads of the lists, by the filters in the address; kept short, because the route table loads this file. */
import { askList } from '@/api'
import { op } from '@/contract'

export type Filter = 'curso' | 'requisito' | 'avaliacao' | 'atividade'

export function numberIn(search: URLSearchParams, filter: Filter): number {
  const value = Number(search.get(filter) ?? 0)
  return Number.isSafeInteger(value) && value > 0 ? value : 0
}

export const textIn = (search: URLSearchParams, filter: Filter): string => search.get(filter) ?? ''

export const readsAtividades = (_: object, __: object, search: URLSearchParams) => ({
  atividades: askList(op.AtividadesCurriculares, {
    idCurso: numberIn(search, 'curso'),
    idAtividadeCurricularRequisito: numberIn(search, 'requisito'),
    idAvaliacaoInterdisciplinar: textIn(search, 'avaliacao') || null,
  }),
})

export const readsEquivalencias = (_: object, __: object, search: URLSearchParams) => ({
  equivalencias: askList(op.EquivalenciasCurriculares, { idCurso: numberIn(search, 'curso') }),
  /** The service filters by the offered activity only. Without an activity this is the same request, sent once. */
  ofertadas: askList(op.EquivalenciasCurriculares, {
    idCurso: numberIn(search, 'curso'),
    idAtividadeEquivalenteOfertada: numberIn(search, 'atividade'),
  }),
})
