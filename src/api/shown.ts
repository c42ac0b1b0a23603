/** Whether anything that was read stands on the screen: what a lost network may say of it. */
import { notifyManager } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { createStore } from '@/session'
import { useOffline } from './network/connection'
import { queryClient } from './queryClient'

/** How many screens show what they read: told before they are painted, while the cache learns of them only afterwards. */
const shown = createStore(0)

/** For the reads that a screen waits for: while it stands there, so does what was read. */
export function useNoteShown(): void {
  useLayoutEffect(() => {
    shown.set(shown.get() + 1)
    return () => shown.set(shown.get() - 1)
  }, [])
}

const onCache = (listener: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener))
const showsRead = () =>
  shown.get() > 0 ||
  queryClient
    .getQueryCache()
    .getAll()
    .some((query) => query.isActive() && query.state.data !== undefined)

/** Looked at only while nothing gets through, else true. Known before the first drawing is painted. */
export function useShowsRead(): boolean {
  const offline = useOffline()
  const [shows, setShows] = useState(false)
  useLayoutEffect(() => {
    if (!offline) return
    const look = () => setShows(showsRead())
    const ends = [shown.subscribe(look), onCache(look)]
    look()
    return () => {
      for (const end of ends) end()
    }
  }, [offline])
  return !offline || shows
}
