/** The filters of a list, kept in the address: whole numbers and one identifier, never a name. */
import { useSearchParams } from 'react-router-dom'
import { type Filter, numberIn, textIn } from './reads'

export interface Filters {
  search: URLSearchParams
  numero: (filter: Filter) => number
  text: (filter: Filter) => string
  change: (next: Partial<Record<Filter, string | number>>) => void
  /** The query string of a link that changes these filters and keeps the others. */
  linkTo: (next: Partial<Record<Filter, string | number>>) => string
}

export function useFilters(): Filters {
  const [search, setSearch] = useSearchParams()
  const changed = (next: Partial<Record<Filter, string | number>>) => {
    const params = new URLSearchParams(search)
    for (const [name, value] of Object.entries(next)) {
      if (value === '' || value === 0) params.delete(name)
      else params.set(name, String(value))
    }
    return params
  }
  return {
    search,
    numero: (filter) => numberIn(search, filter),
    text: (filter) => textIn(search, filter),
    change: (next) => setSearch(changed(next), { replace: true, preventScrollReset: true }),
    linkTo: (next) => `?${changed(next).toString()}`,
  }
}
