/** What stands around every screen once the router is there: the screens of whoever is there now, the scroll position. */
import { createContext, use, useCallback, useEffect, useState } from 'react'
import { type DataRouter, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { useSessionState } from '@/session'
import { OnWay, type Way } from '@/ui/page/way'
import { Around } from './Around'
import { Waiting } from './faults/Waiting'

/** The router itself: what was pressed last it knows before any page does. */
export const RouterContext = createContext<DataRouter | null>(null)

/** After a change of person or profile nothing is drawn until their start page is open: the address was another's. */
function useTakenOver(takenOver: number, to: string): boolean {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [shown, setShown] = useState({ key, takenOver })
  // the promise of `navigate` is fulfilled a moment before the new page is drawn: only the page itself tells
  if (key !== shown.key) setShown({ key, takenOver })
  const moving = key === shown.key && takenOver !== shown.takenOver
  useEffect(() => {
    if (moving) void navigate(to, { replace: true })
  }, [moving, navigate, to])
  return moving
}

function useRouterWay(): Required<Way> {
  const navigate = useNavigate()
  const at = useLocation()
  const router = use(RouterContext)
  const go = useCallback<Way['go']>((to, options) => void navigate(to, options), [navigate])
  const isAt = useCallback(
    (pathname: string) => {
      if (!router) return true
      const { location, navigation } = router.state
      // the router's own address begins with the folder that the portal stands in
      return navigation.state === 'idle' && location.pathname === (router.basename ?? '').replace(/\/$/, '') + pathname
    },
    [router],
  )
  return { at, go, isAt }
}

/** Before the first page is known; `firstPage` has waited already. */
export function FirstWait() {
  return (
    <OnWay {...useRouterWay()}>
      <Waiting after={0} />
    </OnWay>
  )
}

export function RootLayout() {
  const { takenOver, opens = paths.inicio } = useSessionState()
  const moving = useTakenOver(takenOver, opens)
  return (
    <>
      <Around {...useRouterWay()}>{moving ? <Waiting /> : <Outlet />}</Around>
      <ScrollRestoration />
    </>
  )
}
