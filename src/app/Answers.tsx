/** The cache of answers around the screens that ask. The sign-in page asks nothing of it and does not load it. */
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '@/api'
import { Toasts } from '@/ui/action/Toasts'
import { Screen } from './frame/Screen'

export function Answers() {
  return (
    <QueryClientProvider client={queryClient}>
      <Screen />
      <Toasts />
    </QueryClientProvider>
  )
}
