/** Equivalences in a wide window: a line reads as a sentence, "Álgebra I vale como Matemática Básica", then its facts. */
import type { Equivalencia } from '@/contract'
import { useI18n } from '@/i18n'
import { Disclosure } from '@/ui/page/Disclosure'
import { Table } from '@/ui/data/Table'
import { CamposExtras } from '../pessoa/ExtraFields'
import { CursoName } from '../CursoFilter'
import { known, direction, verbDe, vigencia } from './equivalencia'
import { Atividade, ReasonLine, SituacaoLabel } from './EquivalenciaParts'
import styles from './equivalencia.module.css'
import { camposExtras } from '../pessoa/extras'
import { cursoOf } from '../names'

export function EquivalenciaTable({ rows, comCurso }: { rows: readonly Equivalencia[]; comCurso: boolean }) {
  const { t, format } = useI18n()
  // some services tell no course of any
  const withCourse = comCurso && rows.some((row) => cursoOf(row) !== 0)
  return (
    <Table
      caption={t('curso.equivalencias.title')}
      captionHidden
      compact
      rows={rows}
      rowKey={({ id }, i) => `${id} ${i}`}
      detail={(row) =>
        camposExtras(row, known).length > 0 && (
          <Disclosure summary={t('curso.more')}>
            <CamposExtras record={row} known={known} />
          </Disclosure>
        )
      }
      columns={[
        {
          key: 'cursada',
          head: t('curso.equivalencias.taken'),
          cell: ({ atividadeEquivalente }) => <Atividade side={atividadeEquivalente} />,
        },
        { key: 'verbo', head: t('curso.equivalencias.vale'), cell: (row) => t(verbDe(row)) },
        {
          key: 'exigida',
          head: t('curso.equivalencias.required'),
          cell: ({ atividadeOfertada }) => <Atividade side={atividadeOfertada} />,
        },
        {
          key: 'situacao',
          head: t('curso.equivalencias.situacao'),
          cell: (row) => (
            <div className={styles.state}>
              <SituacaoLabel equivalencia={row} />
              <ReasonLine motivo={row.motivo} />
            </div>
          ),
        },
        {
          key: 'conteudo',
          head: t('curso.equivalencias.covers'),
          numeric: true,
          cell: ({ percentualConteudo }) => percentualConteudo != null && `${format.number(percentualConteudo)}%`,
        },
        {
          key: 'vigencia',
          head: t('curso.equivalencias.vigencia'),
          cell: (row) => (
            <>
              <p>{vigencia(t, format, row)}</p>
              <p className={styles.label}>{direction(t, row)}</p>
            </>
          ),
        },
        ...(withCourse
          ? [
              {
                key: 'curso',
                head: t('curso.filtro.curso'),
                cell: (row: Equivalencia) => cursoOf(row) !== 0 && <CursoName id={cursoOf(row)} />,
              },
            ]
          : []),
      ]}
    />
  )
}
