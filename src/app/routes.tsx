/** The map of the portal: one line per screen. Menu, titles, guards and warming are derived from it. */
import { Navigate, type RouteObject } from 'react-router-dom'
import { paths } from '@/paths'
import { ErrorScreen } from './ErrorScreen'
import type { MenuEntry } from './menu'
import { NotFoundScreen } from './NotFoundScreen'
import { PortalLayout } from './PortalLayout'
import { PublicLayout } from './PublicLayout'
import { RootLayout } from './RootLayout'
import { type Handle, screen } from './route'

const open: RouteObject[] = [
  screen(paths.entrar, { title: 'acesso.entrar.title', who: 'anyone' }, () => import('@/screens/acesso/EntrarScreen')),
]

const portal: RouteObject[] = [
  screen(
    paths.inicio,
    { title: 'comum.menu.inicio', subject: 'diario', menu: { label: 'comum.menu.inicio', icon: 'home', inBar: true } },
    () => import('@/screens/inicio/InicioScreen'),
  ),
]

const entries = portal
  .map((route) => ({ path: route.path ?? '', handle: route.handle as Handle }))
  .filter((entry): entry is MenuEntry => entry.handle.menu !== undefined)

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    HydrateFallback: () => null,
    children: [
      {
        element: <PublicLayout />,
        children: [{ errorElement: <ErrorScreen />, children: open }],
      },
      {
        element: <PortalLayout entries={entries} />,
        children: [
          {
            errorElement: <ErrorScreen />,
            children: [
              { path: '/', element: <Navigate to={paths.inicio} replace /> },
              ...portal,
              { path: '*', element: <NotFoundScreen /> },
            ],
          },
        ],
      },
    ],
  },
]
