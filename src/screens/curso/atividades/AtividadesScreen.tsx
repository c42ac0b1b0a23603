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

const textoDe = ({ id, nome, codigo }: AtividadeCurricular): string => `${nome ?? ''} ${codigo ?? ''} ${id}`

function Lista({ busca }: { busca: Search }) {
  const t = useT()
  const filtros = useFilters()
  const { atividades: pages } = useReads(readsAtividades({}, {}, filtros.search))
  const aberta = filtros.numero('atividade')
  useLearnNames(pages.itens)
  const nomes = useAtividades()
  const procura = useSearch(pages, busca, textoDe, aberta)
  return (
    <FilteredList
      pages={pages}
      procura={procura}
      count={(n) => t('curso.atividades.n', { n })}
      vazio={{ title: t('curso.atividades.empty'), dica: t('curso.atividades.emptyHint') }}
      notice={procura.missing && <Notice tone="warn">{t('curso.atividades.withoutThis')}</Notice>}
      table={(rows) => <AtividadeTable rows={rows} nomes={nomes} filtros={filtros} />}
      card={(atividade, i) => (
        <AtividadeRow key={`${atividade.id} ${i}`} atividade={atividade} nomes={nomes} filtros={filtros} />
      )}
    />
  )
}

export function Component() {
  const t = useT()
  const filtros = useFilters()
  const { field, busca } = useSearchText()
  const nomes = useAtividades()
  const requisito = filtros.numero('requisito')
  return (
    <Stack gap={4}>
      <PageHeader title={t('curso.atividades.title')} lead={t('curso.atividades.lead')} />
      <Row gap={4}>
        <SearchFilter label={t('curso.filtro.search')} {...field} />
        <CursoFilter filtros={filtros} />
        <MoreFilters filtros={filtros} />
      </Row>
      {(requisito !== 0 || filtros.texto('avaliacao') !== '') && (
        <FilterInUse onClear={() => filtros.change({ requisito: '', avaliacao: '', atividade: '' })}>
          {requisito !== 0 ? (
            <>
              {t('curso.filtro.byPrerequisite')} <AtividadeName nome={nomes.get(requisito)} id={requisito} />
            </>
          ) : (
            t('curso.filtro.byEvaluation', { id: filtros.texto('avaliacao') })
          )}
        </FilterInUse>
      )}
      <Section whole errorTitle={t('curso.atividades.failed')}>
        <Lista busca={busca} />
      </Section>
    </Stack>
  )
}
