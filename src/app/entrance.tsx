/** What everybody meets first: the sign-in page and the frame around it. The map of the portal joins when it is needed. */
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'
import { loadMessages } from '@/i18n'
import { paths } from '@/paths'
import { EntrarScreen } from '@/screens/acesso/EntrarScreen'
import { Fault } from './Fault'
import layouts from './layouts.module.css'
import { PublicLayout } from './PublicLayout'
import { RootLayout } from './RootLayout'
import type { Handle } from './route'

const root = 'portal'
const open = 'aberto'

/** Neither code nor data to wait for: this page is drawn at build time too. */
const entrar: RouteObject = {
  path: paths.entrar,
  element: <EntrarScreen />,
  handle: { title: 'acesso.entrar.title', who: 'anyone' } satisfies Handle,
}

/** Until it is known who asks and what the page is: nothing for 300 ms, as everywhere, then the shape of a page. */
function Waiting() {
  const [shape, setShape] = useState<ReactNode>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      loadMap().then(
        ({ waiting }) => {
          setShape(waiting)
        },
        // told by the page itself
        () => undefined,
      )
    }, 300)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  return shape
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

/** The map, and the words of the frame around its screens. */
export async function loadMap() {
  const [map] = await Promise.all([import('./routes'), loadMessages('moldura')])
  return map
}

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
