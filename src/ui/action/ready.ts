/** Whether React has hydrated the page: a prerendered page is visible before that. */
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False until a prerendered page is hydrated, because the first render must match the prerendered HTML. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
