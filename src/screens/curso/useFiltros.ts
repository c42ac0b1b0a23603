/** The filters of a list, kept in the address: whole numbers and one identifier, never a name. */
import { useSearchParams } from 'react-router-dom'

export type Filtro = 'curso' | 'requisito' | 'avaliacao' | 'atividade'

export interface Filtros {
  /** 0: no filter. */
  numero: (filtro: Filtro) => number
  /** Empty: no filter. */
  texto: (filtro: Filtro) => string
  change: (next: Partial<Record<Filtro, string | number>>) => void
  /** The query string of a link that changes these filters and keeps the others. */
  linkTo: (next: Partial<Record<Filtro, string | number>>) => string
}

export function useFiltros(): Filtros {
  const [search, setSearch] = useSearchParams()
  const changed = (next: Partial<Record<Filtro, string | number>>) => {
    const params = new URLSearchParams(search)
    for (const [name, value] of Object.entries(next)) {
      if (value === '' || value === 0) params.delete(name)
      else params.set(name, String(value))
    }
    return params
  }
  return {
    numero: (filtro) => {
      const value = Number(search.get(filtro) ?? 0)
      return Number.isSafeInteger(value) && value > 0 ? value : 0
    },
    texto: (filtro) => search.get(filtro) ?? '',
    change: (next) => {
      setSearch(changed(next), { replace: true, preventScrollReset: true })
    },
    linkTo: (next) => `?${changed(next).toString()}`,
  }
}
