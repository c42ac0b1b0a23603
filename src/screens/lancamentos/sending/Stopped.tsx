/** The notice of a stopped sending. */
import { type ApiError, isLost, useOffline } from '@/api'
import { useT } from '@/i18n'
import { useSessionState } from '@/session'
import { MoveFocusOnUnmount } from '@/ui/action/MoveFocusOnUnmount'
import { Notice } from '@/ui/page/Notice'
import { BusyNotice } from '../../shared/BusyNotice'
import { RefusalText } from '../../shared/RefusalText'
import { describeError } from '../../shared/describeError'
import { useGradebookView, useProgress, useSummary } from '../context'
import type { Progress } from './send'
import styles from './Pending.module.css'

/** The id of the notice, which can take the focus. */
export const stoppedId = 'sending-stopped'

/**
 * The error that stopped the sending; null once it is outdated: the network is back, the person has signed in again, or
 * nothing is left to send.
 */
export function useStopped({ error }: Progress): ApiError | null {
  const offline = useOffline()
  const { status } = useSessionState()
  const { ready } = useSummary()
  if (ready === 0) return null
  const isOver = error?.kind === 'unauthenticated' ? status === 'active' : error && isLost(error) && !offline
  return isOver ? null : error
}

/** The notice of a stopped sending; it stands below the students, so that the cells do not move. */
export function Stopped() {
  const t = useT()
  const { sending, sentence, countdown } = useGradebookView()
  const progress = useProgress(sending)
  const error = useStopped(progress)
  if (!error || progress.phase === 'sending') return null
  return (
    <MoveFocusOnUnmount to={() => sentence.current}>
      <div id={stoppedId} tabIndex={-1} className={styles.stopped}>
        {error.kind === 'busy' ? (
          <BusyNotice unsent error={error} onRetry={() => void sending.goOn()} told={countdown} />
        ) : (
          <Notice tone="bad" role="alert" title={t('lancamentos.stopped')}>
            <RefusalText of={describeError(t, error)} />
            <p>{t('lancamentos.kept')}</p>
          </Notice>
        )}
      </div>
    </MoveFocusOnUnmount>
  )
}
