/**
 * The service is busy: a visible countdown, announced once, after which it is asked again (caderno §3). The person may
 * ask at once (once per 10 s) or stop.
 */
import { useEffect, useRef, useState } from 'react'
import { type ApiError, busyWait } from '@/api'
import { useT } from '@/i18n'
import { Button } from '@/ui/Button'
import { Row } from '@/ui/layout'
import { announce } from '@/ui/live'
import { Notice } from '@/ui/Notice'
import { useCountdown } from './useCountdown'

/** Milliseconds between two presses of "Tentar agora" that are obeyed. */
export const shortestTurn = 10_000

export function BusyNotice({ error, onRetry, onStop }: { error: ApiError; onRetry: () => void; onStop?: () => void }) {
  const t = useT()
  const [turn, setTurn] = useState(() => ({ error, wait: busyWait(error), stopped: false, hasty: false }))
  // a new busy answer starts a new countdown
  if (turn.error !== error) setTurn({ error, wait: busyWait(error), stopped: false, hasty: false })
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
  }, [error])
  const left = useCountdown(turn.stopped ? null : turn.wait, turn.error, onRetry)
  const announced = t('comum.erro.busyAnnounced', { n: Math.ceil(turn.wait / 1000) })
  useEffect(() => {
    announce(announced, 'polite')
  }, [announced])

  const retryNow = () => {
    if (turn.stopped || performance.now() - since.current >= shortestTurn) onRetry()
    else {
      setTurn({ ...turn, hasty: true })
      announce(t('comum.erro.busyTooSoon'), 'polite')
    }
  }
  return (
    <Notice tone="warn" title={t('comum.erro.busy')}>
      <p aria-live="off">
        {turn.stopped || left === null ? t('comum.erro.busyStopped') : t('comum.erro.busyNext', { n: left })}
      </p>
      <Row>
        <Button variant="secondary" onClick={retryNow}>
          {t('comum.erro.tryNow')}
        </Button>
        {!turn.stopped && (
          <Button
            variant="link"
            onClick={() => {
              setTurn({ ...turn, stopped: true })
              onStop?.()
            }}
          >
            {t('comum.erro.stop')}
          </Button>
        )}
      </Row>
      {turn.hasty && <p>{t('comum.erro.busyTooSoon')}</p>}
    </Notice>
  )
}
