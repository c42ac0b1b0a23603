/** One message above a list of classes whose figures could not be read, with one button that reads them again. */
import { hashKey, type Query, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { ApiError, queryClient } from '@/api'
import { type Classe, op } from '@/contract'
import { useI18n } from '@/i18n'
import { announce, useAnnounced } from '@/ui/action/live'
import { ErrorState } from '../../shared/ErrorState'
import { useAluno } from './student'
import { asksOf, classesInWords } from './figures'
import styles from './FailedFigures.module.css'

const failed = ({ state }: Query): boolean => state.data === undefined && state.errorUpdateCount > 0

/** The snapshot of the subscription; a string, because React compares snapshots by `Object.is`. */
const summary = (queries: readonly Query[]): string =>
  queries.map(({ queryHash, state }) => `${queryHash}${state.errorUpdateCount}${state.fetchStatus}`).join()

function useFailed(hashes: readonly string[]): Query[] {
  const cache = useQueryClient().getQueryCache()
  const find = () => hashes.flatMap((hash) => cache.get(hash) ?? []).filter(failed)
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache])
  useSyncExternalStore(subscribe, () => summary(find()))
  return find()
}

/** Whether a retry may help; such an error is shown rather than one that stays. */
const mayHelp = ({ kind }: ApiError): boolean => kind !== 'forbidden' && kind !== 'notFound'

/** `list` takes the focus when everything has been read and the button disappears: its first link, or itself before it has one. */
export function FailedFigures({ classes, list }: { classes: readonly Classe[]; list: RefObject<HTMLElement | null> }) {
  const { t, format } = useI18n()
  const aluno = useAluno()
  const { records, hashes } = useMemo(() => {
    const asks = asksOf(classes, aluno)
    const of = (some: readonly { queryKey: readonly unknown[] }[]) => some.map(({ queryKey }) => hashKey(queryKey))
    const records = of(asks.records)
    return { records, hashes: [...records, ...of(asks.turmas)] }
  }, [classes, aluno])
  const lost = useFailed(hashes)
  const errors = lost.map(({ state }) => state.error).filter((error) => error instanceof ApiError)
  const told = errors.find(mayHelp) ?? errors[0] ?? null
  // a query drops its error while it is retried, so the last error stays on the screen until the answer
  const [last, setLast] = useState<ApiError | null>(null)
  if (told && told !== last) setLast(told)
  const error = lost.length > 0 ? (told ?? last) : null
  const reading = lost.some(({ state }) => state.fetchStatus === 'fetching')
  const ofRecords = lost.some(({ queryKey: [name] }) => name === op.AproveitamentosAlunos.name)
  const title = t(ofRecords ? 'diario.turmas.failedFigures' : 'diario.turma.failedLimit')
  const lostHashes = new Set(lost.map(({ queryHash }) => queryHash))
  const unread = classes.filter((_, i) => lostHashes.has(records[i] ?? ''))
  const isPart = unread.length > 0 && unread.length < classes.length
  const named = isPart ? t('diario.turmas.failedFiguresOf', { nomes: classesInWords(t, format, unread) }) : title
  // the countdown of a busy service speaks itself; class names are left out, since classes fail one after the other
  useAnnounced(error !== null && error.kind !== 'busy' && !reading && title, 'assertive')
  const asked = useRef(false)
  const gone = lost.length === 0
  useEffect(() => {
    if (!gone || !asked.current) return
    asked.current = false
    announce(t('diario.turmas.readFigures'))
  }, [gone, t])
  if (!error) return null
  const toList = () => list.current?.querySelector('a') ?? list.current
  const retry = () => {
    asked.current = true
    void queryClient.refetchQueries({ predicate: (query) => lost.includes(query) })
  }
  return (
    <div className={styles.box}>
      <ErrorState error={error} title={named} onRetry={retry} busy={reading} next={toList} />
    </div>
  )
}
