/**
 * Draws a screen inside its layout; while the screen loads, its name and a skeleton stand there, and the menu stays.
 */
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { queryClient } from '@/api'
import { Skeleton } from '@/ui/page/Skeleton'
import { useScreenName } from '../map/screenName'

/** Cancels slow reads; a screen that still needs them asks again. Typed values stay. */
function askAnew(): void {
  void queryClient.cancelQueries({ predicate: ({ state }) => state.status === 'pending' })
}

export function Screen() {
  const { pathname } = useLocation()
  const name = useScreenName()
  return (
    <Suspense key={pathname} fallback={<Skeleton lines={6} name={name} onRetry={askAnew} />}>
      <Outlet />
    </Suspense>
  )
}
