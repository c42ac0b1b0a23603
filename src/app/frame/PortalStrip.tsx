/**
 * The offline strip of pages that read: retries periodically and at a press, and refetches once the network is back.
 */
import { useEffect } from 'react'
import { askService, queryClient, useOffline, useShowsKept, useShowsRead } from '@/api'
import { useT } from '@/i18n'
import { MoveFocusOnUnmount } from '@/ui/action/MoveFocusOnUnmount'
import { classNames } from '@/ui/look/classNames'
import { OfflineStrip } from './OfflineStrip'
import styles from './OfflineStrip.module.css'
import { useRetryInterval } from '../useRetryInterval'

/** Refetches failed and stale queries once something gets through again. */
function readAgain(): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: (query) => query.state.status === 'error' || query.isStale(),
  })
}

export function PortalStrip() {
  const t = useT()
  const offline = useOffline()
  const kept = useShowsKept()
  const shows = useShowsRead()
  const words = shows ? (kept ? 'frame.offlineKept' : 'frame.offlineRead') : 'frame.offlineNothing'
  // any answer wakes every part that waits for the network, not only the queries refetched below
  useRetryInterval(offline, askService)
  useEffect(() => {
    // runs when the network is back, and when this layout unmounts
    if (offline) return readAgain
  }, [offline])
  // the browser's own event counts too, even where no failure was noticed
  useEffect(() => {
    addEventListener('online', readAgain)
    return () => removeEventListener('online', readAgain)
  }, [])
  return (
    <OfflineStrip words={t(words)}>
      {/* a page of which nothing was read has a button of its own */}
      {shows && (
        <MoveFocusOnUnmount>
          <button type="button" className={classNames(styles.try, 'reach')} onClick={askService}>
            {t('frame.fault.tryNow')}
          </button>
        </MoveFocusOnUnmount>
      )}
    </OfflineStrip>
  )
}
