/** Warns two minutes before unused data is dropped, and drops it. Stands once, around every page. */
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

/** Milliseconds between two looks at the clock, and between two at what is past its time. */
const tick = 1000
const sweep = 60_000

const session: Held = { kind: 'session', limit: idleLimit, drop: () => void signOut('idle') }

interface Ending {
  kind: Held['kind']
  /** Milliseconds; below zero it is over. */
  rest: number
}

/**
 * What ends first, of those that end at all. What a family typed is not dropped on a device that slept meanwhile: its warning
 * has been seen before, unless many use the device. `seen`: for how many milliseconds it has stood on the screen.
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

export function Unused() {
  const t = useT()
  const { status } = useSessionState()
  const others = useStore(holders)
  const [ending, setEnding] = useState<Ending | null>(null)
  /** Since when the warning has stood on a screen that somebody could see. */
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
      // the sign-in dialog is open: nobody is there to be warned
      const warns = next && next.rest <= idleWarning && !(next.kind === 'session' && status !== 'active')
      setEnding(warns ? next : null)
      if (!warns) seenSince.current = null
      else if (document.visibilityState === 'visible') seenSince.current ??= now
      if (now - swept < sweep) return
      swept = now
      dropOld()
    }
    const timer = setInterval(look, tick)
    // coming back to a page that slept: look at once, before anything is shown for long
    const back = ({ target }: Event) => {
      // the focus of the window, not of each element in it
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
    // once warned, only the button extends it: moving on is not an answer to the question
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
  // another tab asks about its own
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
      <p aria-live="off">{t('frame.idle.left', { n: Math.ceil((ending?.rest ?? 0) / 1000) })}</p>
    </Dialog>
  )
}
