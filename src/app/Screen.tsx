/** Where a screen is drawn inside its layout: while it is loading, its shape; the menu around it stays. */
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Skeleton } from '@/ui/Skeleton'

export function Screen() {
  const { pathname } = useLocation()
  return (
    <Suspense key={pathname} fallback={<Skeleton lines={6} />}>
      <Outlet />
    </Suspense>
  )
}
