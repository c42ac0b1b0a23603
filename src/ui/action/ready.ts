/** Whether the portal's code has taken over the page. A page drawn at build time is there before it. */
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False until a page drawn at build time is taken over: till then it must look as it was drawn. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
