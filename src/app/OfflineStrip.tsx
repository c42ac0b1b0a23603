/** The strip under the header while nothing gets through. What is on the screen stays; reads come back by themselves. */
import { useEffect } from 'react'
import { queryClient, useOffline, useShowsKept } from '@/api'
import { useT } from '@/i18n'
import styles from './OfflineStrip.module.css'

/** Between two tries while nothing gets through, in milliseconds. */
const turn = 20_000

function readAgain(): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: (query) => query.state.status === 'error' || query.isStale(),
  })
}

export function OfflineStrip() {
  const t = useT()
  const offline = useOffline()
  const kept = useShowsKept()
  useEffect(() => {
    if (!offline) return
    const timer = setInterval(() => {
      if (!document.hidden) readAgain()
    }, turn)
    return () => {
      clearInterval(timer)
      // something got through again, or this layout is leaving: what is stale is read once more
      readAgain()
    }
  }, [offline])
  // the browser's own word that the network is back counts even where nothing was noticed
  useEffect(() => {
    addEventListener('online', readAgain)
    return () => {
      removeEventListener('online', readAgain)
    }
  }, [])
  return (
    <div role="status" className={styles.strip} data-shown={offline}>
      {offline && (
        <>
          {t(kept ? 'comum.offlineKept' : 'comum.offline')}{' '}
          <button type="button" onClick={readAgain}>
            {t('comum.erro.tryNow')}
          </button>
        </>
      )}
    </div>
  )
}
