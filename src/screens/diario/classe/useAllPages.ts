/** Reads a list to its end: where a figure over all of it is asked for, a further page is no less part of it. */
import { useEffect } from 'react'

interface Pages {
  hasMore: boolean
  loadingMore: boolean
  more: () => Promise<unknown>
  error: Error | null
}

export function useAllPages<P extends Pages>(pages: P): P {
  const { hasMore, loadingMore, more, error } = pages
  // a page that fails is not asked for again by itself: the screen tells, and the person refreshes
  const next = hasMore && !loadingMore && !error
  useEffect(() => {
    if (next) void more()
  }, [next, more])
  return pages
}
