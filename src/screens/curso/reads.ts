/** What the lists of the course ask first, by the filters of their address. Comes with the map of the portal, so short. */
import { askList } from '@/api'
import { op } from '@/contract'

export type Filter = 'curso' | 'requisito' | 'avaliacao' | 'atividade'

export function numberIn(search: URLSearchParams, filtro: Filter): number {
  const value = Number(search.get(filtro) ?? 0)
  return Number.isSafeInteger(value) && value > 0 ? value : 0
}

export const textIn = (search: URLSearchParams, filtro: Filter): string => search.get(filtro) ?? ''

export const readsAtividades = (_: object, __: object, search: URLSearchParams) => ({
  atividades: askList(op.AtividadesCurriculares, {
    idCurso: numberIn(search, 'curso'),
    idAtividadeCurricularRequisito: numberIn(search, 'requisito'),
    idAvaliacaoInterdisciplinar: textIn(search, 'avaliacao') || null,
  }),
})

export const readsEquivalencias = (_: object, __: object, search: URLSearchParams) => ({
  equivalencias: askList(op.EquivalenciasCurriculares, {
    idCurso: numberIn(search, 'curso'),
    idAtividadeEquivalenteOfertada: numberIn(search, 'atividade'),
  }),
})
