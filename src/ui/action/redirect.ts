/** Navigation without a press, after an answer or a redirect: it never overrides what the person pressed meanwhile. */
import { createContext, use, useCallback, useEffect } from 'react'
import { usePageLocation, useGoTo } from '../page/navigation'

/** The current page, or the requested page while it is loading (`moving`). */
export interface Destination {
  pathname: string
  moving: boolean
}

/**
 * The router knows its target at once, while `usePageLocation` changes only with the page. Null before the router has
 * loaded.
 */
export const DestinationContext = createContext<(() => Destination) | null>(null)

/** The target of the last navigation, whether its page has loaded or not. */
export function useDestination(): () => Destination {
  const { pathname } = usePageLocation()
  const destination = use(DestinationContext)
  return useCallback(() => destination?.() ?? { pathname, moving: false }, [destination, pathname])
}

/** Whether the person is still on this page, and has pressed nothing that leads elsewhere. */
export function useStaysOnPage(): () => boolean {
  const { pathname: here } = usePageLocation()
  const destination = useDestination()
  return useCallback(() => {
    const { pathname, moving } = destination()
    return pathname === here && !moving
  }, [destination, here])
}

/** Navigates to `to` without a press, and replaces this page in the history. */
export function Redirect({ to }: { to: string }) {
  const at = usePageLocation()
  const go = useGoTo()
  const stays = useStaysOnPage()
  useEffect(() => {
    if (stays()) go(to, { replace: true })
    // `at`: a press may have opened this page again as another history entry, which is to be replaced too
  }, [at, to, go, stays])
  return null
}
