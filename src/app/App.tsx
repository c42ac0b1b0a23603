/** The router of the portal, and what happens to a fault that no screen expected. */
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom'
import { ApiError } from '@/api'
import '@/screens/shared/draftKeys'
import { completing, entrance } from './entrance'
import { isLoadFailure, ProfileRefused } from './route'
import { installWarming } from './warm'

/** Makes the router of this page; called once, when the settings are known. */
export function createPortal() {
  const router = createBrowserRouter(entrance, {
    basename: import.meta.env.BASE_URL,
    patchRoutesOnNavigation: completing(),
  })
  installWarming()
  return router
}

/** A no of the service has a page of its own; whatever else a screen threw is a fault of ours and is told to the browser. */
function report(error: unknown): void {
  if (!(error instanceof ApiError) && !(error instanceof ProfileRefused) && !isLoadFailure(error)) reportError(error)
}

export function App({ router }: { router: DataRouter }) {
  return <RouterProvider router={router} onError={report} />
}
