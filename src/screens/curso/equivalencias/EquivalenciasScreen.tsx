/** Curricular equivalences: which activity counts as which, with state, reason and period. */
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useReads } from '@/api'
import type { AtividadeResumida, Equivalencia } from '@/contract'
import { useI18n, useT } from '@/i18n'
import { paths } from '@/paths'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { Table } from '@/ui/data/Table'
import { classNames } from '@/ui/look/classNames'
import { Disclosure } from '@/ui/page/Disclosure'
import { FilteredList, ListPage } from '../FilteredList'
import { useFilters } from '../filters'
import { AtividadeName, CursoName, useLearnNames } from '../courseNames'
import { CamposExtras, camposExtras } from '../CamposExtras'
import { Facts } from '../Facts'
import { numberIn, readsEquivalencias } from '../reads'
import type { Search } from '../search'
import { coverage, direction, known, knownSide, situacaoOf, speaksOf, textOf, verbOf, vigencia } from './equivalencia'
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
      <Facts className="quiet">
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
  if (!situacao?.trim()) return null
  const { tone, label } = situacaoOf(equivalencia)
  return (
    <StateLabel tone={tone}>
      {label ? t(`curso.equivalencias.situacao.${label}`) : <ServiceText>{situacao}</ServiceText>}
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

/** Letters of a reason that fit into its column; a longer one gets a line of its own below the row. */
const shortReason = 90

/**
 * Equivalences in a wide window: a row reads as the sentence "Álgebra I vale como Matemática Básica", and is at most
 * three lines high.
 */
function EquivalenciaTable({ rows, withCurso }: { rows: readonly Equivalencia[]; withCurso: boolean }) {
  const { t, format } = useI18n()
  const isShort = ({ motivo }: Pick<Equivalencia, 'motivo'>) => (motivo ?? '').length <= shortReason
  return (
    <div className={styles.small}>
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
              <>
                {!isShort(row) && <ReasonLine motivo={row.motivo} />}
                {more && (
                  <Disclosure summary={t('curso.more')}>
                    <CamposExtras record={row} known={known} />
                  </Disclosure>
                )}
              </>
            )
          )
        }}
        columns={[
          {
            key: 'cursada',
            head: t('curso.equivalencias.taken'),
            width: '20%',
            cell: ({ atividadeEquivalente }) => <Atividade side={atividadeEquivalente} />,
          },
          {
            key: 'situacao',
            head: t('curso.equivalencias.holds'),
            width: '8rem',
            cell: (row) => (
              <>
                <p className="one-line">{t(verbOf(row))}</p>
                <SituacaoLabel equivalencia={row} />
              </>
            ),
          },
          {
            key: 'exigida',
            head: t('curso.equivalencias.required'),
            width: '23%',
            cell: (row) => (
              <>
                <Atividade side={row.atividadeOfertada} />
                {withCurso && Boolean(row.idCurso) && (
                  <p className="quiet">
                    <CursoName id={row.idCurso} />
                  </p>
                )}
              </>
            ),
          },
          {
            key: 'motivo',
            head: t('curso.equivalencias.reason'),
            cell: (row) => (
              <>
                <p>{coverage(t, format, row)}</p>
                {row.motivo && isShort(row) && <ServiceText as="p">{row.motivo}</ServiceText>}
              </>
            ),
          },
          {
            key: 'vigencia',
            head: t('curso.equivalencias.vigencia'),
            width: '20%',
            cell: (row) => (
              <>
                <p>{vigencia(t, format, row)}</p>
                <p className="quiet">{direction(t, row)}</p>
              </>
            ),
          },
        ]}
      />
    </div>
  )
}

/** One equivalence on a phone: a sentence, its state, both activities and its facts. */
function EquivalenciaRow({ equivalencia, withCurso }: { equivalencia: Equivalencia; withCurso: boolean }) {
  const { t, format } = useI18n()
  const { atividadeOfertada, atividadeEquivalente, motivo } = equivalencia
  const told = [coverage(t, format, equivalencia), direction(t, equivalencia), vigencia(t, format, equivalencia)]
  const facts = told.filter((fact) => fact !== null)
  return (
    <li className={styles.row} data-row>
      <div className={styles.head}>
        <h2>
          <Nome side={atividadeEquivalente} /> {t(verbOf(equivalencia))} <Nome side={atividadeOfertada} />
        </h2>
        <SituacaoLabel equivalencia={equivalencia} />
      </div>
      <ReasonLine motivo={motivo} />
      <div className={styles.sides}>
        <div className={styles.side}>
          <p className="quiet">{t('curso.equivalencias.taken')}</p>
          <Atividade side={atividadeEquivalente} />
        </div>
        <div className={styles.side}>
          <p className="quiet">{t('curso.equivalencias.required')}</p>
          <Atividade side={atividadeOfertada} />
        </div>
      </div>
      <p className={classNames('muted', styles.facts)}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {withCurso && Boolean(equivalencia.idCurso) && (
          <span className={styles.curso}>
            <CursoName id={equivalencia.idCurso} />
          </span>
        )}
      </p>
      <CamposExtras record={equivalencia} known={known} />
    </li>
  )
}

function List({ search }: { search: Search }) {
  const { equivalencias, ofertadas } = useReads(readsEquivalencias({}, {}, search.asked))
  const atividade = numberIn(search.asked, 'atividade')
  const found = ofertadas.itens
  const itens = useMemo(() => {
    const ids = new Set(equivalencias.itens.map(({ id }) => id))
    // adds rows that stand on a page that is not loaded yet
    return [...equivalencias.itens, ...found.filter(({ id }) => !ids.has(id))]
  }, [equivalencias.itens, found])
  const only = useMemo(() => {
    const ids = new Set(found.map(({ id }) => id))
    return atividade === 0 ? undefined : (row: Equivalencia) => ids.has(row.id) || speaksOf(row, atividade)
  }, [found, atividade])
  const refresh = () => {
    equivalencias.refresh()
    if (atividade !== 0) ofertadas.refresh()
  }
  const named = useMemo(
    () =>
      itens.flatMap(({ idCurso, ...of }) => [{ idCurso }, of.atividadeOfertada ?? {}, of.atividadeEquivalente ?? {}]),
    [itens],
  )
  useLearnNames(named, equivalencias.updatedAt)
  const withCurso = numberIn(search.asked, 'curso') === 0
  return (
    <FilteredList
      of="equivalencias"
      {...{ search, textOf, only }}
      pages={{ ...equivalencias, itens, refresh }}
      table={(rows) => <EquivalenciaTable rows={rows} withCurso={withCurso} />}
      card={(item, i) => <EquivalenciaRow key={`${item.id} ${i}`} equivalencia={item} withCurso={withCurso} />}
    />
  )
}

export function Component() {
  const t = useT()
  const filters = useFilters()
  const atividade = filters.numero('atividade')
  return (
    <ListPage
      of="equivalencias"
      inUse={
        atividade !== 0 && (
          <>
            {t('curso.equivalencias.byActivity')} <AtividadeName id={atividade} />
          </>
        )
      }
      onClear={() => filters.change({ curso: '', atividade: '' })}
      List={List}
    />
  )
}
