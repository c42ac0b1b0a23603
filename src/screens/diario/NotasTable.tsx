/** The grades of one group: name, weight, value, state. The value of an unpublished grade is never drawn. */
import { Link } from 'react-router-dom'
import type { Nota } from '@/contract'
import { estadoDe } from '@/domain/notas'
import { useI18n } from '@/i18n'
import { GradeChip, type GradeState } from '@/ui/GradeChip'
import { ServiceText } from '@/ui/ServiceText'
import { Table } from '@/ui/Table'
import { useDiarioPath } from './aluno'
import styles from './NotasTable.module.css'

function stateOf(nota: Nota): GradeState {
  const estado = estadoDe(nota)
  if (estado === 'aguardando') return 'naoPublicada'
  if (nota.valor === null) return 'semNota'
  return estado
}

interface Props {
  title: string
  /** The title is a sentence of ours and not the service's. */
  ours?: boolean
  notas: readonly Nota[]
}

export function NotasTable({ title, ours = false, notas }: Props) {
  const { t, format } = useI18n()
  const path = useDiarioPath()
  const name = (nota: Nota) => {
    const words = <ServiceText>{nota.nome || nota.nomeResumido}</ServiceText>
    if (nota.avaliacaoId === null) return words
    return <Link to={path('avaliacao', { idAvaliacao: nota.avaliacaoId })}>{words}</Link>
  }
  return (
    <section className={styles.group}>
      <h2>{ours ? title : <ServiceText>{title}</ServiceText>}</h2>
      <Table
        caption={t('diario.notas.caption', { grupo: title })}
        captionHidden
        columns={[
          { key: 'nome', head: t('diario.notas.evaluation'), cell: name },
          {
            key: 'peso',
            head: t('diario.notas.weight'),
            numeric: true,
            cell: (nota) => (nota.peso === null ? '—' : format.number(nota.peso)),
          },
          {
            key: 'valor',
            head: t('diario.notas.grade'),
            numeric: true,
            cell: (nota) => <GradeChip valor={nota.valor} state={stateOf(nota)} />,
          },
        ]}
        rows={notas}
        rowKey={(nota, i) => `${nota.avaliacaoId ?? ''}-${i}`}
      />
    </section>
  )
}
