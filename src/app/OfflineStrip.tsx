/** The strip under the header while nothing gets through. What is on the screen stays; reads come back by themselves. */
import { useEffect } from 'react'
import { useOffline, useShowsKept } from '@/api'
import { useT } from '@/i18n'
import styles from './OfflineStrip.module.css'

/** Between two tries while nothing gets through, in milliseconds. */
const turn = 20_000

/** `onRetry`: what reads again, where something was read. Keep the function the same. */
export function OfflineStrip({ onRetry }: { onRetry?: () => void }) {
  const t = useT()
  const offline = useOffline()
  const kept = useShowsKept()
  useEffect(() => {
    if (!offline || !onRetry) return
    const timer = setInterval(() => {
      if (!document.hidden) onRetry()
    }, turn)
    return () => {
      clearInterval(timer)
      // something got through again, or this layout is leaving: what is stale is read once more
      onRetry()
    }
  }, [offline, onRetry])
  // the browser's own word that the network is back counts even where nothing was noticed
  useEffect(() => {
    if (!onRetry) return
    addEventListener('online', onRetry)
    return () => {
      removeEventListener('online', onRetry)
    }
  }, [onRetry])
  return (
    <div role="status" className={styles.strip} data-shown={offline}>
      {offline && (
        <>
          {t(kept ? 'comum.offlineKept' : 'comum.offline')}{' '}
          {onRetry && (
            <button type="button" onClick={onRetry}>
              {t('comum.erro.tryNow')}
            </button>
          )}
        </>
      )}
    </div>
  )
}
