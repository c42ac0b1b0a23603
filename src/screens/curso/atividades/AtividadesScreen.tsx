/** Curricular activities, filtered by course, prerequisite, evaluation or text; a row unfolds in place. */
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useReads } from '@/api'
import { AtividadeCurricular, z } from '@/contract'
import { oneLine } from '@/domain/typed'
import { type Translate, useI18n, useT } from '@/i18n'
import { paths } from '@/paths'
import { ServiceText } from '@/ui/data/ServiceText'
import { type Column, Table } from '@/ui/data/Table'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { classNames } from '@/ui/look/classNames'
import { Disclosure } from '@/ui/page/Disclosure'
import { Row, Stack } from '@/ui/page/layout'
import { FilteredList, ListPage } from '../FilteredList'
import { type Filters, useFilters } from '../filters'
import styles from '../list.module.css'
import { AtividadeName, CursoName, useCursos, useLearnNames } from '../courseNames'
import { CamposExtras } from '../CamposExtras'
import { Facts } from '../Facts'
import { numberIn, readsAtividades } from '../reads'
import type { Search } from '../search'

const known = Object.keys(AtividadeCurricular.shape)

interface Props {
  atividade: AtividadeCurricular
  filters: Filters
}

const isOpen = ({ atividade: { id }, filters }: Props): boolean => id === filters.numero('atividade')
const idOf = ({ id }: AtividadeCurricular): string => `atividade-${id}`

