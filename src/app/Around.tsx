/** What stands around every page, with the router or before it: whoever is there now, the clock of the unused, live regions. */
import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import { holders, useSessionState, useStore } from '@/session'
import { LiveRegions } from '@/ui/action/live'
import { type Way, WayContext } from '@/ui/page/way'

const Unused = lazy(async () => ({ default: (await import('./Unused')).Unused }))

export function Around({ way, children }: { way: Way; children: ReactNode }) {
  const { tenure, session } = useSessionState()
  const holding = useStore(holders).length > 0
  return (
    <WayContext value={way}>
      {/* a new tenure draws everything anew: nothing that the former person typed or read stays mounted */}
      <Fragment key={tenure}>{children}</Fragment>
      {(session !== null || holding) && (
        <Suspense fallback={null}>
          <Unused />
        </Suspense>
      )}
      <LiveRegions />
    </WayContext>
  )
}
