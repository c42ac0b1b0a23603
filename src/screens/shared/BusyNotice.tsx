/** The notice of a busy service: a countdown to the retry, announced once (ui/README §3); buttons retry now or stop. */
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { type ApiError, busyWait } from '@/api'
import { useT } from '@/i18n'
import type { Store } from '@/session'
import { Button } from '@/ui/action/Button'
import { MoveFocusOnUnmount } from '@/ui/action/MoveFocusOnUnmount'
import { Row } from '@/ui/page/layout'
import { announce } from '@/ui/action/live'
import { Notice } from '@/ui/page/Notice'
import { useCountdown } from './time/useCountdown'

/** Milliseconds between a busy answer and the next request, even where the person presses. */
const shortestTurn = 10_000

/** Milliseconds until the service may be asked again after a busy answer at `since` (by `performance.now()`). */
export const pauseLeft = (since: number) => Math.max(0, shortestTurn - (performance.now() - since))

/** A countdown for a bar that stays in sight while the notice itself may be scrolled away. */
export interface BusyCount {
  /** Seconds. */
  left: number
  stop: () => void
}

interface Props {
  error: ApiError
  onRetry: () => void
  onStop?: () => void
  /** The person's own data has not arrived yet, which the notice says first. */
  unsent?: boolean
  /** The person is changing what was to be sent, so no retry starts by itself. */
  held?: boolean
  /** Returns the element that takes the focus when the notice goes; by default the heading above. */
  next?: (() => HTMLElement | null) | undefined
  /** Receives the running countdown. */
  told?: Store<BusyCount | null>
}

export function BusyNotice({ error, onRetry, onStop, unsent = false, held = false, next, told }: Props) {
  const t = useT()
  const [turn, setTurn] = useState(() => ({ error, wait: busyWait(error), stopped: false }))
  // a new busy answer starts a new countdown
  if (turn.error !== error) setTurn({ error, wait: busyWait(error), stopped: false })
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
  }, [error])
  const stopped = turn.stopped || held
  const left = useCountdown(stopped ? null : turn.wait, turn, (missed) => {
    // a write is sent only after a countdown that somebody could see
    if (missed && unsent) {
      setTurn({ ...turn, stopped: true })
      onStop?.()
    } else onRetry()
  })
  const announceWait = (wait: number) => announce(t('frame.busy.announced', { n: Math.ceil(wait / 1000) }))
  const say = useEffectEvent(() => announceWait(turn.wait))
  // once for each answer, and not again when the language changes
  useEffect(() => say(), [turn.error])

  const stateId = useId()
  const again = useRef<HTMLButtonElement>(null)
  const retryNow = () => {
    const pause = pauseLeft(since.current)
    if (left === null || pause === 0) {
      onRetry()
      return
    }
    // the countdown is over: the request is already running
    if (left === 0) return
    // shortens the countdown to the earliest moment at which the service may be asked
    if (pause <= (left - 1) * 1000) setTurn({ ...turn, wait: pause })
    announceWait(Math.min(pause, left * 1000))
  }
  const end = () => {
    setTurn({ ...turn, stopped: true })
    onStop?.()
  }
  const stop = () => {
    // the pressed button disappears: the focus goes to the one that stays
    again.current?.focus()
    end()
  }
  const endFromElsewhere = useEffectEvent(end)
  useEffect(() => told?.set(left ? { left, stop: () => endFromElsewhere() } : null), [told, left])
  useEffect(() => () => told?.set(null), [told])
  return (
    // a retry removes the notice, after a press on it or after the countdown
    <MoveFocusOnUnmount to={next}>
      <Notice tone="warn" title={t(unsent ? 'common.error.busyUnsent' : 'common.error.busy')}>
        <p id={stateId} aria-live="off">
          {unsent && `${t('common.error.busy')} `}
          {left === null
            ? t(held && !turn.stopped ? 'frame.busy.held' : 'frame.busy.stopped')
            : left > 0
              ? t('frame.busy.next', { n: left })
              : t('frame.busy.over')}
        </p>
        <Row>
          <Button ref={again} aria-describedby={left === null ? stateId : undefined} onClick={retryNow}>
            {t('frame.fault.tryNow')}
          </Button>
          {left !== null && (
            // the button stays after the countdown, because it may have the focus
            <Button variant="link" busy={left === 0} busyLabel={t('frame.fault.stop')} onClick={stop}>
              {t('frame.fault.stop')}
            </Button>
          )}
        </Row>
      </Notice>
    </MoveFocusOnUnmount>
  )
}
