/** Curricular equivalences: what counts as what, in words first, then side by side with the reason. */
import { useMemo } from 'react'
import { useReads } from '@/api'
import { useI18n, useT } from '@/i18n'
import { Section } from '../../shared/Section'
import { SearchFilter } from '@/ui/action/Filter'
import { Row, Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { CursoFilter, CursoName } from '../CursoFilter'
import { direction, known, textOf, verbDe, vigencia } from './equivalencia'
import { EquivalenciaTable } from './EquivalenciaTable'
import { FilteredList, FilterInUse } from '../FilteredList'
import { AtividadeName } from '../atividades/AtividadeName'
import { cursoOf, useAtividades, useLearnNames } from '../names'
import { readsEquivalencias } from '../reads'
import { useFilters } from '../useFilters'
import { type Search, useSearch, useSearchText } from '../useSearch'
import type { Equivalencia } from '@/contract'
import { CamposExtras } from '../pessoa/ExtraFields'
import styles from './equivalencia.module.css'
import { Atividade, Nome, ReasonLine, SituacaoLabel } from './EquivalenciaParts'

/** One equivalence on a phone: a sentence, its state, both activities, how much is covered, for how long, and why not. */
function EquivalenciaRow({ equivalencia, comCurso }: { equivalencia: Equivalencia; comCurso: boolean }) {
  const { t, format } = useI18n()
  const { atividadeOfertada, atividadeEquivalente, percentualConteudo, motivo } = equivalencia
  const way = direction(t, equivalencia)
  const told = vigencia(t, format, equivalencia)
  return (
    <li className={styles.row} data-row>
      <div className={styles.head}>
        <h2>
          <Nome side={atividadeEquivalente} /> {t(verbDe(equivalencia))} <Nome side={atividadeOfertada} />
        </h2>
        <SituacaoLabel equivalencia={equivalencia} />
      </div>
      <ReasonLine motivo={motivo} />
      <div className={styles.sides}>
        <div className={styles.side}>
          <p className={styles.label}>{t('curso.equivalencias.taken')}</p>
          <Atividade side={atividadeEquivalente} />
        </div>
        <div className={styles.side}>
          <p className={styles.label}>{t('curso.equivalencias.required')}</p>
          <Atividade side={atividadeOfertada} />
        </div>
      </div>
      <p className={styles.facts}>
        {percentualConteudo != null && (
          <span>{t('curso.equivalencias.conteudo', { percentual: format.number(percentualConteudo) })}</span>
        )}
        {way && <span>{way}</span>}
        {told && <span>{told}</span>}
        {comCurso && cursoOf(equivalencia) !== 0 && (
          <span className={styles.curso}>
            <CursoName id={cursoOf(equivalencia)} />
          </span>
        )}
      </p>
      <CamposExtras record={equivalencia} known={known} />
    </li>
  )
}

function Lista({ search }: { search: Search }) {
  const t = useT()
  const filters = useFilters()
  const { equivalencias: pages } = useReads(readsEquivalencias({}, {}, filters.search))
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
  const searchField = useSearch(pages, search, textOf)
  const comCurso = filters.numero('curso') === 0
  return (
    <FilteredList
      pages={pages}
      searchField={searchField}
      count={(n) => t('curso.equivalencias.n', { n })}
      empty={{ title: t('curso.equivalencias.empty'), hint: t('curso.equivalencias.emptyHint') }}
      table={(rows) => <EquivalenciaTable rows={rows} comCurso={comCurso} />}
      card={(item, i) => <EquivalenciaRow key={`${item.id} ${i}`} equivalencia={item} comCurso={comCurso} />}
    />
  )
}

export function Component() {
  const t = useT()
  const filters = useFilters()
  const { field, search } = useSearchText()
  const nomes = useAtividades()
  const atividade = filters.numero('atividade')
  return (
    <Stack gap={4}>
      <PageHeader title={t('curso.equivalencias.title')} lead={t('curso.equivalencias.lead')} />
      <Row gap={4}>
        <SearchFilter label={t('curso.filtro.search')} {...field} />
        <CursoFilter filters={filters} />
      </Row>
      {atividade !== 0 && (
        <FilterInUse onClear={() => filters.change({ atividade: '' })}>
          {t('curso.equivalencias.byActivity')} <AtividadeName nome={nomes.get(atividade)} id={atividade} />
        </FilterInUse>
      )}
      <Section whole errorTitle={t('curso.equivalencias.failed')}>
        <Lista search={search} />
      </Section>
    </Stack>
  )
}
