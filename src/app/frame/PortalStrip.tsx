/** The strip of a lost network where something is read: it asks again by turns and at a press, and reads come back by themselves. */
import { useEffect } from 'react'
import { askService, queryClient, useOffline, useShowsKept, useShowsRead } from '@/api'
import { useT } from '@/i18n'
import { LeavesFocus } from '@/ui/action/LeavesFocus'
import { classNames } from '@/ui/look/classNames'
import { OfflineStrip } from './OfflineStrip'
import styles from './OfflineStrip.module.css'
import { useTurns } from '../useTurns'

/** Reads once more what failed or is stale, now that something gets through again. */
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
  // any answer wakes every part that waits for the network: the lists below, a box of its own, a page that could not be opened
  useTurns(offline, askService)
  useEffect(() => {
    // something got through again, or this layout is leaving
    if (offline) return readAgain
  }, [offline])
  // the browser's own word that the network is back counts even where nothing was noticed
  useEffect(() => {
    addEventListener('online', readAgain)
    return () => removeEventListener('online', readAgain)
  }, [])
  return (
    <OfflineStrip words={t(words)}>
      {/* a page of which nothing was read has a button of its own */}
      {shows && (
        <LeavesFocus>
          <button type="button" className={classNames(styles.try, 'reach')} onClick={askService}>
            {t('frame.fault.tryNow')}
          </button>
        </LeavesFocus>
      )}
    </OfflineStrip>
  )
}
