/** Whether the screen shows anything that was read: the offline strip words itself accordingly. */
import { notifyManager } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { createStore } from '@/session'
import { useOffline } from '../network/connection'
import { queryClient } from './queryClient'

/**
 * The number of screens that show what they read; known before paint, while the query cache learns of
 * observers only afterwards.
 */
const shown = createStore(0)

/** Counts a screen that suspends for its reads: while it is mounted, it shows answers. */
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

/** Whether answers are shown; computed only while offline, otherwise true. Known before the first paint. */
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
