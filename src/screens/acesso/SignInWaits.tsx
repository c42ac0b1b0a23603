/** Why a sign-in has to wait: too many wrong passwords, or a busy service. Its code comes with that of signing in. */
import { useEffect } from 'react'
import type { ApiError } from '@/api'
import { useT } from '@/i18n'
import { announce } from '@/ui/action/live'
import { Notice } from '@/ui/page/Notice'
import { BusyNotice } from '../shared/BusyNotice'
import { useCountdown } from '../shared/time/useCountdown'

/** Too many wrong passwords: how long the service asks to wait. Nothing is sent by itself at the end. */
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

interface Props {
  error: ApiError
  /** Nobody used the page meanwhile: nothing is sent by itself any more. */
  unattended: boolean
  /** Name or password are being changed: nothing is sent by itself. */
  held: boolean
  onRetry: () => void
}

export default function SignInWaits({ error, unattended, held, onRetry }: Props) {
  const t = useT()
  // by its status: whatever the service calls it, the same wrong password is not sent again by itself
  if (error.status === 429) return <WaitNotice error={error} />
  if (!unattended) return <BusyNotice error={error} onRetry={onRetry} held={held} />
  return <Notice tone="warn" title={t('common.error.busy')} text={t('acesso.entrar.unattended')} />
}
