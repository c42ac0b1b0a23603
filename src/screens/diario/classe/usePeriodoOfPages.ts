/** The shown period of a list that is read page by page. */
import type { Classe } from '@/contract'
import { periodoOf, usePeriodo } from './PeriodoPicker'
import { useAllPages } from './useClasse'

const none: Classe[] = []

/** `usePeriodo`; further pages are read until the current period is among them. */
export function usePeriodoOfPages(pages: Parameters<typeof useAllPages>[0], itens = pages.itens) {
  const periodo = usePeriodo(itens)
  const isMissing = !periodo.pending && itens.some(periodoOf) && !periodo.periodos.some(({ vigente }) => vigente)
  const { rest } = useAllPages(pages, !isMissing)
  const isComing = rest === 'loading' || itens !== pages.itens
  return isMissing && isComing ? { ...periodo, unsure: true, classes: none } : periodo
}
