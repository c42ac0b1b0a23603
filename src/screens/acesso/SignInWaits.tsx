/** Why a sign-in has to wait: too many wrong passwords, or a busy service. Its code comes with that of signing in. */
import type { ApiError } from '@/api'
import { useT } from '@/i18n'
import { Notice } from '@/ui/page/Notice'
import { BusyNotice } from '../shared/BusyNotice'
import { WaitNotice } from './WaitNotice'

interface Props {
  error: ApiError
  /** Nobody used the page meanwhile: nothing is sent by itself any more. */
  unattended: boolean
  onRetry: () => void
}

export default function SignInWaits({ error, unattended, onRetry }: Props) {
  const t = useT()
  // by its status: whatever the service calls it, the same wrong password is not sent again by itself
  if (error.status === 429) return <WaitNotice error={error} />
  if (!unattended) return <BusyNotice error={error} onRetry={onRetry} />
  return <Notice tone="warn" title={t('comum.erro.busy')} text={t('acesso.entrar.unattended')} />
}
