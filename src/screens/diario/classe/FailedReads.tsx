/** One message above a list for all its reads that failed, with one button that reads these again. */
import { type Query, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ApiError, queryClient } from '@/api'
import { announce, useAnnounced } from '@/ui/action/live'
import { ErrorState } from '../../shared/ErrorState'
import styles from './FailedReads.module.css'

const failed = ({ state }: Query): boolean => state.data === undefined && state.errorUpdateCount > 0

/** The snapshot of the subscription; a string, because React compares snapshots by `Object.is`. */
const summary = (queries: readonly Query[]): string =>
  queries.map(({ queryHash, state }) => `${queryHash}${state.errorUpdateCount}${state.fetchStatus}`).join()

/** The queries of these hashes that failed and have no data. */
export function useFailed(hashes: readonly string[]): Query[] {
  const cache = useQueryClient().getQueryCache()
  const find = () => hashes.flatMap((hash) => cache.get(hash) ?? []).filter(failed)
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache])
  useSyncExternalStore(subscribe, () => summary(find()))
  return find()
}

/** Whether a retry may help; such an error is shown rather than one that stays. */
const mayHelp = ({ kind }: ApiError): boolean => kind !== 'forbidden' && kind !== 'notFound'

interface Props {
  lost: readonly Query[]
  /** What could not be read, as it is announced: without names, since reads fail one after the other. */
  title: string
  /** The same as it is shown, where that is more. */
  shown?: string
  /** Announced when everything has been read. */
  done: string
  /** Takes the focus when the button disappears: its first link, or itself before it has one. */
  list: RefObject<HTMLElement | null>
}

export function FailedReads({ lost, title, shown = title, done, list }: Props) {
  const errors = lost.map(({ state }) => state.error).filter((error) => error instanceof ApiError)
  const told = errors.find(mayHelp) ?? errors[0] ?? null
  // a query drops its error while it is retried, so the last error stays on the screen until the answer
  const [last, setLast] = useState<ApiError | null>(null)
  if (told && told !== last) setLast(told)
  const error = lost.length > 0 ? (told ?? last) : null
  const reading = lost.some(({ state }) => state.fetchStatus === 'fetching')
  // the countdown of a busy service speaks itself
  useAnnounced(error !== null && error.kind !== 'busy' && !reading && title, 'assertive')
  const asked = useRef(false)
  const gone = lost.length === 0
  useEffect(() => {
    if (!gone || !asked.current) return
    asked.current = false
    announce(done)
  }, [gone, done])
  if (!error) return null
  const toList = () => list.current?.querySelector('a') ?? list.current
  const retry = () => {
    asked.current = true
    void queryClient.refetchQueries({ predicate: (query) => lost.includes(query) })
  }
  return (
    <div className={styles.box}>
      <ErrorState error={error} title={shown} onRetry={retry} busy={reading} next={toList} />
    </div>
  )
}
