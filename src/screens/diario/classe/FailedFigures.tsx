/** The figures of classes that could not be read: one message above the list. */
import { hashKey, type QueryKey } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { type Classe, op } from '@/contract'
import { useI18n } from '@/i18n'
import { FailedReads, useFailed } from './FailedReads'
import { asksOf, classesInWords } from './figures'
import type { Whose } from './reads'

interface Props {
  /** The classes of one student, or of each child of a guardian. */
  of: readonly { aluno: Whose; classes: readonly Classe[] }[]
  list: RefObject<HTMLElement | null>
}

const hashOf = ({ queryKey }: { queryKey: QueryKey }) => hashKey(queryKey)

export function FailedFigures({ of, list }: Props) {
  const { t, format } = useI18n()
  const asks = of.map(({ aluno, classes }) => asksOf(classes, aluno))
  const records = asks.flatMap((one) => one.records.map(hashOf))
  const lost = useFailed([...records, ...asks.flatMap((one) => one.turmas.map(hashOf))])
  const ofRecords = lost.some(({ queryKey: [name] }) => name === op.AproveitamentosAlunos.name)
  const title = t(ofRecords ? 'diario.turmas.failedFigures' : 'diario.turma.failedLimit')
  const lostHashes = new Set(lost.map(({ queryHash }) => queryHash))
  const classes = of.flatMap((one) => one.classes)
  const unread = classes.filter((_, i) => lostHashes.has(records[i] ?? ''))
  // children may have classes of the same name, so those of several are not named
  const isPart = of.length === 1 && unread.length > 0 && unread.length < classes.length
  const shown = isPart ? t('diario.turmas.failedFiguresOf', { nomes: classesInWords(t, format, unread) }) : title
  return <FailedReads {...{ lost, title, shown, list }} done={t('diario.turmas.readFigures')} />
}