function AtividadeNome({ atividade, filters }: Props) {
  const open = isOpen({ atividade, filters })
  return (
    <button
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

function AtividadeDetails({ atividade, filters }: Props) {
  const t = useT()
  const { id, ementa, requisitos } = atividade
  return (
    <div id={idOf(atividade)}>
      <Stack gap={3} className={styles.details}>
        {ementa ? <ServiceText as="p">{ementa}</ServiceText> : <p>{t('curso.atividades.noSyllabus')}</p>}
        <Requisitos requisitos={requisitos} filters={filters} />
        <Row gap={4} className="tight no-print">
          <Link {...filters.linkTo({ requisito: id, curso: '', avaliacao: '', atividade: '' })}>
            {t('curso.atividades.requiredBy')}
          </Link>
          <Link to={`${paths.equivalencias}?atividade=${id}`}>{t('curso.atividades.equivalencias')}</Link>
        </Row>
        <p className="quiet">{t('curso.atividades.numero', { id: String(id) })}</p>
        <CamposExtras record={atividade} known={known} />
      </Stack>
    </div>
  )
}

function Requisitos({ requisitos, filters }: { requisitos: AtividadeCurricular['requisitos']; filters: Filters }) {
  const t = useT()
  if (!requisitos) return <p>{t('curso.atividades.untoldPrerequisites')}</p>
  if (requisitos.length === 0) return <p>{t('curso.atividades.noPrerequisites')}</p>
  return (
    <Row gap={4} className="tight">
      <span>{t('curso.atividades.requisitos')}</span>
      {requisitos.map((requisito) => (
        <Link
          key={requisito}
          {...filters.linkTo({ atividade: requisito, requisito: '', avaliacao: '' }, { preventScrollReset: true })}
        >
          <AtividadeName id={requisito} />
        </Link>
      ))}
    </Row>
  )
}

const kind = (t: Translate, { obrigatoria }: AtividadeCurricular) =>
  obrigatoria == null ? null : t(obrigatoria ? 'curso.atividades.obrigatoria' : 'curso.atividades.elective')

function AtividadeRow({ atividade, filters }: Props) {
  const t = useT()
  const { codigo, cargaHoraria, periodo, idCurso, curso } = atividade
  return (
    <li className={styles.row} data-row>
      <h2 className={styles.name}>
        <AtividadeNome atividade={atividade} filters={filters} />
      </h2>
      <Facts className={classNames('quiet', styles.facts)}>
        {[
          codigo && <ServiceText>{codigo}</ServiceText>,
          cargaHoraria != null && t('curso.horas', { n: cargaHoraria }),
          // 0 is no period
          periodo ? t('curso.atividades.periodo', { periodo: String(periodo) }) : null,
          kind(t, atividade),
          (curso || idCurso) && <CursoName id={idCurso} nome={curso} />,
        ]}
      </Facts>
      {isOpen({ atividade, filters }) && <AtividadeDetails atividade={atividade} filters={filters} />}
    </li>
  )
}

interface TableProps {
  rows: readonly AtividadeCurricular[]
  filters: Filters
  /** Shows the column of the course; needless while one course is chosen. */
  withCurso: boolean
}

function AtividadeTable({ rows, filters, withCurso }: TableProps) {
  const { t, format } = useI18n()
  const columns: Column<AtividadeCurricular>[] = [
    {
      key: 'nome',
      head: t('curso.atividades.one'),
      cell: (row) => <AtividadeNome atividade={row} filters={filters} />,
    },
    {
      key: 'codigo',
      head: t('curso.codigo'),
      width: '6.5rem',
      cell: ({ codigo }) => <ServiceText>{codigo}</ServiceText>,
    },
    {
      key: 'horas',
      head: t('curso.cargaHoraria'),
      width: '4rem',
      numeric: true,
      cell: ({ cargaHoraria }) => cargaHoraria != null && format.number(cargaHoraria),
    },
    {
      key: 'periodo',
      head: t('curso.periodo'),
      width: '4.75rem',
      numeric: true,
      cell: ({ periodo }) => (periodo ? String(periodo) : null),
    },
    { key: 'tipo', head: t('curso.tipo'), width: '7.25rem', cell: (row) => kind(t, row) },
    {
      key: 'curso',
      head: t('curso.atividades.curso'),
      width: '18%',
      cell: (row) => <CursoName id={row.idCurso} nome={row.curso} />,
    },
  ]
  return (
    <Table
      caption={t('curso.atividades.title')}
      captionHidden
      compact
      rows={rows}
      rowKey={({ id }, i) => `${id} ${i}`}
      detail={(atividade) =>
        isOpen({ atividade, filters }) && <AtividadeDetails atividade={atividade} filters={filters} />
      }
      columns={columns.filter(({ key }) => key !== 'curso' || withCurso)}
    />
  )
}

const whole = z.string().check(z.overwrite(oneLine), z.regex(/^\d{0,9}$/, 'curso.filter.digitsOnly'))
const identifier = z.string().check(z.overwrite(oneLine), z.maxLength(80))
const rules = z.object({ curso: whole, requisito: whole, avaliacao: identifier })

const number = { inputMode: 'numeric', width: '9rem', optional: true } as const

/** Filters by ids of the service, folded by default. */
function MoreFilters() {
  const t = useT()
  const filters = useFilters()
  const chosen = filters.numero('curso')
  const hasName = Boolean(useCursos().get(chosen))
  const curso = hasName ? '' : String(chosen || '')
  const requisito = String(filters.numero('requisito') || '')
  const avaliacao = filters.text('avaliacao')
  const form = useSchemaForm(rules, { curso, requisito, avaliacao })
  const { resetField } = form
  // one reset per field, so that a link or "clear" changes a filter without erasing text typed in the others; `hasName`
  // resets the field of the course too, because the field and its error disappear once the name is known
  useEffect(() => resetField('curso', { defaultValue: curso }), [resetField, curso, hasName])
  useEffect(() => resetField('requisito', { defaultValue: requisito }), [resetField, requisito])
  useEffect(() => resetField('avaliacao', { defaultValue: avaliacao }), [resetField, avaliacao])
  return (
    <div className={classNames(styles.more, 'no-print')}>
      <Disclosure summary={t('curso.filter.more')}>
        <Form
          form={form}
          refused={null}
          pending={false}
          submitLabel={t('curso.filter.apply')}
          submitVariant="secondary"
          onSubmit={(values) => filters.change({ ...values, curso: hasName ? chosen : values.curso, atividade: '' })}
        >
          {/* a course without a name is not in the select above */}
          {!hasName && <TextField name="curso" label={t('curso.filter.numeroCurso')} {...number} />}
          <TextField
            name="requisito"
            label={t('curso.filter.numeroRequisito')}
            hint={t('curso.filter.numeroHint')}
            {...number}
          />
          <TextField
            name="avaliacao"
            label={t('curso.filter.numeroAvaliacao')}
            autoCapitalize="none"
            spellCheck={false}
            width="15rem"
            optional
          />
        </Form>
      </Disclosure>
    </div>
  )
}

const textOf = ({ nome, codigo }: AtividadeCurricular): string => `${nome ?? ''} ${codigo ?? ''}`

function List({ search }: { search: Search }) {
  const filters = useFilters()
  const { atividades: pages } = useReads(readsAtividades({}, {}, search.asked))
  useLearnNames(pages.itens, pages.updatedAt)
  return (
    <FilteredList
      of="atividades"
      {...{ pages, search, textOf }}
      linked={filters.numero('atividade')}
      table={(rows) => <AtividadeTable {...{ rows, filters, withCurso: numberIn(search.asked, 'curso') === 0 }} />}
      card={(atividade, i) => <AtividadeRow key={`${atividade.id} ${i}`} atividade={atividade} filters={filters} />}
    />
  )
}

export function Component() {
  const t = useT()
  const filters = useFilters()
  const requisito = filters.numero('requisito')
  const avaliacao = filters.text('avaliacao')
  return (
    <ListPage
      of="atividades"
      moreFilters={<MoreFilters />}
      inUse={
        requisito !== 0 ? (
          <>
            {t('curso.filter.byPrerequisite')} <AtividadeName id={requisito} />
          </>
        ) : (
          avaliacao && t('curso.filter.byEvaluation', { id: avaliacao })
        )
      }
      onClear={() => filters.change({ curso: '', requisito: '', avaliacao: '', atividade: '' })}
      List={List}
    />
  )
}
