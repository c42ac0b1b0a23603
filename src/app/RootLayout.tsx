/** What stands around every screen: the screens of whoever is there now, the clock of the unused, live regions, the scroll position. */
import { Fragment, lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { holders, useSessionState, useStore } from '@/session'
import { LiveRegions } from '@/ui/live'
import { Waiting } from './Waiting'

const Unused = lazy(async () => ({ default: (await import('./Unused')).Unused }))

/**
 * Another person took the place of who was there: until the start page is open nothing of either is drawn, because the
 * address was the former person's.
 */
function useTakenOver(takenOver: number): boolean {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [shown, setShown] = useState({ key, takenOver })
  // the promise of `navigate` is fulfilled a moment before the new page is drawn: only the page itself tells
  if (key !== shown.key) setShown({ key, takenOver })
  const moving = key === shown.key && takenOver !== shown.takenOver
  useEffect(() => {
    if (moving) void navigate(paths.inicio, { replace: true })
  }, [moving, navigate])
  return moving
}

export function RootLayout() {
  const { tenure, takenOver, session } = useSessionState()
  const holding = useStore(holders).length > 0
  const moving = useTakenOver(takenOver)
  return (
    <>
      {/* a new tenure draws everything anew: nothing that the former person typed or read stays mounted */}
      <Fragment key={tenure}>{moving ? <Waiting /> : <Outlet />}</Fragment>
      {(session !== null || holding) && (
        <Suspense fallback={null}>
          <Unused />
        </Suspense>
      )}
      <LiveRegions />
      <ScrollRestoration />
    </>
  )
}
