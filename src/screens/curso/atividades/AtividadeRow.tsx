/** One curricular activity: on a phone a name and one line, in a wide window a line of a table; either opens where it stands. */
import type { AtividadeCurricular } from '@/contract'
import { type Translate, useI18n, useT } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { Table } from '@/ui/data/Table'
import { CursoName } from '../CursoFilter'
import { Facts } from '../Facts'
import styles from '../list.module.css'
import type { Filters } from '../useFilters'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { Stack } from '@/ui/page/layout'
import { CamposExtras } from '../pessoa/ExtraFields'
import { AtividadeName } from './AtividadeName'

const known = [
  'id',
  'codigo',
  'nome',
  'cargaHoraria',
  'periodo',
  'obrigatoria',
  'ementa',
  'requisitos',
  'idCurso',
  'curso',
] satisfies (keyof AtividadeCurricular)[]

interface AtividadeProps {
  atividade: AtividadeCurricular
  filters: Filters
  open: boolean
}

const idOf = ({ id }: AtividadeCurricular): string => `atividade-${id}`

function AtividadeNome({ atividade, filters, open }: AtividadeProps) {
  const head = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // it was asked for by a link elsewhere on the page: go on reading here
    if (open && document.activeElement !== head.current) head.current?.focus()
  }, [open])
  return (
    <button
      ref={head}
      type="button"
      className={styles.opens}
      aria-expanded={open}
      aria-controls={open ? idOf(atividade) : undefined}
      onClick={() => filters.change({ atividade: open ? '' : atividade.id })}
    >
      <AtividadeName nome={atividade.nome} id={atividade.id} />
    </button>
  )
}

interface DetailsProps extends Omit<AtividadeProps, 'open'> {
  nomes: ReadonlyMap<number, string>
}

function AtividadeDetails({ atividade, nomes, filters }: DetailsProps) {
  const t = useT()
  const { id, ementa, requisitos } = atividade
  return (
    <div id={idOf(atividade)}>
      <Stack gap={3} className={styles.details}>
        {ementa ? <ServiceText as="p">{ementa}</ServiceText> : <p>{t('curso.atividades.noSyllabus')}</p>}
        <Requisitos requisitos={requisitos ?? []} nomes={nomes} filters={filters} />
        <p className={styles.links}>
          <Link to={filters.linkTo({ requisito: id, curso: '', avaliacao: '', atividade: '' })}>
            {t('curso.atividades.requiredBy')}
          </Link>
          <Link to={`${paths.equivalencias}?atividade=${id}`}>{t('curso.atividades.equivalencias')}</Link>
        </p>
        <CamposExtras record={atividade} known={known} />
      </Stack>
    </div>
  )
}

function Requisitos({
  requisitos,
  nomes,
  filters,
}: { requisitos: number[] } & Pick<DetailsProps, 'nomes' | 'filters'>) {
  const t = useT()
  if (requisitos.length === 0) return <p>{t('curso.atividades.noPrerequisites')}</p>
  return (
    <p className={styles.links}>
      <span>{t('curso.atividades.requisitos')}</span>
      {requisitos.map((requisito) => (
        <Link
          key={requisito}
          to={filters.linkTo({ atividade: requisito, requisito: '', avaliacao: '' })}
          preventScrollReset
        >
          <AtividadeName nome={nomes.get(requisito)} id={requisito} />
        </Link>
      ))}
    </p>
  )
}

interface Props {
  nomes: ReadonlyMap<number, string>
  filters: Filters
}

const kind = (t: Translate, { obrigatoria }: AtividadeCurricular) =>
  obrigatoria == null ? null : t(obrigatoria ? 'curso.atividades.obrigatoria' : 'curso.atividades.elective')

const Curso = ({ idCurso, curso }: AtividadeCurricular) =>
  (curso || idCurso) && <CursoName id={idCurso ?? 0} nome={curso} />

const isOpen = ({ id }: AtividadeCurricular, filters: Filters) => id === filters.numero('atividade')

export function AtividadeRow({ atividade, nomes, filters }: Props & { atividade: AtividadeCurricular }) {
  const t = useT()
  const { codigo, cargaHoraria, periodo } = atividade
  const open = isOpen(atividade, filters)
  return (
    <li className={styles.row} data-row>
      <h2 className={styles.name}>
        <AtividadeNome atividade={atividade} filters={filters} open={open} />
      </h2>
      <Facts className={styles.facts}>
        {[
          codigo && <ServiceText>{codigo}</ServiceText>,
          cargaHoraria != null && t('curso.horas', { n: cargaHoraria }),
          periodo != null && t('curso.atividades.periodo', { periodo: String(periodo) }),
          kind(t, atividade),
          Curso(atividade),
        ]}
      </Facts>
      {open && <AtividadeDetails atividade={atividade} nomes={nomes} filters={filters} />}
    </li>
  )
}

export function AtividadeTable({ rows, nomes, filters }: Props & { rows: readonly AtividadeCurricular[] }) {
  const { t, format } = useI18n()
  return (
    <Table
      caption={t('curso.atividades.title')}
      captionHidden
      compact
      rows={rows}
      rowKey={({ id }, i) => `${id} ${i}`}
      detail={(atividade) =>
        isOpen(atividade, filters) && <AtividadeDetails atividade={atividade} nomes={nomes} filters={filters} />
      }
      columns={[
        {
          key: 'nome',
          head: t('curso.atividades.one'),
          cell: (atividade) => (
            <AtividadeNome atividade={atividade} filters={filters} open={isOpen(atividade, filters)} />
          ),
        },
        {
          key: 'codigo',
          head: t('curso.codigo'),
          cell: ({ codigo }) => <ServiceText className={styles.oneLine}>{codigo}</ServiceText>,
        },
        {
          key: 'horas',
          head: t('curso.cargaHoraria'),
          numeric: true,
          cell: ({ cargaHoraria }) => cargaHoraria != null && format.number(cargaHoraria),
        },
        {
          key: 'periodo',
          head: t('curso.periodo'),
          numeric: true,
          cell: ({ periodo }) => periodo != null && String(periodo),
        },
        { key: 'tipo', head: t('curso.tipo'), cell: (atividade) => kind(t, atividade) },
        // one course alone is told above
        ...(filters.numero('curso') === 0 ? [{ key: 'curso', head: t('curso.filtro.curso'), cell: Curso }] : []),
      ]}
    />
  )
}
