/**
 * Provides the query cache to the screens that read from the service. The sign-in page reads nothing and does not load
 * this.
 */
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '@/api'
import { Toasts } from '@/ui/action/Toasts'
import { Screen } from './frame/Screen'

export function ScreenWithQueries() {
  return (
    <QueryClientProvider client={queryClient}>
      <Screen />
      <Toasts />
    </QueryClientProvider>
  )
}
