/** The grades of one group: name, weight, date, value, state. The value of an unpublished grade is never drawn. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AproveitamentoAluno, Classe, Nota } from '@/contract'
import { allGrades } from '@/domain/notas/notas'
import { useI18n } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { Table } from '@/ui/data/Table'
import { classNames } from '@/ui/look/classNames'
import { usePrinting } from '../../shared/paper/usePrinting'
import { nameOfNota } from '../classe/figures'
import { AvaliacaoLink } from '../classe/links'
import { useAluno } from '../classe/student'
import { daysIn, evaluationAsk, useEvaluationsAhead } from '../classe/useEvaluations'
import { useInView } from '../classe/useInView'
import { type Change, NewMark } from '../news/news'
import { NotaChip } from '../page/GradeValue'
import styles from './NotasTable.module.css'

function DataOfAvaliacao({ id }: { id: NonNullable<Nota['avaliacaoId']> }) {
  const { t, format } = useI18n()
  const aluno = useAluno()
  const query = useQuery(evaluationAsk(id, aluno))
  if (query.error && !query.data) return '—'
  const read = query.data?.reply
  return read ? (format.dateShort(read.data) ?? t('diario.notas.undated')) : null
}

/** The most days that are prefetched for printing: more than a class usually has. */
const onPaper = 60

/** Prefetches the days of these grades, because printing from the browser's menu cannot wait for them. */
export function ReadDates({ record }: { record: AproveitamentoAluno }) {
  const ids = useMemo(() => {
    const unknown = allGrades(record).flatMap((nota) => (daysIn(nota) ? [] : (nota.avaliacaoId ?? [])))
    return [...new Set(unknown)].slice(0, onPaper)
  }, [record])
  useEvaluationsAhead(ids)
  return null
}

/** The day of an evaluation; read for rows near the window where it is not embedded in the grade. */
function GradeDate({ nota }: { nota: Nota }) {
  const { t, format } = useI18n()
  const [holder, seen] = useInView<HTMLSpanElement>()
  const printing = usePrinting()
  const { avaliacaoId: id } = nota
  const told = daysIn(nota)
  const undated = t('diario.notas.undated')
  if (id === null || told) return <span ref={holder}>{format.dateShort(told?.data ?? null) ?? undated}</span>
  return <span ref={holder}>{(seen || printing) && <DataOfAvaliacao id={id} />}</span>
}

/** A group with more rows than this is laid out only near the window. */
const many = 20

interface Props {
  /** The group's name; empty where the service sends none. */
  title: string
  /** The title is the portal's word, not the service's. */
  ours: boolean
  notas: readonly Nota[]
  /** The class that links to an evaluation carry along; null: unknown. */
  classe: Classe | null
  newsOf: (nota: Nota) => Change | undefined
}

export function NotasTable({ notas, classe, newsOf, ...named }: Props) {
  const { t, format } = useI18n()
  const ours = named.ours || named.title === ''
  const title = named.title || t('diario.notas.group')
  return (
    <section
      className={classNames(styles.group, 'reach')}
      {...(notas.length > many && {
        'data-many': true,
        style: { containIntrinsicSize: `auto ${notas.length * 4.5}rem` },
      })}
    >
      <h2>{ours ? title : <ServiceText>{title}</ServiceText>}</h2>
      <Table
        caption={ours ? title : t('diario.notas.caption', { grupo: tame(title) })}
        captionHidden
        columns={[
          {
            key: 'nome',
            head: t('diario.notas.evaluation'),
            cell: ({ avaliacaoId: id, peso, ...nota }) => (
              <>
                <AvaliacaoLink {...{ id, classe }}>{nameOfNota(t, nota)}</AvaliacaoLink>
                {peso === 0 && (
                  <span className={classNames('fine', styles.weightless)}> {t('diario.notas.weightless')}</span>
                )}
              </>
            ),
          },
          {
            key: 'peso',
            head: t('diario.notas.weight'),
            numeric: true,
            cell: (nota) => (nota.peso === null ? '—' : format.number(nota.peso, 3)),
          },
          { key: 'data', head: t('diario.notas.date'), cell: (nota) => <GradeDate nota={nota} /> },
          {
            key: 'valor',
            head: t('diario.notas.grade'),
            numeric: true,
            cell: (nota) => (
              <>
                <NotaChip nota={nota} />
                <NewMark of={[newsOf(nota)]} />
              </>
            ),
          },
        ]}
        rows={notas}
        rowKey={(nota, i) => `${nota.avaliacaoId ?? ''}-${i}`}
      />
    </section>
  )
}
