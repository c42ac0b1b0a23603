/** Whether a media query holds now: for content that differs by window, where CSS alone does not do. */
import { useCallback, useSyncExternalStore } from 'react'

// where nothing is drawn (a test, a page made at build time) no query holds
const ask = (query: string) => (typeof matchMedia === 'undefined' ? null : matchMedia(query))

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = ask(query)
      media?.addEventListener('change', listener)
      return () => media?.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => ask(query)?.matches ?? false)
}
