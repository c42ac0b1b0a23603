/** The cache of answers. Emptied whenever the person changes or leaves. */
import { QueryClient } from '@tanstack/react-query'
import { onWipe } from '@/session'
import { pauseBeforeRetry, shouldRetryRead } from './retry'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetryRead,
      retryDelay: (failures) => pauseBeforeRetry(failures),
      gcTime: 30 * 60_000,
      // the truth about the network is a failed request, not `navigator.onLine`
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

onWipe(() => {
  void queryClient.cancelQueries()
  queryClient.clear()
})
