/** The cache of answers around the screens that ask. The sign-in page asks nothing of it and does not load it. */
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { queryClient } from '@/api'

export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
Component.displayName = 'Answers'
