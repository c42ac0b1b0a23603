/** Creates the router of the portal and reports errors that no screen expected. */
import { useCallback } from 'react'
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom'
import { ApiError } from '@/api'
import { watchTabs } from '@/session'
import { type Destination, DestinationContext } from '@/ui/action/redirect'
import { createRoutePatcher, rootRoutes } from './map/rootRoutes'
import { AddressUnknown, isLoadFailure, ProfileRefused } from './faults/faults'
import { installWarming } from './map/warm'
import { watchTranslation } from './translation'

/**
 * Gives the first history entry of a visit a key: React Router would store its scroll position under the shared key
 * "default". With a key a reload restores the position, another address begins at the top, and no address is stored.
 */
function nameFirstPage(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: String(Math.random()) }, '')
}

export function createPortal() {
  nameFirstPage()
  const router = createBrowserRouter(rootRoutes, {
    basename: import.meta.env.BASE_URL,
    patchRoutesOnNavigation: createRoutePatcher(),
  })
  installWarming()
  watchTabs()
  watchTranslation()
  return router
}

/** Milliseconds during which nothing is drawn for a page that is still loading, as everywhere in the portal. */
const nothing = 300

/** Resolves when the first page is known or its skeleton is due, so that the portal is drawn once instead of twice. */
export const firstPage = (router: DataRouter) =>
  new Promise<void>((done) => {
    const stop = router.subscribe(() => look())
    const end = () => {
      stop()
      done()
    }
    const look = () => router.state.initialized && end()
    look()
    setTimeout(end, nothing)
  })

/**
 * Errors of the service have a page of their own; any other error of a screen is a bug and goes to the browser's
 * console.
 */
function report(error: unknown): void {
  const hasOwnPage = [ApiError, ProfileRefused, AddressUnknown].some((kind) => error instanceof kind)
  if (!hasOwnPage && !isLoadFailure(error)) reportError(error)
}

export function App({ router }: { router: DataRouter }) {
  const destination = useCallback((): Destination => {
    const { location, navigation } = router.state
    // the router's address includes the base path of the portal
    const folder = (router.basename ?? '').replace(/\/$/, '')
    return {
      pathname: (navigation.location ?? location).pathname.slice(folder.length),
      moving: navigation.state !== 'idle',
    }
  }, [router])
  return (
    <DestinationContext value={destination}>
      <RouterProvider router={router} onError={report} />
    </DestinationContext>
  )
}
