/** Courses by their name: the filter that narrows a list to one, and the word in a row. */
import { useT } from '@/i18n'
import { SelectFilter } from '@/ui/action/Filter'
import { ServiceText } from '@/ui/data/ServiceText'
import { useCursos } from './names'
import type { Filters } from './useFilters'

/** `nome`: what the row itself told. A course that nothing has named yet goes by its number. */
export function CursoName({ id, nome }: { id: number; nome?: string | null | undefined }) {
  const t = useT()
  const cursos = useCursos()
  const known = nome || cursos.get(id)
  return known ? <ServiceText>{known}</ServiceText> : <>{t('curso.filtro.numero', { id: String(id) })}</>
}

export function CursoFilter({ filters }: { filters: Filters }) {
  const t = useT()
  const cursos = useCursos()
  const chosen = filters.numero('curso')
  const ids = [...new Set([...cursos.keys(), ...(chosen ? [chosen] : [])])].sort((a, b) => a - b)
  return (
    <SelectFilter
      label={t('curso.filtro.curso')}
      value={String(chosen)}
      onChange={(value) => filters.change({ curso: value === '0' ? '' : value, atividade: '' })}
      options={[
        { value: '0', label: t('curso.filtro.all') },
        ...ids.map((id) => {
          const nome = cursos.get(id)
          return nome
            ? { value: String(id), label: nome, lang: 'pt-BR' }
            : { value: String(id), label: t('curso.filtro.numero', { id: String(id) }) }
        }),
      ]}
    />
  )
}
