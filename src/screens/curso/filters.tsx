/** The filters of a list, kept in the address: whole-number ids and one text id (`avaliacao`), never a name. */
import type { ComponentProps } from 'react'
import { type Link, type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom'
import { useT } from '@/i18n'
import { SelectFilter } from '@/ui/action/Filter'
import { opensHere } from '@/ui/page/navigation'
import { useCursos } from './courseNames'
import { type Filter, numberIn, textIn } from './reads'

type Changes = Partial<Record<Filter, string | number>>
export type Filters = ReturnType<typeof useFilters>

/** Shows a chosen filter at once, before its list is loaded. */
const atOnce = { flushSync: true }

export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const state: unknown = useLocation().state
  const changed = (next: Changes) => {
    const params = new URLSearchParams(search)
    for (const [name, value] of Object.entries(next)) {
      if (value === '' || value === 0) params.delete(name)
      else params.set(name, String(value))
    }
    return params
  }
  return {
    search,
    numero: (filter: Filter) => numberIn(search, filter),
    text: (filter: Filter) => textIn(search, filter),
    change: (next: Changes) => setSearch(changed(next), { ...atOnce, replace: true, preventScrollReset: true, state }),
    /** A link to another list, which changes these filters and keeps the others. */
    linkTo: (next: Changes, options: NavigateOptions = {}): ComponentProps<typeof Link> => ({
      to: `?${changed(next).toString()}`,
      onClick: (event) => {
        if (!opensHere(event)) return
        event.preventDefault()
        setSearch(changed(next), { ...atOnce, ...options })
      },
    }),
  }
}

/** The select of the course; `opens`: the filter of the open row, cleared because that row may be of another course. */
export function CursoFilter({ label, opens }: { label: string; opens: Filter | null }) {
  const t = useT()
  const filters = useFilters()
  const cursos = useCursos()
  const chosen = filters.numero('curso')
  const ids = [...new Set([...cursos.keys(), ...(chosen ? [chosen] : [])])].sort((a, b) => a - b)
  return (
    <SelectFilter
      label={label}
      value={String(chosen)}
      onChange={(value) => filters.change({ curso: value === '0' ? '' : value, ...(opens && { [opens]: '' }) })}
      options={[
        { value: '0', label: t('curso.filter.all') },
        ...ids.map((id) => ({
          value: String(id),
          label: cursos.get(id) || t('curso.filter.numero', { id: String(id) }),
          lang: cursos.get(id) ? 'pt-BR' : undefined,
        })),
      ]}
    />
  )
}
