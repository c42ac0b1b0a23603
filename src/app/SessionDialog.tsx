/** "Sua sessão terminou": signing in again in place; the screen and what was typed stay behind it (decisions §3). */
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { leave, queryClient } from '@/api'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { type Session, useSessionState } from '@/session'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Skeleton } from '@/ui/Skeleton'

const SignInForm = lazy(async () => ({ default: (await import('@/screens/acesso/SignInForm')).SignInForm }))

export function SessionDialog() {
  const t = useT()
  const navigate = useNavigate()
  const { status, session } = useSessionState()
  if (status !== 'expired') return null

  const signedIn = (next: Session) => {
    // another person: everything of the former one is already wiped, and their address is not this person's business
    if (next.userName !== session.userName) void navigate(paths.inicio, { replace: true })
    else void queryClient.refetchQueries({ type: 'active' })
  }
  return (
    <Dialog
      open
      title={t('acesso.sessao.title')}
      onClose={() => undefined}
      actions={
        <Button variant="link" onClick={() => void leave()}>
          {t('acesso.sessao.leave')}
        </Button>
      }
    >
      <p>{t('acesso.sessao.lead')}</p>
      <Suspense fallback={<Skeleton lines={4} />}>
        <SignInForm userName={session.userName} onSignedIn={signedIn} />
      </Suspense>
    </Dialog>
  )
}
