/** The classes of a list whose figures could not be read: one message above the list. */
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { type RefObject, useMemo } from 'react'
import { type Classe, op } from '@/contract'
import { useI18n } from '@/i18n'
import { FailedReads, useFailed } from './FailedReads'
import { asksOf, classesInWords } from './figures'
import { useAluno } from './student'

export function FailedFigures({ classes, list }: { classes: readonly Classe[]; list: RefObject<HTMLElement | null> }) {
  const { t, format } = useI18n()
  const aluno = useAluno()
  const { records, hashes } = useMemo(() => {
    const asks = asksOf(classes, aluno)
    const of = (some: readonly { queryKey: QueryKey }[]) => some.map(({ queryKey }) => hashKey(queryKey))
    const records = of(asks.records)
    return { records, hashes: [...records, ...of(asks.turmas)] }
  }, [classes, aluno])
  const lost = useFailed(hashes)
  const ofRecords = lost.some(({ queryKey: [name] }) => name === op.AproveitamentosAlunos.name)
  const title = t(ofRecords ? 'diario.turmas.failedFigures' : 'diario.turma.failedLimit')
  const lostHashes = new Set(lost.map(({ queryHash }) => queryHash))
  const unread = classes.filter((_, i) => lostHashes.has(records[i] ?? ''))
  const isPart = unread.length > 0 && unread.length < classes.length
  const shown = isPart ? t('diario.turmas.failedFiguresOf', { nomes: classesInWords(t, format, unread) }) : title
  return <FailedReads {...{ lost, title, shown, list }} done={t('diario.turmas.readFigures')} />
}
