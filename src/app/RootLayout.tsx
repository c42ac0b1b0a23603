/** What stands around every screen once the router is there: the screens of the present person, the scroll position. */
import { useCallback, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { paths } from '@/paths'
import { useSessionState } from '@/session'
import { OnWay, type Way } from '@/ui/page/way'
import { Around } from './Around'
import { Waiting } from './faults/Waiting'
import { OnItsWay } from './OnItsWay'

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

function useRouterWay(): Way {
  const navigate = useNavigate()
  const at = useLocation()
  const go = useCallback<Way['go']>((to, options) => void navigate(to, options), [navigate])
  return { at, go }
}

/** Apart, so that nothing else is drawn anew when a press begins to lead elsewhere. */
const Moving = () => <OnItsWay moving={useNavigation().state !== 'idle'} />

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
      <Moving />
      <ScrollRestoration />
    </>
  )
}
