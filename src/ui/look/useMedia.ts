/** Whether a media query matches now: for content that differs by window size where CSS alone is not enough. */
import { useCallback, useSyncExternalStore } from 'react'

// without `matchMedia` (tests, prerendering) no query matches
const ask = (query: string) => (typeof matchMedia === 'undefined' ? null : matchMedia(query))

const paper = 'print'
/** Last result on the screen, kept in print: browsers count pages before the paper's width applies, and cut more. */
const onScreen = new Map<string, boolean>()

function holds(query: string): boolean {
  if (ask(paper)?.matches) return onScreen.get(query) ?? false
  const now = ask(query)?.matches ?? false
  onScreen.set(query, now)
  return now
}

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      // after printing too, because the window may have changed meanwhile
      const both = [ask(query), ask(paper)]
      for (const media of both) media?.addEventListener('change', listener)
      return () => {
        for (const media of both) media?.removeEventListener('change', listener)
      }
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => holds(query))
}
