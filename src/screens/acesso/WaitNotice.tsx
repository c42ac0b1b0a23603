/** Too many wrong passwords: how long the service asks to wait. Nothing is sent by itself at the end. */
import { useEffect } from 'react'
import type { ApiError } from '@/api'
import { useT } from '@/i18n'
import { announce } from '@/ui/action/live'
import { Notice } from '@/ui/page/Notice'
import { useCountdown } from '../shared/time/useCountdown'

export function WaitNotice({ error }: { error: ApiError }) {
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
