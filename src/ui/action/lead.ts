/** What leads on by itself, because an answer came or an address stands for another: never away from what was pressed meanwhile. */
import { createContext, use, useCallback, useEffect } from 'react'
import { useAt, useGo } from '../page/way'

/** The page that stands, or the one that was asked for and is on its way (`moving`). */
export interface Destination {
  pathname: string
  moving: boolean
}

/** The router knows at once where it leads, while `useAt` comes with the page. Null before the router has come. */
export const DestinationContext = createContext<(() => Destination) | null>(null)

/** Where the last press leads, whether its page has come or not. */
export function useDestination(): () => Destination {
  const { pathname } = useAt()
  const destination = use(DestinationContext)
  return useCallback(() => destination?.() ?? { pathname, moving: false }, [destination, pathname])
}

/** Whether the person is still on this page, and has pressed nothing that leads elsewhere. */
export function useStays(): () => boolean {
  const { pathname: here } = useAt()
  const destination = useDestination()
  return useCallback(() => {
    const { pathname, moving } = destination()
    return pathname === here && !moving
  }, [destination, here])
}

/** Leads on by itself, in the place of this page. */
export function LeadOn({ to }: { to: string }) {
  const at = useAt()
  const go = useGo()
  const stays = useStays()
  useEffect(() => {
    if (stays()) go(to, { replace: true })
    // `at`: pressed was another entry of the same page, and this is what stands there now
  }, [at, to, go, stays])
  return null
}
