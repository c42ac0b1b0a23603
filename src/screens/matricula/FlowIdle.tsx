/** Warns two minutes before an unused flow is erased from this tab, and erases it. One press extends it, without limit. */
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { isPublicDevice } from '@/session'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { idleLimits } from './keeping'
import { erase, touchStored } from './store'

/** Milliseconds: the warning comes this long before the end; the clock is looked at this often. */
const warning = 2 * 60_000
const tick = 1000

export function FlowIdle() {
  const t = useT()
  const navigate = useNavigate()
  const [left, setLeft] = useState<number | null>(null)
  const [used, setUsed] = useState(() => performance.now())
  const warned = left !== null

  useEffect(() => {
    const limit = isPublicDevice() ? idleLimits.public : idleLimits.tab
    const look = () => {
      const rest = limit - (performance.now() - used)
      if (rest <= 0) {
        erase('idle')
        void navigate(paths.vagas, { replace: true })
      } else setLeft(rest <= warning ? Math.ceil(rest / 1000) : null)
    }
    const timer = setInterval(look, tick)
    // a phone that slept: look at once, before anything is shown for long
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [used, navigate])

  useEffect(() => {
    // once warned, only the button extends it: moving on is not an answer to the question
    if (warned) return
    let last = 0
    const touch = () => {
      const now = performance.now()
      if (now - last < 5000) return
      last = now
      setUsed(now)
      touchStored()
    }
    const events = ['pointerdown', 'keydown', 'scroll'] as const
    for (const type of events) addEventListener(type, touch, { passive: true })
    return () => {
      for (const type of events) removeEventListener(type, touch)
    }
  }, [warned])

  const stay = () => {
    setUsed(performance.now())
    setLeft(null)
    touchStored()
  }
  return (
    <Dialog
      alert
      open={warned}
      title={t('matricula.idle.title')}
      onClose={stay}
      actions={
        <Button variant="primary" onClick={stay}>
          {t('matricula.idle.stay')}
        </Button>
      }
    >
      <p>{t('matricula.idle.lead')}</p>
      <p aria-live="off">{t('matricula.idle.left', { n: left ?? 0 })}</p>
    </Dialog>
  )
}
