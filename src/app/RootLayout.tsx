/** Wraps every screen once the router is loaded: remounts on a change of person and restores the scroll position. */
import { useCallback, useEffect, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { paths } from '@/paths'
import { useSessionState } from '@/session'
import { NavigationProvider, type NavigationProps } from '@/ui/page/navigation'
import { AppProviders } from './AppProviders'
import { Waiting } from './faults/Waiting'
import { LoadingIndicator } from './LoadingIndicator'

/**
 * After a change of person or profile nothing is drawn until the start page is open, since the address was the former
 * person's.
 */
function useTakenOver(takenOver: number, to: string): boolean {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [shown, setShown] = useState({ key, takenOver })
  // the promise of `navigate` resolves a moment before the new page is drawn, so the location key decides
  if (key !== shown.key) setShown({ key, takenOver })
  const moving = key === shown.key && takenOver !== shown.takenOver
  useEffect(() => {
    if (moving) void navigate(to, { replace: true })
  }, [moving, navigate, to])
  return moving
}

function useRouterNavigation(): NavigationProps {
  const navigate = useNavigate()
  const at = useLocation()
  const go = useCallback<NavigationProps['go']>((to, options) => void navigate(to, options), [navigate])
  return { at, go }
}

/** A component of its own, so that the start of a navigation rerenders nothing else. */
const Moving = () => <LoadingIndicator moving={useNavigation().state !== 'idle'} />

/** Shown until the first page is known; it waits no further, since `firstPage` has waited already. */
export function FirstWait() {
  return (
    <NavigationProvider {...useRouterNavigation()}>
      <Waiting after={0} />
    </NavigationProvider>
  )
}

export function RootLayout() {
  const { takenOver, opens = paths.inicio } = useSessionState()
  const moving = useTakenOver(takenOver, opens)
  return (
    <>
      <AppProviders {...useRouterNavigation()}>{moving ? <Waiting /> : <Outlet />}</AppProviders>
      <Moving />
      <ScrollRestoration />
    </>
  )
}
