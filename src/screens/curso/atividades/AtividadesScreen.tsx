/** Curricular activities: by course, by prerequisite, by what is typed; each opens where it stands. */
import { useReads } from '@/api'
import type { AtividadeCurricular } from '@/contract'
import { useT } from '@/i18n'
import { Section } from '../../shared/Section'
import { SearchFilter } from '@/ui/action/Filter'
import { Row, Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { AtividadeRow, AtividadeTable } from './AtividadeRow'
import { CursoFilter } from '../CursoFilter'
import { FilterInUse, FilteredList } from '../FilteredList'
import { MoreFilters } from '../MoreFilters'
import { AtividadeName } from './AtividadeName'
import { useLearnNames, useAtividades } from '../names'
import { readsAtividades } from '../reads'
import { useFilters } from '../useFilters'
import { type Search, useSearchText, useSearch } from '../useSearch'

const textOf = ({ id, nome, codigo }: AtividadeCurricular): string => `${nome ?? ''} ${codigo ?? ''} ${id}`

function Lista({ search }: { search: Search }) {
  const t = useT()
  const filters = useFilters()
  const { atividades: pages } = useReads(readsAtividades({}, {}, filters.search))
  const open = filters.numero('atividade')
  useLearnNames(pages.itens)
  const nomes = useAtividades()
  const searchField = useSearch(pages, search, textOf, open)
  return (
    <FilteredList
      pages={pages}
      searchField={searchField}
      count={(n) => t('curso.atividades.n', { n })}
      empty={{ title: t('curso.atividades.empty'), hint: t('curso.atividades.emptyHint') }}
      notice={searchField.missing && <Notice tone="warn">{t('curso.atividades.withoutThis')}</Notice>}
      table={(rows) => <AtividadeTable rows={rows} nomes={nomes} filters={filters} />}
      card={(atividade, i) => (
        <AtividadeRow key={`${atividade.id} ${i}`} atividade={atividade} nomes={nomes} filters={filters} />
      )}
    />
  )
}

export function Component() {
  const t = useT()
  const filters = useFilters()
  const { field, search } = useSearchText()
  const nomes = useAtividades()
  const requisito = filters.numero('requisito')
  return (
    <Stack gap={4}>
      <PageHeader title={t('curso.atividades.title')} lead={t('curso.atividades.lead')} />
      <Row gap={4}>
        <SearchFilter label={t('curso.filtro.search')} {...field} />
        <CursoFilter filters={filters} />
        <MoreFilters filters={filters} />
      </Row>
      {(requisito !== 0 || filters.text('avaliacao') !== '') && (
        <FilterInUse onClear={() => filters.change({ requisito: '', avaliacao: '', atividade: '' })}>
          {requisito !== 0 ? (
            <>
              {t('curso.filtro.byPrerequisite')} <AtividadeName nome={nomes.get(requisito)} id={requisito} />
            </>
          ) : (
            t('curso.filtro.byEvaluation', { id: filters.text('avaliacao') })
          )}
        </FilterInUse>
      )}
      <Section whole errorTitle={t('curso.atividades.failed')}>
        <Lista search={search} />
      </Section>
    </Stack>
  )
}
