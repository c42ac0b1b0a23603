/** The router of the portal, and what happens to a fault that no screen expected. */
import { useCallback } from 'react'
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom'
import { ApiError } from '@/api'
import { watchTabs } from '@/session'
import { type Destination, DestinationContext } from '@/ui/action/lead'
import { completing, entrance } from './map/entrance'
import { AddressUnknown, isLoadFailure, ProfileRefused } from './faults/faults'
import { installWarming } from './map/warm'

/**
 * The first page of a visit has no key of its own, and its place would be kept under a name that it shares with all
 * others: it gets one, so that a reload finds its place again, another address begins at the top, and no address is kept.
 */
function nameFirstPage(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: String(Math.random()) }, '')
}

export function createPortal() {
  nameFirstPage()
  const router = createBrowserRouter(entrance, {
    basename: import.meta.env.BASE_URL,
    patchRoutesOnNavigation: completing(),
  })
  installWarming()
  watchTabs()
  return router
}

/** Milliseconds for which nothing is drawn in the place of a page on its way, as everywhere. */
const nothing = 300

/** Until the first page is known, or the time has come to draw its shape: one drawing in the place of two. */
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

/** A no of the service has a page of its own; whatever else a screen threw is a fault of ours and is told to the browser. */
function report(error: unknown): void {
  const told = [ApiError, ProfileRefused, AddressUnknown].some((kind) => error instanceof kind)
  if (!told && !isLoadFailure(error)) reportError(error)
}

export function App({ router }: { router: DataRouter }) {
  const destination = useCallback((): Destination => {
    const { location, navigation } = router.state
    // the router's own address begins with the folder that the portal stands in
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
