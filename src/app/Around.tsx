/** What stands around every page, with the router or before it: the tree of the present person, the idle clock, the live regions. */
import { Fragment, lazy, memo, type ReactNode, Suspense } from 'react'
import { holders, useSessionState, useStore } from '@/session'
import { LiveRegions } from '@/ui/action/live'
import { OnWay, type Way } from '@/ui/page/way'

const Unused = lazy(async () => ({ default: (await import('./Unused')).Unused }))

/** None of what waits for its hour is drawn anew with every page. */
const Beside = memo(function Beside() {
  const { session } = useSessionState()
  const holding = useStore(holders).length > 0
  return (
    <>
      {(session !== null || holding) && (
        <Suspense fallback={null}>
          <Unused />
        </Suspense>
      )}
      <LiveRegions />
    </>
  )
})

export function Around({ children, ...way }: Way & { children: ReactNode }) {
  const { tenure } = useSessionState()
  return (
    <OnWay {...way}>
      {/* a new tenure draws everything anew: nothing that the former person typed or read stays mounted */}
      <Fragment key={tenure}>{children}</Fragment>
      <Beside />
    </OnWay>
  )
}
