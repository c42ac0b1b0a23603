/** Warns two minutes before unused data is dropped, and drops it. Mounted once, around every page. */
import { useEffect, useRef, useState } from 'react'
import { signOut } from '@/api'
import { useT } from '@/i18n'
import { LostWork } from '@/screens/shared/sent/LostWork'
import {
  dropOld,
  type Held,
  holders,
  idleFor,
  idleLimit,
  idleWarning,
  isPublicDevice,
  touch,
  unsentWork,
  useSessionState,
  useStore,
} from '@/session'
import { Button } from '@/ui/action/Button'
import { Dialog } from '@/ui/action/Dialog'
import { useAnnounced } from '@/ui/action/live'

/** Milliseconds between two checks of the idle clock, and between two sweeps of expired values. */
const tick = 1000
const sweep = 60_000

const session: Held = { kind: 'session', limit: idleLimit, drop: () => void signOut('idle') }

interface Ending {
  kind: Held['kind']
  /** Milliseconds that remain; zero or less means that the time is over. */
  rest: number
}

/**
 * Returns the deadline that comes first, or null when nothing held has one. A family's draft always gets its full
 * warning, also on a device that slept past the deadline, unless many people use the device. `seen`: milliseconds for
 * which the warning has been visible.
 */
function nextEnding(held: readonly Held[], seen: number): (Ending & { drop: () => void }) | null {
  const unused = idleFor()
  const ends = held.flatMap(({ kind, limit, drop }) => {
    const most = limit()
    if (most === null) return []
    const rest = most - unused
    const waits = kind === 'draft' && !isPublicDevice()
    return [{ kind, rest: waits ? Math.max(rest, idleWarning - seen) : rest, drop }]
  })
  return ends.sort((a, b) => a.rest - b.rest)[0] ?? null
}

export function IdleTimeout() {
  const t = useT()
  const { status } = useSessionState()
  const others = useStore(holders)
  const [ending, setEnding] = useState<Ending | null>(null)
  /** When the warning became visible to the person, in milliseconds of the page's clock. */
  const seenSince = useRef<number | null>(null)
  const warned = ending !== null
  const there = status === 'active' || status === 'expired'

  useEffect(() => {
    // opening the portal or signing in counts as use
    if (status === 'active') touch()
  }, [status])

  useEffect(() => {
    const held = there ? [session, ...others] : [...others]
    let swept = performance.now()
    const look = () => {
      const now = performance.now()
      const seen = seenSince.current === null ? 0 : now - seenSince.current
      let next = nextEnding(held, seen)
      while (next && next.rest <= 0) {
        next.drop()
        held.splice(
          held.findIndex(({ drop }) => drop === next?.drop),
          1,
        )
        next = nextEnding(held, seen)
      }
      // while the sign-in dialog is open, nobody is there to be warned
      const warns = next && next.rest <= idleWarning && !(next.kind === 'session' && status !== 'active')
      setEnding(warns ? next : null)
      if (!warns) seenSince.current = null
      else if (document.visibilityState === 'visible') seenSince.current ??= now
      if (now - swept < sweep) return
      swept = now
      dropOld()
    }
    const timer = setInterval(look, tick)
    // a page that slept checks the clock at once, before it shows anything for long
    const back = ({ target }: Event) => {
      // only focus of the window counts, not of each element in it
      if (target === window || target === document) look()
    }
    const events = ['visibilitychange', 'focus', 'pageshow'] as const
    for (const type of events) addEventListener(type, back, true)
    return () => {
      clearInterval(timer)
      for (const type of events) removeEventListener(type, back, true)
    }
  }, [there, status, others])

  useEffect(() => {
    // once the warning is shown, only its button extends the time: scrolling is no answer to the question
    if (warned) return
    const events = ['pointerdown', 'keydown', 'scroll'] as const
    for (const type of events) addEventListener(type, touch, { passive: true })
    return () => {
      for (const type of events) removeEventListener(type, touch)
    }
  }, [warned])

  const stay = () => {
    touch()
    setEnding(null)
  }
  const seconds = Math.ceil((ending?.rest ?? 0) / 1000)
  // a screen reader counts along three times only, because more would talk over whatever is read
  const step = [10, 30, 60].find((one) => seconds <= one)
  useAnnounced(warned && step !== undefined && t('frame.idle.left', { n: step }))
  // each tab asks about its own work
  const lost = ending?.kind === 'session' ? unsentWork() : []
  return (
    <Dialog
      alert
      open={warned}
      title={t('frame.idle.title')}
      onClose={stay}
      actions={
        <Button variant="primary" onClick={stay}>
          {t('frame.idle.stay')}
        </Button>
      }
    >
      <p>{t(ending?.kind === 'draft' ? 'frame.idle.draft' : 'frame.idle.lead')}</p>
      {lost.length > 0 && (
        <>
          <p>{t('frame.idle.lost')}</p>
          <LostWork names={lost} />
        </>
      )}
      <p aria-live="off">
        {step === undefined
          ? t('frame.idle.minutes', { n: Math.round(seconds / 60) })
          : t('frame.idle.left', { n: seconds })}
      </p>
    </Dialog>
  )
}
