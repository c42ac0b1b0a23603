/** "Atualizado hoje às 14h32 · Atualizar": on every screen of data (caderno, rule 5). */
import { useEffect, useRef } from 'react'
import { type Reading, useOffline } from '@/api'
import { useI18n } from '@/i18n'
import { settings } from '@/settings'
import { Button } from '@/ui/Button'
import { announce } from '@/ui/live'
import { sayError } from './sayError'
import { useNow } from './useNow'
import styles from './Updated.module.css'

type Props = Pick<Reading, 'updatedAt' | 'refreshing' | 'error' | 'dropped'> & { onRefresh: () => void }

/** Says the new hour once what the person asked for has been read, in place of "Atualizando…". */
function useSaidWhenRead(refreshing: boolean, when: string): () => void {
  const asked = useRef(false)
  const began = useRef(false)
  useEffect(() => {
    if (!asked.current) return
    if (refreshing) began.current = true
    else if (began.current) {
      asked.current = false
      announce(when)
    }
  }, [refreshing, when])
  return () => {
    asked.current = true
    began.current = false
  }
}

export function Updated({ updatedAt, refreshing, error, dropped, onRefresh }: Props) {
  const { t, format } = useI18n()
  const { timeZone } = settings()
  const now = useNow()
  const today = format.day(now, timeZone) === format.day(updatedAt, timeZone)
  const time = format.clock(updatedAt, timeZone)
  const offline = useOffline()
  const date = today ? '' : (format.dateShort(format.day(updatedAt, timeZone)) ?? '')
  const when = offline
    ? t(today ? 'moldura.atualizado.dataToday' : 'moldura.atualizado.dataOn', { date, time })
    : t(today ? 'moldura.atualizado.today' : 'moldura.atualizado.on', { date, time })
  const failed = error && !offline ? t('moldura.atualizado.failed', { reason: sayError(t, error).message }) : null
  const ask = useSaidWhenRead(refreshing, failed ?? when)
  return (
    <div className={styles.updated}>
      <span>{when}</span>
      <Button
        variant="link"
        busy={refreshing && !offline}
        disabledReason={offline ? t('moldura.offlineReason') : null}
        busyLabel={t('moldura.atualizado.refreshing')}
        onClick={() => {
          announce(t('moldura.atualizado.refreshing'), 'polite')
          ask()
          onRefresh()
        }}
      >
        {t('moldura.atualizado.refresh')}
      </Button>
      {failed && <span className={styles.late}>{failed}</span>}
      {dropped > 0 && <span className={styles.late}>{t('moldura.atualizado.dropped', { n: dropped })}</span>}
    </div>
  )
}
