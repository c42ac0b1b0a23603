/**
 * The day of an evaluation in its row. A grade carries no date, the evaluation does: read for the rows that come near
 * the window, once, and left out where it cannot be had.
 */
import { useQuery } from '@tanstack/react-query'
import { reading } from '@/api'
import { type Nota, op } from '@/contract'
import { useI18n } from '@/i18n'
import { askFor, useAluno } from './aluno'
import { useInView } from './useInView'

export function DataDaNota({ nota }: { nota: Nota }) {
  const { t, format } = useI18n()
  const aluno = useAluno()
  const [holder, seen] = useInView<HTMLSpanElement>(600)
  // a service may send it along with the grade
  const embedded = format.dateShort(typeof nota['data'] === 'string' ? nota['data'] : null)
  const query = useQuery({
    ...reading(op.GetAvaliacao, { ...askFor(aluno), id: nota.avaliacaoId }),
    enabled: seen && !embedded && nota.avaliacaoId !== null,
    // an ornament of the row: a service in trouble is not asked again for it
    retry: false,
  })
  const read = query.data?.reply
  return <span ref={holder}>{embedded ?? (read && (format.dateShort(read.data) ?? t('diario.notas.undated')))}</span>
}
