/**
 * Wraps every page, with the router or before it: remounts the tree when the person changes, holds the idle clock and
 * the live regions.
 */
import { Fragment, lazy, memo, type ReactNode, Suspense } from 'react'
import { holders, useSessionState, useStore } from '@/session'
import { LiveRegions } from '@/ui/action/live'
import { NavigationProvider, type NavigationProps } from '@/ui/page/navigation'
import type { IdleTimeout as IdleTimeoutComponent } from './IdleTimeout'

/** Milliseconds before a failed import is tried again. */
const pause = 20_000
/** Retries the import for ever: an error here would remove the page and what was typed in it. */
async function fetchIdleTimeout(): Promise<typeof IdleTimeoutComponent> {
  for (;;) {
    const code = await import('./IdleTimeout').catch(() => null)
    if (code) return code.IdleTimeout
    await new Promise((done) => setTimeout(done, pause))
  }
}
const IdleTimeout = lazy(async () => ({ default: await fetchIdleTimeout() }))

/** Memoised, so that the idle clock and the live regions are not rendered again with every page. */
const Beside = memo(function Beside() {
  const { session } = useSessionState()
  const holding = useStore(holders).length > 0
  return (
    <>
      {(session !== null || holding) && (
        <Suspense fallback={null}>
          <IdleTimeout />
        </Suspense>
      )}
      <LiveRegions />
    </>
  )
})

export function AppProviders({ children, ...navigation }: NavigationProps & { children: ReactNode }) {
  const { tenure } = useSessionState()
  return (
    <NavigationProvider {...navigation}>
      {/* a new tenure remounts everything, so that nothing that the former person typed or read stays */}
      <Fragment key={tenure}>{children}</Fragment>
      <Beside />
    </NavigationProvider>
  )
}
