/** Why a sending stopped. It stands below the students, told aloud and named in the bar: what is typed in does not move. */
import { type ApiError, isLost, useOffline } from '@/api'
import { useT } from '@/i18n'
import { Notice } from '@/ui/page/Notice'
import { ServiceText } from '@/ui/data/ServiceText'
import { BusyNotice } from '../../shared/BusyNotice'
import { sayError } from '../../shared/sayError'
import styles from './SendBar.module.css'
import { useDiario, useProgress } from '../context'
import type { Progress } from './send'

/** The notice, for who leads the focus there. */
export const stoppedId = 'sending-stopped'

/** Once the network is back it is no news any more: the button goes on. */
export function useStopped({ erro }: Progress): ApiError | null {
  const offline = useOffline()
  return erro && isLost(erro) && !offline ? null : erro
}

export function Stopped() {
  const t = useT()
  const { sending } = useDiario()
  const progress = useProgress(sending)
  const erro = useStopped(progress)
  if (!erro || progress.phase === 'enviando') return null
  const { fromService, message } = sayError(t, erro)
  return (
    <div id={stoppedId} tabIndex={-1} className={styles.notice}>
      {erro.kind === 'busy' ? (
        <BusyNotice unsent error={erro} onRetry={() => void sending.send()} />
      ) : (
        <Notice tone="bad" role="alert" title={t('lancamentos.stopped')}>
          {fromService ? <ServiceText as="p">{message}</ServiceText> : <p>{message}</p>}
          <p>{t('lancamentos.kept')}</p>
        </Notice>
      )}
    </div>
  )
}
