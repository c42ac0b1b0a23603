/**
 * "Sua sessão terminou": signs in again in place; the screen and its typed values stay behind the dialog (ui/README
 * §3).
 */
import { Suspense, useEffect } from 'react'
import { leave, queryClient } from '@/api'
import { useT } from '@/i18n'
import { lazyPart } from '@/screens/shared/lazyPart'
import { LostWork } from '@/screens/shared/sent/LostWork'
import { sessionState, unsentWork, useSessionState } from '@/session'
import { Button } from '@/ui/action/Button'
import { Dialog } from '@/ui/action/Dialog'
import { Skeleton } from '@/ui/page/Skeleton'

const SignInForm = lazyPart(async () => (await import('@/screens/acesso/SignInForm')).SignInForm)

export function SessionDialog() {
  const t = useT()
  const state = useSessionState()
  const isOver = state.status === 'expired'
  useEffect(() => {
    if (!isOver) return undefined
    return () => {
      // the same person signed in again, here or in another tab; RootLayout leads another person to the start page
      if (sessionState().status === 'active') void queryClient.refetchQueries({ type: 'active' })
    }
  }, [isOver])
  if (state.status !== 'expired') return null
  const { session, never } = state
  const unsent = unsentWork()

  return (
    <Dialog
      open
      covers
      title={t('frame.session.title')}
      onClose={() => undefined}
      actions={
        <Button variant="link" onClick={() => void leave()}>
          {t('frame.session.leave')}
        </Button>
      }
    >
      <p>{t(never ? 'frame.session.never' : 'frame.session.lead')}</p>
      <Suspense fallback={<Skeleton lines={4} />}>
        <SignInForm userName={session.userName} />
      </Suspense>
      {unsent.length > 0 && (
        <div className="quiet">
          <p>{t('frame.session.other')}</p>
          <LostWork names={unsent} />
        </div>
      )}
    </Dialog>
  )
}
