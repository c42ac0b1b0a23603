/** Whether the portal's code has taken over the page. A page drawn at build time is there before it. */
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on a page drawn at build time, and while the code takes it over: what depends on this device or this address
 * must then look as it was drawn. True right after, and from the first moment everywhere else.
 */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
