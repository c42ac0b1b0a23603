/** The query cache, a new one for each tenure; after a write it refetches what became stale. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { forgetSorted } from '@/domain/text'
import { onWipe, sessionState } from '@/session'
import { staleAfter } from './freshness'
import { pauseBeforeRetry, shouldRetryRead } from '../retry'
import type { Outcome } from '../outcome'

type Heard = (queryKey: readonly unknown[], data: unknown, at: number) => void
let heard: Heard | null = null
/** Calls back with every answer from now on; the only listener is the one that keeps answers on the device. */
export function onAnswer(listener: Heard): void {
  heard = listener
}

/**
 * What a mutation concerns: the operation whose reads it may change; `quietly`: screens refetch only when next opened.
 */
interface Meta extends Record<string, unknown> {
  writes?: keyof typeof staleAfter
  quietly?: boolean
}
declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Meta
  }
}

/** Whether a write that ended so certainly changed nothing. */
const changedNothing = (result: unknown): boolean => {
  const { kind } = (result ?? {}) as Partial<Outcome<unknown>>
  return kind === 'refused' || kind === 'busy' || kind === 'notSent'
}

function makeClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (data, { queryKey, state }) => heard?.(queryKey, data, state.dataUpdatedAt),
    }),
    mutationCache: new MutationCache({
      onSuccess(result, _, __, { meta }) {
        if (changedNothing(result)) return
        const refetchType = meta?.quietly ? 'none' : 'active'
        for (const name of meta?.writes ? (staleAfter[meta.writes] ?? []) : [])
          void client.invalidateQueries({ queryKey: [name], refetchType })
      },
    }),
    defaultOptions: {
      queries: {
        retry: shouldRetryRead,
        retryDelay: (failures, error) => pauseBeforeRetry(failures, error),
        gcTime: 30 * 60_000,
        // a failed request decides about the network, not `navigator.onLine`
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

/** The query cache of the present tenure. */
export let queryClient = makeClient()

onWipe(() => {
  // nothing personal was read without a session
  if (sessionState().session === null) return
  const former = queryClient
  queryClient = makeClient()
  void former.cancelQueries()
  former.clear()
  forgetSorted()
})
