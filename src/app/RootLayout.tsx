/** What stands around every screen: the screens of whoever is there now, the clock of the unused, live regions, the scroll position. */
import { Fragment, lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useNavigate } from 'react-router-dom'
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
  const [seen, setSeen] = useState(takenOver)
  useEffect(() => {
    if (seen === takenOver) return
    void Promise.resolve(navigate(paths.inicio, { replace: true })).finally(() => {
      setSeen(takenOver)
    })
  }, [seen, takenOver, navigate])
  return seen !== takenOver
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
