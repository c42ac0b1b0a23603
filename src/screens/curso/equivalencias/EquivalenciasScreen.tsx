/** Curricular equivalences: what counts as what, in words first, then side by side with the reason. */
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useReads } from '@/api'
import type { AtividadeResumida, Equivalencia } from '@/contract'
import { useI18n, useT } from '@/i18n'
import { paths } from '@/paths'
import { SearchFilter } from '@/ui/action/Filter'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { Table } from '@/ui/data/Table'
import { Disclosure } from '@/ui/page/Disclosure'
import { Row, Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { Section } from '../../shared/Section'
import { FilteredList } from '../FilteredList'
import { CursoFilter, FilterInUse, useFilters } from '../filters'
import { cursoOf, useLearnNames } from '../names'
import { AtividadeName, CamposExtras, camposExtras, CursoName, Facts } from '../parts'
import { readsEquivalencias } from '../reads'
import { type Search, useSearch, useSearchText } from '../useSearch'
import { direction, known, knownSide, situacaoOf, textOf, verbDe, vigencia } from './equivalencia'
import styles from './equivalencia.module.css'

type Side = AtividadeResumida | null | undefined

const Nome = ({ side }: { side: Side }) => <AtividadeName nome={side?.nome || side?.codigo} id={side?.id} />

/** One activity: a link to it, its code and hours, and its undocumented fields. */
function Atividade({ side }: { side: Side }) {
  const t = useT()
  if (!side) return <p>{t('curso.equivalencias.noData')}</p>
  return (
    <>
      <p className={styles.name}>
        {side.id == null ? (
          <Nome side={side} />
        ) : (
          <Link to={`${paths.atividades}?atividade=${side.id}`}>
            <Nome side={side} />
          </Link>
        )}
      </p>
      <Facts className={styles.label}>
        {[
          side.codigo && <ServiceText>{side.codigo}</ServiceText>,
          side.cargaHoraria != null && t('curso.horas', { n: side.cargaHoraria }),
        ]}
      </Facts>
      <CamposExtras record={side} known={knownSide} />
    </>
  )
}

function SituacaoLabel({ equivalencia }: { equivalencia: Equivalencia }) {
  const t = useT()
  const { situacao } = equivalencia
  if (!situacao) return null
  const known = situacaoOf(equivalencia)
  return (
    <StateLabel tone={known?.tone ?? 'neutral'}>
      {known ? t(known.label) : <ServiceText>{situacao}</ServiceText>}
    </StateLabel>
  )
}

function ReasonLine({ motivo }: Pick<Equivalencia, 'motivo'>) {
  const t = useT()
  if (!motivo) return null
  return (
    <p>
      <strong>{t('curso.equivalencias.motivo')}</strong> <ServiceText>{motivo}</ServiceText>
    </p>
  )
}

/** The longest reason that has a place in its column; a longer one has a line of its own below. */
const shortReason = 90

/**
 * Equivalences in a wide window: a row reads as the sentence "Álgebra I vale como Matemática Básica", and takes three lines
 * at most, so that many are in sight.
 */
function EquivalenciaTable({ rows, comCurso }: { rows: readonly Equivalencia[]; comCurso: boolean }) {
  const { t, format } = useI18n()
  const isShort = ({ motivo }: Pick<Equivalencia, 'motivo'>) => (motivo ?? '').length <= shortReason
  return (
    <Table
      caption={t('curso.equivalencias.title')}
      captionHidden
      compact
      rows={rows}
      rowKey={({ id }, i) => `${id} ${i}`}
      detail={(row) => {
        const more = camposExtras(row, known).length > 0
        return (
          (!isShort(row) || more) && (
            <div className={styles.small}>
              {!isShort(row) && <ReasonLine motivo={row.motivo} />}
              {more && (
                <Disclosure summary={t('curso.more')}>
                  <CamposExtras record={row} known={known} />
                </Disclosure>
              )}
            </div>
          )
        )
      }}
      columns={[
        {
          key: 'cursada',
          head: t('curso.equivalencias.taken'),
          cell: ({ atividadeEquivalente }) => (
            <div className={styles.small}>
              <Atividade side={atividadeEquivalente} />
            </div>
          ),
        },
        {
          key: 'situacao',
          head: t('curso.equivalencias.vale'),
          cell: (row) => (
            <div className={styles.small}>
              <p className={styles.verb}>{t(verbDe(row))}</p>
              <SituacaoLabel equivalencia={row} />
            </div>
          ),
        },
        {
          key: 'exigida',
          head: t('curso.equivalencias.required'),
          cell: (row) => (
            <div className={styles.small}>
              <Atividade side={row.atividadeOfertada} />
              {comCurso && cursoOf(row) !== 0 && (
                <p className={styles.label}>
                  <CursoName id={cursoOf(row)} />
                </p>
              )}
            </div>
          ),
        },
        {
          key: 'motivo',
          head: t('curso.equivalencias.reason'),
          cell: ({ percentualConteudo, ...row }) => (
            <div className={styles.small}>
              {percentualConteudo != null && (
                <p>{t('curso.equivalencias.conteudo', { percentual: format.number(percentualConteudo) })}</p>
              )}
              {row.motivo && isShort(row) && <ServiceText as="p">{row.motivo}</ServiceText>}
            </div>
          ),
        },
        {
          key: 'vigencia',
          head: t('curso.equivalencias.vigencia'),
          cell: (row) => (
            <div className={styles.small}>
              <p>{vigencia(t, format, row)}</p>
              <p className={styles.label}>{direction(t, row)}</p>
            </div>
          ),
        },
      ]}
    />
  )
}

/** One equivalence on a phone: a sentence, its state, both activities, its facts. */
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
  const atividade = filters.numero('atividade')
  return (
    <Stack gap={4}>
      <PageHeader title={t('curso.equivalencias.title')} lead={t('curso.equivalencias.lead')} />
      <Row gap={4}>
        <SearchFilter label={t('curso.filtro.search')} {...field} />
        <CursoFilter />
      </Row>
      {atividade !== 0 && (
        <FilterInUse onClear={() => filters.change({ atividade: '' })}>
          {t('curso.equivalencias.byActivity')} <AtividadeName id={atividade} />
        </FilterInUse>
      )}
      <Section whole errorTitle={t('curso.equivalencias.failed')}>
        <Lista search={search} />
      </Section>
    </Stack>
  )
}
