/** The strip under the header while nothing gets through. What is on the screen stays. */
import type { ReactNode } from 'react'
import { useOffline, useShowsKept } from '@/api'
import { useT } from '@/i18n'
import styles from './OfflineStrip.module.css'

interface Props {
  /** Nothing that was read stands on the screen. */
  empty?: boolean
  /** A way to try, where there is something to read. */
  children?: ReactNode
}

export function OfflineStrip({ empty = false, children }: Props) {
  const t = useT()
  const offline = useOffline()
  const kept = useShowsKept()
  return (
    <div role="status" className={styles.strip} data-shown={offline}>
      {offline && (
        <>
          {empty ? `${t('comum.erro.offlineTitle')}.` : t(kept ? 'comum.offlineKept' : 'comum.offline')} {children}
        </>
      )}
    </div>
  )
}
