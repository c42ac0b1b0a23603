/** "Atualizado hoje às 14h32 · Atualizar", on every screen with data (src/README §3). */
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { watchRefetch, isLost, type Reading, useLost } from '@/api'
import { useFormat, useT } from '@/i18n'
import { Button, Reason } from '@/ui/action/Button'
import { announce } from '@/ui/action/live'
import { classNames } from '@/ui/look/classNames'
import { usePrinting } from './paper/usePrinting'
import { describeError } from './describeError'
import { momentInWords, useMoment } from './time/clock'
import styles from './LastUpdated.module.css'

type Props = Pick<Reading, 'updatedAt' | 'refreshing' | 'error' | 'dropped'> & {
  /** Some classes are missing on the screen, because they could not be read. */
  partial?: boolean
  /** The list goes on, but no more of it is read. */
  capped?: boolean
  /** Refreshes. A screen that reads outside the query cache reports whether the data is the same; null: none came. */
  onRefresh: (report: (same: boolean | null) => void) => void
}

/** Why nothing can be read now (no network, or no service), for disabled buttons. Null where reading is possible. */
export function useLostReason(): string | null {
  const t = useT()
  const lost = useLost()
  return lost && t(lost === 'serviceGone' ? 'common.error.serviceGone' : 'frame.offlineReason')
}

export function LastUpdated(props: Props) {
  const { updatedAt, refreshing, error, dropped, partial = false, capped = false, onRefresh } = props
  const t = useT()
  const why = useId()
  const { date, time } = useMoment(updatedAt)
  const today = date === ''
  // paper needs a date instead of "today"
  const printing = usePrinting()
  const onPaper = momentInWords(useFormat(), updatedAt)
  const lost = useLostReason()
  // a lost network is shown by the offline strip
  const reason = error && !lost && !isLost(error) ? describeError(t, error).message : null
  const failed = partial
    ? [t('frame.updated.partial'), reason].filter(Boolean).join(' ')
    : reason && t('frame.updated.failed', { reason })
  /** Result of the last press: whether the data is the same as before, and when that was known. Null until then. */
  const [brought, setBrought] = useState<{ same: boolean | null; at: number } | null>(null)
  const nothingNew = brought?.same === true && updatedAt <= brought.at
  const how = lost ? 'data' : nothingNew ? 'same' : null
  const when = how
    ? t(`frame.updated.${how}${today ? 'Today' : 'On'}`, { date, time })
    : t(today ? 'frame.updated.today' : 'frame.updated.on', { date, time })
  /** The hour shown at the moment of the press; null when no press waits. */
  const asked = useRef<number | null>(null)
  const stopHearing = useRef<() => void>(() => undefined)
  useEffect(() => () => stopHearing.current(), [])
  useEffect(() => {
    if (asked.current === null || refreshing || (updatedAt === asked.current && failed === null)) return
    asked.current = null
    // announces the new hour, or why there is none
    if (failed || !nothingNew) announce(failed ?? when)
  }, [updatedAt, refreshing, nothingNew, failed, when])
  // known once all parts of the screen were read; new data is announced by the part that shows it
  const sayNothingNew = useEffectEvent(() => announce(when))
  useEffect(() => {
    if (nothingNew) sayNothingNew()
  }, [nothingNew])
  return (
    <>
      <div className="fine along no-print">
        <span>{when}</span>
        <Button
          variant="link"
          busy={refreshing && !lost}
          disabledBy={lost ? why : null}
          busyLabel={t('frame.updated.refreshing')}
          onClick={() => {
            announce(t('frame.updated.refreshing'))
            asked.current = updatedAt
            stopHearing.current()
            setBrought(null)
            const report = (same: boolean | null) => setBrought({ same, at: Date.now() })
            onRefresh(report)
            stopHearing.current = watchRefetch(report)
          }}
        >
          {t('frame.updated.refresh')}
        </Button>
        {lost && (
          <span className={styles.why}>
            <Reason id={why}>{lost}</Reason>
          </span>
        )}
        {failed && !partial && <span className={styles.late}>{failed}</span>}
        {dropped > 0 && <span className={styles.late}>{t('frame.updated.dropped', { n: dropped })}</span>}
        {capped && <span className={styles.late}>{t('frame.updated.capped')}</span>}
      </div>
      {/* paper shows the date of the data too, because it may be printed long after it was read */}
      {printing && (
        <p className="fine print-only">
          {t('frame.updated.dataOn', onPaper)}
          {dropped > 0 && ` · ${t('frame.updated.dropped', { n: dropped })}`}
          {capped && ` · ${t('frame.updated.capped')}`}
        </p>
      )}
      {partial && (
        <p className={classNames('fine', styles.partial)}>
          {t('frame.updated.partial')} {reason && <span className="no-print">{reason}</span>}
        </p>
      )}
    </>
  )
}
