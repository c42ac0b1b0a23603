/** The grades of one group: name, weight, date, value, state. The value of an unpublished grade is never drawn. */
import { Link } from 'react-router-dom'
import type { Classe, Nota } from '@/contract'
import { useI18n } from '@/i18n'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { Table } from '@/ui/data/Table'
import { useDiarioPath } from '../classe/student'
import { GradeDate } from './GradeDate'
import styles from './NotasTable.module.css'
import { NewMark } from '../news/NewMark'
import type { Change } from '../news/news'
import { originOf } from '../classe/origin'
import { NotaChip } from '../page/GradeValue'

/** From so many rows on a group is laid out only when it comes near the window. */
const many = 20

interface Props {
  title: string
  /** The title is a sentence of ours and not the service's. */
  ours?: boolean
  notas: readonly Nota[]
  /** Whose grades they are; told to the page of an evaluation. Null: not known. */
  classe: Classe | null
  newsOf: (nota: Nota) => Change | undefined
}

export function NotasTable({ title, ours = false, notas, classe, newsOf }: Props) {
  const { t, format } = useI18n()
  const path = useDiarioPath()
  const name = (nota: Nota) => {
    const words = <ServiceText>{nota.nome || nota.nomeResumido}</ServiceText>
    return (
      <>
        {nota.avaliacaoId === null ? (
          words
        ) : (
          <Link to={path('avaliacao', { idAvaliacao: nota.avaliacaoId })} state={classe && originOf(classe)}>
            {words}
          </Link>
        )}
        {nota.peso === 0 && <span className={styles.weightless}> {t('diario.notas.weightless')}</span>}
      </>
    )
  }
  return (
    <section
      className={styles.group}
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
          { key: 'nome', head: t('diario.notas.evaluation'), cell: name },
          {
            key: 'peso',
            head: t('diario.notas.weight'),
            numeric: true,
            cell: (nota) => (nota.peso === null ? '—' : format.number(nota.peso)),
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
