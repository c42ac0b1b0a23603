/** The notices of a sign-in that has to wait: too many wrong passwords, or a busy service. */
import { useEffect } from 'react'
import type { ApiError } from '@/api'
import { useT } from '@/i18n'
import { announce } from '@/ui/action/live'
import { Notice } from '@/ui/page/Notice'
import { BusyNotice } from '../shared/BusyNotice'
import { useCountdown } from '../shared/time/useCountdown'

/** The waiting time after too many wrong passwords; at its end nothing is sent automatically. */
function WaitNotice({ error }: { error: ApiError }) {
  const t = useT()
  const seconds = error.retryAfter ?? 60
  const over = () => announce(t('acesso.entrar.waitOver'))
  const left = useCountdown(seconds * 1000, error, over) ?? seconds
  const first = t('acesso.entrar.wait', { n: seconds })
  useEffect(() => {
    announce(first, 'assertive')
  }, [first])
  return (
    <Notice
      tone="warn"
      title={t('acesso.entrar.tooMany')}
      text={left > 0 ? t('acesso.entrar.wait', { n: left }) : t('acesso.entrar.waitOver')}
    />
  )
}

export interface SignInWaitsProps {
  error: ApiError
  /** Nobody used the page meanwhile, so there is no automatic retry. */
  unattended: boolean
  /** Name or password were changed since the last request, so there is no automatic retry. */
  held: boolean
  onRetry: () => void
}

export function SignInWaits({ error, unattended, held, onRetry }: SignInWaitsProps) {
  const t = useT()
  // decided by the status and not by the code of the refusal: a wrong password must never be retried automatically
  if (error.status === 429) return <WaitNotice error={error} />
  if (!unattended) return <BusyNotice error={error} onRetry={onRetry} held={held} />
  return <Notice tone="warn" title={t('common.error.busy')} text={t('acesso.entrar.unattended')} />
}
