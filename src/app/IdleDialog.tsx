/** Warns two minutes before a session that nobody uses is ended here, and ends it. One press extends it, without limit. */
import { useEffect, useState } from 'react'
import { signOut } from '@/api'
import { useT } from '@/i18n'
import { idleFor, idleLimit, idleWarning, touch, useSessionState } from '@/session'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

/** The shortest time between two looks at the clock, in milliseconds. */
const tick = 1000

export function IdleDialog() {
  const t = useT()
  const { status } = useSessionState()
  const [left, setLeft] = useState<number | null>(null)
  const warned = left !== null

  useEffect(() => {
    if (status !== 'active') return
    touch()
    const look = () => {
      const limit = idleLimit()
      const rest = limit === null ? null : limit - idleFor()
      if (rest !== null && rest <= 0) {
        setLeft(null)
        void signOut('idle')
      } else setLeft(rest !== null && rest <= idleWarning ? Math.ceil(rest / 1000) : null)
    }
    const timer = setInterval(look, tick)
    // coming back to a tab that slept: look at once, before anything is shown for long
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [status])

  useEffect(() => {
    // once warned, only the button extends it: moving on is not an answer to the question
    if (status !== 'active' || warned) return
    const used = () => {
      touch()
    }
    const events = ['pointerdown', 'keydown', 'scroll'] as const
    for (const type of events) addEventListener(type, used, { passive: true })
    return () => {
      for (const type of events) removeEventListener(type, used)
    }
  }, [status, warned])

  const stay = () => {
    touch()
    setLeft(null)
  }
  return (
    <Dialog
      alert
      open={warned && status === 'active'}
      title={t('acesso.ociosa.title')}
      onClose={stay}
      actions={
        <Button variant="primary" onClick={stay}>
          {t('acesso.ociosa.stay')}
        </Button>
      }
    >
      <p>{t('acesso.ociosa.lead')}</p>
      <p aria-live="off">{t('acesso.ociosa.left', { n: left ?? 0 })}</p>
    </Dialog>
  )
}
