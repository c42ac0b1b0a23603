/** Narrows a list to one course. */
import { useT } from '@/i18n'
import { SelectFilter } from '@/ui/Filter'
import { useCursos } from './cursos'
import type { Filtros } from './useFiltros'

export function CursoFiltro({ filtros }: { filtros: Filtros }) {
  const t = useT()
  const cursos = useCursos()
  const chosen = filtros.numero('curso')
  const ids = [...new Set([...cursos.keys(), ...(chosen ? [chosen] : [])])].sort((a, b) => a - b)
  return (
    <SelectFilter
      label={t('curso.filtro.curso')}
      value={String(chosen)}
      onChange={(value) => {
        filtros.change({ curso: value === '0' ? '' : value, atividade: '' })
      }}
      options={[
        { value: '0', label: t('curso.filtro.todos') },
        ...ids.map((id) => ({
          value: String(id),
          label: cursos.get(id) || t('curso.filtro.numero', { id: String(id) }),
        })),
      ]}
    />
  )
}
