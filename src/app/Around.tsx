/** What stands around every page, with the router or before it: the tree of the present person, the idle clock, the live regions. */
import { Fragment, lazy, memo, type ReactNode, Suspense } from 'react'
import { holders, useSessionState, useStore } from '@/session'
import { LiveRegions } from '@/ui/action/live'
import { OnWay, type Way } from '@/ui/page/way'
import type { Unused as UnusedClock } from './Unused'

/** Milliseconds after which code that did not come is asked for again. */
const pause = 20_000
/** Where its code does not come, no page is taken away for that, nor what is typed in it. */
async function fetchClock(): Promise<typeof UnusedClock> {
  for (;;) {
    const code = await import('./Unused').catch(() => null)
    if (code) return code.Unused
    await new Promise((done) => setTimeout(done, pause))
  }
}
const Unused = lazy(async () => ({ default: await fetchClock() }))

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
