/** Curricular equivalences: what counts as what, in words first, then side by side with the reason. */
import { useMemo } from 'react'
import { useReads } from '@/api'
import { useT } from '@/i18n'
import { Section } from '../../shared/Section'
import { SearchFilter } from '@/ui/action/Filter'
import { Row, Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { CursoFilter } from '../CursoFilter'
import { textOf } from './equivalencia'
import { EquivalenciaRow } from './EquivalenciaRow'
import { EquivalenciaTable } from './EquivalenciaTable'
import { FilterInUse, FilteredList } from '../FilteredList'
import { AtividadeName } from '../atividades/AtividadeName'
import { cursoOf, useLearnNames, useAtividades } from '../names'
import { readsEquivalencias } from '../reads'
import { useFilters } from '../useFilters'
import { type Search, useSearchText, useSearch } from '../useSearch'

function Lista({ busca }: { busca: Search }) {
  const t = useT()
  const filtros = useFilters()
  const { equivalencias: pages } = useReads(readsEquivalencias({}, {}, filtros.search))
  const { itens } = pages
  useLearnNames(
    useMemo(
      () =>
        itens.flatMap((item) => [
          { idCurso: cursoOf(item) },
          item.atividadeOfertada ?? {},
          item.atividadeEquivalente ?? {},
        ]),
      [itens],
    ),
  )
  const procura = useSearch(pages, busca, textOf)
  const comCurso = filtros.numero('curso') === 0
  return (
    <FilteredList
      pages={pages}
      procura={procura}
      count={(n) => t('curso.equivalencias.n', { n })}
      vazio={{ title: t('curso.equivalencias.empty'), dica: t('curso.equivalencias.emptyHint') }}
      table={(rows) => <EquivalenciaTable rows={rows} comCurso={comCurso} />}
      card={(item, i) => <EquivalenciaRow key={`${item.id} ${i}`} equivalencia={item} comCurso={comCurso} />}
    />
  )
}

export function Component() {
  const t = useT()
  const filtros = useFilters()
  const { field, busca } = useSearchText()
  const nomes = useAtividades()
  const atividade = filtros.numero('atividade')
  return (
    <Stack gap={4}>
      <PageHeader title={t('curso.equivalencias.title')} lead={t('curso.equivalencias.lead')} />
      <Row gap={4}>
        <SearchFilter label={t('curso.filtro.search')} {...field} />
        <CursoFilter filtros={filtros} />
      </Row>
      {atividade !== 0 && (
        <FilterInUse onClear={() => filtros.change({ atividade: '' })}>
          {t('curso.equivalencias.byActivity')} <AtividadeName nome={nomes.get(atividade)} id={atividade} />
        </FilterInUse>
      )}
      <Section whole errorTitle={t('curso.equivalencias.failed')}>
        <Lista busca={busca} />
      </Section>
    </Stack>
  )
}
Component.displayName = 'EquivalenciasScreen'
