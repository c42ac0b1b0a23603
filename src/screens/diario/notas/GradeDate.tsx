/** The day of an evaluation; if the grade tells none it is read, first for rows near the window, then for paper. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AproveitamentoAluno, Nota } from '@/contract'
import { allGrades } from '@/domain/notas/notas'
import { useI18n } from '@/i18n'
import { usePrinting } from '../../shared/usePrinting'
import { useAluno } from '../classe/student'
import { daysIn, evaluationAsk, useEvaluationsAhead } from '../classe/useEvaluations'
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
export function ReadDates({ record }: { record: AproveitamentoAluno }) {
  const ids = useMemo(() => {
    const unknown = allGrades(record).flatMap((nota) => (daysIn(nota) ? [] : (nota.avaliacaoId ?? [])))
    return [...new Set(unknown)].slice(0, onPaper)
  }, [record])
  useEvaluationsAhead(ids, useAluno())
  return null
}

export function GradeDate({ nota }: { nota: Nota }) {
  const { t, format } = useI18n()
  const [holder, seen] = useInView<HTMLSpanElement>()
  const printing = usePrinting()
  const { avaliacaoId: id } = nota
  const told = daysIn(nota)
  const undated = t('diario.notas.undated')
  if (id === null || told) return <span ref={holder}>{format.dateShort(told?.data ?? null) ?? undated}</span>
  return <span ref={holder}>{(seen || printing) && <DataDaAvaliacao id={id} />}</span>
}
