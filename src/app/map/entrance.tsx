/** What everybody meets first: the sign-in page and the frame around it. The map of the portal joins when it is needed. */
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

/** Neither code nor data to wait for. */
const entrar: RouteObject = {
  path: paths.entrar,
  element: <EntrarScreen />,
  handle: { title: 'acesso.entrar.title', who: 'anyone' } satisfies Handle,
}

export const entrance: RouteObject[] = [
  {
    id: root,
    // with a path it stands for every address whose screen is not known yet
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

/** Completes a router with all other addresses, once; it asks at the first of them. */
export function completing(): PatchRoutesOnNavigationFunction {
  let complete = false
  const isThere = () => complete
  return async ({ patch, signal }) => {
    // asked at every address: a part that is there already is not waited for
    if (isThere()) return
    const map = await loadMap()
    // the router hears nothing of a way that was left meanwhile: the next one completes it
    if (isThere() || signal.aborted) return
    complete = true
    patch(open, map.open)
    patch(root, map.portal)
  }
}
