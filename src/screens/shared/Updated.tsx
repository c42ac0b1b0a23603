/** "Atualizado hoje às 14h32 · Atualizar": on every screen of data (caderno, rule 5). */
import { type Reading, useOffline } from '@/api'
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import { Button } from '@/ui/Button'
import { announce } from '@/ui/live'
import { sayError } from './sayError'
import { useNow } from './useNow'
import styles from './Updated.module.css'

type Props = Pick<Reading, 'updatedAt' | 'refreshing' | 'error' | 'dropped'> & { onRefresh: () => void }

export function Updated({ updatedAt, refreshing, error, dropped, onRefresh }: Props) {
  const { t, format } = useI18n()
  const { timeZone } = settings()
  const now = useNow()
  const today = format.day(now, timeZone) === format.day(updatedAt, timeZone)
  const time = format.clock(updatedAt, timeZone)
  const offline = useOffline()
  const date = today ? '' : (format.dateShort(format.day(updatedAt, timeZone)) ?? '')
  const when = offline
    ? t(today ? 'comum.atualizado.dataToday' : 'comum.atualizado.dataOn', { date, time })
    : t(today ? 'comum.atualizado.today' : 'comum.atualizado.on', { date, time })
  return (
    <div className={styles.updated}>
      <span>{when}</span>
      <Button
        variant="link"
        busy={refreshing && !offline}
        disabledReason={offline ? t('comum.offlineReason') : null}
        busyLabel={t('comum.atualizado.refreshing')}
        onClick={() => {
          announce(t('comum.atualizado.refreshing'), 'polite')
          onRefresh()
        }}
      >
        {t('comum.atualizado.refresh')}
      </Button>
      {error && !offline && (
        <span className={styles.late}>{t('comum.atualizado.failed', { reason: sayError(t, error).message })}</span>
      )}
      {dropped > 0 && <span className={styles.late}>{t('comum.atualizado.dropped', { n: dropped })}</span>}
    </div>
  )
}
