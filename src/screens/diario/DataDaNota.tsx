/**
 * The day of an evaluation in its row. A grade carries no date, the evaluation does: read for the rows that come near
 * the window, once.
 */
import { useQuery } from '@tanstack/react-query'
import { reading } from '@/api'
import { type Nota, op } from '@/contract'
import { useI18n } from '@/i18n'
import { askFor, useAluno } from './aluno'
import { useInView } from './useInView'

function DataDaAvaliacao({ id }: { id: NonNullable<Nota['avaliacaoId']> }) {
  const { t, format } = useI18n()
  const aluno = useAluno()
  const query = useQuery({
    ...reading(op.GetAvaliacao, { ...askFor(aluno), id }),
    // an ornament of the row: a service in trouble is not asked again for it
    retry: false,
  })
  if (query.error && !query.data) return '—'
  const read = query.data?.reply
  return read ? (format.dateShort(read.data) ?? t('diario.notas.undated')) : null
}

export function DataDaNota({ nota }: { nota: Nota }) {
  const { t, format } = useI18n()
  const [holder, seen] = useInView<HTMLSpanElement>()
  // a service may send it along with the grade
  const embedded = format.dateShort(typeof nota['data'] === 'string' ? nota['data'] : null)
  const { avaliacaoId: id } = nota
  const own = id === null ? t('diario.notas.undated') : seen && <DataDaAvaliacao id={id} />
  return <span ref={holder}>{embedded ?? own}</span>
}
