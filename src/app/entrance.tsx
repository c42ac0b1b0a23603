/** What everybody meets first: the sign-in page and the frame around it. The map of the portal joins when it is needed. */
import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'
import { paths } from '@/paths'
import { EntrarScreen } from '@/screens/acesso/EntrarScreen'
import { Fault } from './Fault'
import layouts from './layouts.module.css'
import { loadMap } from './loadMap'
import { PublicLayout } from './PublicLayout'
import { RootLayout } from './RootLayout'
import type { Handle } from './route'
import { Waiting } from './Waiting'

const root = 'portal'
const open = 'aberto'

/** Neither code nor data to wait for: this page is drawn at build time too. */
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
    HydrateFallback: Waiting,
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
  return async ({ patch }) => {
    const map = await loadMap()
    if (complete) return
    complete = true
    patch(open, map.open)
    patch(root, map.portal)
  }
}
