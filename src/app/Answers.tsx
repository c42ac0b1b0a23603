/** The cache of answers around the screens that ask. The sign-in page asks nothing of it and does not load it. */
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { queryClient } from '@/api'
import { Toasts } from '@/ui/Toasts'

export function Answers() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toasts />
    </QueryClientProvider>
  )
}
