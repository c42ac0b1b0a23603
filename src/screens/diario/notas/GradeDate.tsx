/**
 * The day of an evaluation in its row. A grade carries no date, the evaluation does: read at once for the rows that come
 * near the window, then for the others, so that paper has them all.
 */
import { useQuery } from '@tanstack/react-query'
import type { Nota } from '@/contract'
import { useI18n } from '@/i18n'
import { usePrinting } from '../../shared/usePrinting'
import { useAluno } from '../classe/student'
import { evaluationAsk, useEvaluations } from '../classe/useEvaluations'
import { useInView } from '../classe/useInView'

function DataDaAvaliacao({ id }: { id: NonNullable<Nota['avaliacaoId']> }) {
  const { t, format } = useI18n()
  const aluno = useAluno()
  const query = useQuery(evaluationAsk(id, aluno))
  if (query.error && !query.data) return '—'
  const read = query.data?.reply
  return read ? (format.dateShort(read.data) ?? t('diario.notas.undated')) : null
}

/** More than a class has; who has more finds the days of what was looked at on paper. */
const onPaper = 60

/** Reads the days of all these grades while nobody waits for them: printing from the browser's menu waits for nothing. */
export function ReadDates({ notas }: { notas: readonly Nota[] }) {
  const ids = notas.flatMap(({ avaliacaoId, data }) => (typeof data === 'string' ? [] : (avaliacaoId ?? [])))
  useEvaluations([...new Set(ids)].slice(0, onPaper), useAluno())
  return null
}

export function GradeDate({ nota }: { nota: Nota }) {
  const { t, format } = useI18n()
  const [holder, seen] = useInView<HTMLSpanElement>()
  const printing = usePrinting()
  // a service may send it along with the grade
  const embedded = format.dateShort(typeof nota['data'] === 'string' ? nota['data'] : null)
  const { avaliacaoId: id } = nota
  const own = id === null ? t('diario.notas.undated') : (seen || printing) && <DataDaAvaliacao id={id} />
  return <span ref={holder}>{embedded ?? own}</span>
}
