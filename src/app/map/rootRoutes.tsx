/**
 * The routes of the first load: the sign-in page and the frame around it. All other routes are patched in when needed.
 */
import { Navigate, Outlet, type PatchRoutesOnNavigationFunction, type RouteObject, useMatches } from 'react-router-dom'
import { paths } from '@/paths'
import { EntrarScreen } from '@/screens/acesso/EntrarScreen'
import { Fault } from '../faults/Fault'
import layouts from '../frame/layouts.module.css'
import { loadMap } from './loadMap'
import type { LayoutHandle } from '../frame/menu'
import { PublicFrame } from '../frame/PublicFrame'
import { FirstWait, RootLayout } from '../RootLayout'
import type { Handle } from './route'

const root = 'portal'
const open = 'aberto'

function PublicLayout() {
  const handles = useMatches().map(({ handle }) => handle as Partial<LayoutHandle> | undefined)
  return (
    <PublicFrame entries={handles.find((handle) => handle?.entries)?.entries}>
      <Outlet />
    </PublicFrame>
  )
}

/** The sign-in route waits for neither code nor data. */
const entrar: RouteObject = {
  path: paths.entrar,
  element: <EntrarScreen />,
  handle: { title: 'acesso.entrar.title', who: 'anyone' } satisfies Handle,
}

export const rootRoutes: RouteObject[] = [
  {
    id: root,
    // a path makes this route match every address whose screen is not known yet
    path: '/',
    element: <RootLayout />,
    HydrateFallback: FirstWait,
    errorElement: (
      <div className={layouts.public}>
        <main className={layouts.content}>
          <Fault />
        </main>
      </div>
    ),
    children: [
      { index: true, element: <Navigate to={paths.inicio} replace /> },
      { id: open, element: <PublicLayout />, children: [entrar] },
    ],
  },
]

/** Adds all other routes to a router, once, at the first address that needs them. */
export function createRoutePatcher(): PatchRoutesOnNavigationFunction {
  let complete = false
  const isThere = () => complete
  return async ({ patch, signal }) => {
    // called at every navigation: routes that are already there need no wait
    if (isThere()) return
    const map = await loadMap()
    // the router ignores patches of an aborted navigation, so the next one adds the routes
    if (isThere() || signal.aborted) return
    complete = true
    patch(open, map.open)
    patch(root, map.portal)
  }
}
