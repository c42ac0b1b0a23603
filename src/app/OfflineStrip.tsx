/** The strip under the header while there is no network. What is on the screen stays; reads come back by themselves. */
import { useSyncExternalStore } from 'react'
import { queryClient } from '@/api'
import { useT } from '@/i18n'
import styles from './OfflineStrip.module.css'

function subscribe(listener: () => void): () => void {
  const online = () => {
    listener()
    void queryClient.refetchQueries({
      type: 'active',
      predicate: (query) => query.state.status === 'error' || query.isStale(),
    })
  }
  addEventListener('online', online)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', online)
    removeEventListener('offline', listener)
  }
}

export function OfflineStrip() {
  const t = useT()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status" className={styles.strip} data-shown={!online}>
      {!online && t('comum.offline')}
    </div>
  )
}
