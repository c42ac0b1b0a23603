/** `useRead` and `reading`: how a screen asks. */
import { notifyManager, QueryObserver, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { acesso, type Ask, type OperationName, type Output } from '@/contract'
import type { ApiError } from './ApiError'
import { type AnyOperation, type Answer, call, complete, request } from './call'
import { freshness } from './freshness'
import { queryClient } from './queryClient'
import { useNoteShown } from './shown'

/** The query options of one ask, for hooks of react-query and for a route that starts data together with code. */
export function reading<O extends AnyOperation>(operation: O, ask: Ask<O>) {
  return queryOptions<Answer<Output<O>>, ApiError>({
    queryKey: [operation.name, complete(operation, ask)],
    queryFn: ({ signal }) => request(operation, ask, { signal }),
    staleTime: freshness(operation.name),
  })
}

/**
 * Reads now, whatever is known, and gives the answer to the screens that ask the same, now and later. A reading that is
 * under way is dropped: it may be older than what this one is to confirm. @throws ApiError
 */
export async function readAnew<O extends AnyOperation>(operation: O, ask: Ask<O>, signal: AbortSignal) {
  const { queryKey } = reading(operation, ask)
  void queryClient.cancelQueries({ queryKey, exact: true })
  const begun = Date.now()
  const answer = await request(operation, ask, { signal })
  const updatedAt = Date.now()
  // another reading may have been asked for later and have come sooner
  const known = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  if (known <= begun || known > updatedAt) queryClient.setQueryData(queryKey, answer, { updatedAt })
  return { ...answer, updatedAt }
}

/**
 * Keeps an ask alive until it is answered. Without it the screen that is left, the last to show this reading, would have it
 * cancelled a moment before the next screen takes it, which then asks again.
 */
export function holdUntil(asking: Promise<unknown>, observer: { subscribe(listener: () => void): () => void }): void {
  const release = observer.subscribe(() => undefined)
  void asking.then(release)
}

/** Starts an ask before its screen is drawn. Never fails: undefined then, and the screen shows the error. */
export async function prefetch<O extends AnyOperation>(operation: O, ask: Ask<O>): Promise<Output<O> | undefined> {
  const options = reading(operation, ask)
  const known = queryClient.getQueryData(options.queryKey)
  const asking = queryClient.query(options).catch(() => undefined)
  holdUntil(asking, new QueryObserver(queryClient, { ...options, enabled: false }))
  return (known ?? (await asking))?.reply
}

/** What every read tells besides its data. */
export interface Reading {
  /** Elements of lists that could not be read. */
  dropped: number
  /** When this was read: milliseconds of this device's clock. */
  updatedAt: number
  refreshing: boolean
  /** The last refresh failed; the data is what was read before. */
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

/** Asks again, now, for all that is on the screen of an operation. */
export const refreshReads = (name: OperationName): void => void queryClient.invalidateQueries({ queryKey: [name] })

/** Asks again, now, for what could not be read of an operation, where it is on the screen; elsewhere when it is next. */
export const retryFailedReads = (name: OperationName): void =>
  void queryClient.resetQueries({ queryKey: [name], predicate: ({ state }) => state.status === 'error' })

/** What an answer says, whenever it came: the same objects where it is told again. */
function saidBy(data: unknown): readonly unknown[] {
  const { pages } = (data ?? {}) as { pages?: Answer<unknown>[] }
  return pages?.flatMap(({ reply, dropped }) => [reply, dropped]) ?? [data]
}

/**
 * Of what is being read anew for the screen in this moment: `onEnd` hears whether all of it says what it said before, null
 * where something did not come or nothing was asked. Returns how to stop.
 */
export function hearWhetherSame(onEnd: (same: boolean | null) => void): () => void {
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

/** Whether anything gets through, by the smallest of questions: its answer, whatever it is, is noticed on its way. */
export const askService = (): void => void call(acesso.Auth, {}).catch(() => undefined)
