/** What leads on by itself, because an answer came or an address stands for another: never away from what was pressed meanwhile. */
import { createContext, use, useCallback, useEffect } from 'react'
import { useAt, useGo } from '../page/way'

/**
 * Whether that is still the address, and nothing that was pressed leads elsewhere: the router knows it at once, while
 * `useAt` comes with the page.
 */
export const IsAt = createContext<(pathname: string) => boolean>(() => true)

/** Whether the person is still on this page, and has pressed nothing that leads elsewhere. */
export function useStays(): () => boolean {
  const { pathname } = useAt()
  const isAt = use(IsAt)
  return useCallback(() => isAt(pathname), [isAt, pathname])
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
