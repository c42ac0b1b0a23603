/** The standard error state (ui/README §3): what could not be loaded, what the person can do, and a way to try again. */
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { type ApiError, isLost, useOffline } from '@/api'
import { useT } from '@/i18n'
import { useSessionState } from '@/session'
import { Button } from '@/ui/action/Button'
import { MoveFocusOnUnmount } from '@/ui/action/MoveFocusOnUnmount'
import { Notice } from '@/ui/page/Notice'
import { BusyNotice } from './BusyNotice'
import { RefusalText } from './RefusalText'
import { describeError } from './describeError'

interface Props {
  error: ApiError
  title: string
  onRetry: () => void
  busy?: boolean
  /** Returns the element that takes the focus when the button goes; by default the heading above. */
  next?: (() => HTMLElement | null) | undefined
  children?: ReactNode
}

/** Retries the read when a lost network or session is back. */
function useRetryOnReturn(error: ApiError, onRetry: () => void): void {
  const offline = useOffline()
  const { status } = useSessionState()
  const lacking = isLost(error) ? offline : error.kind === 'unauthenticated' && status !== 'active'
  const was = useRef(lacking)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const back = was.current && !lacking
    was.current = lacking
    if (back) retry()
  }, [lacking])
}

/** A code short enough for a telephone call: "AA-500" where `AproveitamentosAlunos` answered 500. */
const reference = ({ operation, status, kind }: ApiError): string =>
  `${operation.replace(/[^A-Z]/g, '')}-${status || kind}`

export function ErrorState({ error, title, onRetry, busy = false, next, children }: Props) {
  const t = useT()
  useRetryOnReturn(error, onRetry)
  if (error.kind === 'busy') return <BusyNotice error={error} onRetry={onRetry} next={next} />
  const hopeless = error.kind === 'forbidden' || error.kind === 'notFound'
  return (
    <Notice tone={hopeless ? 'warn' : 'bad'} title={title}>
      <RefusalText of={describeError(t, error)} />
      {!hopeless && children}
      {!hopeless && (
        // the button goes with the error, or once another try is hopeless
        <MoveFocusOnUnmount to={next}>
          <Button variant="secondary" busy={busy} busyLabel={t('frame.updated.refreshing')} onClick={onRetry}>
            {t('common.error.tryAgain')}
          </Button>
        </MoveFocusOnUnmount>
      )}
      {error.kind !== 'notFound' && !isLost(error) && (
        <small>{t('frame.error.reference', { code: reference(error) })}</small>
      )}
    </Notice>
  )
}
