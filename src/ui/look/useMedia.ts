/** Whether a media query holds now: for content that differs by window, where CSS alone does not do. */
import { useCallback, useSyncExternalStore } from 'react'

// where nothing is drawn (a test, a page made at build time) no query holds
const ask = (query: string) => (typeof matchMedia === 'undefined' ? null : matchMedia(query))

const paper = 'print'
/** What held on the screen last: the pages are counted before the paper's width is told, and what grows after that is cut off. */
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
      // and once the paper is done: the window may be another by then
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
