/** Reads: query options, `useRead`, and starting or refreshing reads outside React. */
import { notifyManager, QueryObserver, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { acesso, type Ask, type OperationName, type Output } from '@/contract'
import type { ApiError } from '../ApiError'
import { type AnyOperation, type Answer, call, complete, request } from '../call'
import { freshness } from './freshness'
import { queryClient } from './queryClient'
import { useNoteShown } from './shown'

/** The query options of one read, for hooks of react-query and for a route that starts data together with code. */
export function reading<O extends AnyOperation>(operation: O, ask: Ask<O>) {
  return queryOptions<Answer<Output<O>>, ApiError>({
    queryKey: [operation.name, complete(operation, ask)],
    queryFn: ({ signal }) => request(operation, ask, { signal }),
    staleTime: freshness(operation.name),
  })
}

/**
 * Reads now and puts the answer into the query cache. Cancels a pending read of the same query, which may be older than
 * the change that this read is to confirm.
 * @throws ApiError
 */
export async function readAnew<O extends AnyOperation>(operation: O, ask: Ask<O>, signal: AbortSignal) {
  const { queryKey } = reading(operation, ask)
  void queryClient.cancelQueries({ queryKey, exact: true })
  const begun = Date.now()
  const answer = await request(operation, ask, { signal })
  const updatedAt = Date.now()
  // a read that began later may have answered sooner
  const known = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  if (known <= begun || known > updatedAt) queryClient.setQueryData(queryKey, answer, { updatedAt })
  return { ...answer, updatedAt }
}

/**
 * Keeps a query observed until it is answered. Otherwise the screen that unmounts, as its last observer, would cancel
 * it a moment before the next screen uses it and asks again.
 */
export function holdUntil(asking: Promise<unknown>, observer: { subscribe(listener: () => void): () => void }): void {
  const release = observer.subscribe(() => undefined)
  void asking.then(release)
}

/**
 * Starts a read before its screen is drawn. Never rejects: it resolves to undefined, and the screen shows the error.
 */
export async function prefetch<O extends AnyOperation>(operation: O, ask: Ask<O>): Promise<Output<O> | undefined> {
  const options = reading(operation, ask)
  const known = queryClient.getQueryData(options.queryKey)
  const asking = queryClient.query(options).catch(() => undefined)
  holdUntil(asking, new QueryObserver(queryClient, { ...options, enabled: false }))
  return (known ?? (await asking))?.reply
}

/** What every read returns besides its data. */
export interface Reading {
  /** Elements of lists that could not be read. */
  dropped: number
  /** When this was read: milliseconds of this device's clock. */
  updatedAt: number
  refreshing: boolean
  /** The error of the last refresh; the data is that of an earlier read. */
  error: ApiError | null
  refresh: () => void
}

/** Reads one operation. Suspends; without data an ApiError goes to the nearest boundary. */
export function useRead<O extends AnyOperation>(operation: O, ask: Ask<O>): Reading & { data: Output<O> } {
  const query = useSuspenseQuery(reading(operation, ask))
  useNoteShown()
  return {
    data: query.data.reply,
    dropped: query.data.dropped,
    updatedAt: query.dataUpdatedAt,
    refreshing: query.isFetching,
    error: query.error,
    refresh: () => void query.refetch(),
  }
}

/** Refetches every query of an operation that is on the screen. */
export const refreshReads = (name: OperationName): void => void queryClient.invalidateQueries({ queryKey: [name] })

/** Refetches the failed queries of an operation: at once where they are on the screen, otherwise at their next use. */
export const retryFailedReads = (name: OperationName): void =>
  void queryClient.resetQueries({ queryKey: [name], predicate: ({ state }) => state.status === 'error' })

/** The parts of a query's data to compare: structural sharing keeps equal answers identical. */
function saidBy(data: unknown): readonly unknown[] {
  const { pages } = (data ?? {}) as { pages?: Answer<unknown>[] }
  return pages?.flatMap(({ reply, dropped }) => [reply, dropped]) ?? [data]
}

/**
 * Watches the queries being refetched for the screen. `onEnd` gets whether all answers are the same as before, or null
 * where one failed or nothing was being fetched. Returns a function that stops.
 */
export function watchRefetch(onEnd: (same: boolean | null) => void): () => void {
  const cache = queryClient.getQueryCache()
  const asked = cache.findAll({ type: 'active', fetchStatus: 'fetching' })
  const before = asked.map(({ state }) => saidBy(state.data))
  let over = false
  const look = () => {
    if (over || asked.some(({ state }) => state.fetchStatus === 'fetching')) return
    stop()
    const failed = asked.length === 0 || asked.some(({ state }) => state.status === 'error' || state.error !== null)
    const isSame = asked.every(({ state }, i) => {
      const now = saidBy(state.data)
      return now.length === before[i]?.length && now.every((part, j) => part === before[i]?.[j])
    })
    onEnd(failed ? null : isSame)
  }
  const unsubscribe = cache.subscribe(notifyManager.batchCalls(look))
  const stop = () => {
    over = true
    unsubscribe()
  }
  look()
  return stop
}

/** Checks the connection with the smallest request: `call` notes any answer. */
export const askService = (): void => void call(acesso.Auth, {}).catch(() => undefined)
