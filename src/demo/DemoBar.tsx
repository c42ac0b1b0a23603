/** Controls of the pretended service: person, network, next fault, clock, reset. Only in mock builds. */
import { useEffect, useRef, useState } from 'react'
import type { Portal } from '@/mock/doors/browser'
import { mayLeave } from '@/session'
import { Button } from '@/ui/action/Button'
import { announce } from '@/ui/action/live'
import { classNames } from '@/ui/look/classNames'
import { Row, Stack } from '@/ui/page/layout'
import { explorerAddress, galleryAddress, isExplorer, portalAddress } from './address'
import { ClockControl, FaultControl, NetworkControl } from './controls'
import styles from './DemoBar.module.css'
import { useFreePlace } from './place'
import { useWords } from './words'

function People({ portal }: { portal: Portal }) {
  const w = useWords()
  const [refused, setRefused] = useState('')
  const who = portal.who()
  const situations: Record<string, string> = w.people
  const become = async (userName: string | null) => {
    if (!(await mayLeave('signOut'))) return
    try {
      await portal.as(userName, { reload: false })
      // opens the new person's start page, since the present page may not exist for them
      if (isExplorer()) location.reload()
      else location.assign(portalAddress())
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error))
    }
  }
  const person = (userName: string | null, name: string, situation: string) => (
    <li key={name}>
      <button type="button" aria-current={userName === who || undefined} onClick={() => void become(userName)}>
        <strong>{name}</strong>
        <span>{situation}</span>
      </button>
    </li>
  )
  return (
    <>
      <ul className={styles.people}>
        {portal
          .people()
          .map(({ userName, displayName }) => person(userName, userName, situations[userName] ?? displayName))}
        {person(null, w.nobody, w.out)}
      </ul>
      {/* the message comes from the service, in Portuguese */}
      {refused && (
        <p role="alert" lang="pt-BR">
          {refused}
        </p>
      )}
    </>
  )
}

export function DemoBar({ portal }: { portal: Portal }) {
  const w = useWords()
  const [open, setOpen] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const tab = useRef<HTMLButtonElement>(null)
  useFreePlace(bar, open)
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !bar.current?.contains(document.activeElement)) return
      setOpen(false)
      tab.current?.focus()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [])
  const { delay, offline } = portal.road()
  // also shown on the closed tab, so that a simulated network state is never forgotten
  const changed = offline ? w.offline : delay > 0 ? w.slow : ''
  return (
    <aside ref={bar} className={classNames(styles.bar, 'no-print')} aria-label={w.title} data-open={open}>
      <button ref={tab} type="button" className={styles.tab} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? w.close : w.tab}
        {!open && changed && ` · ${changed}`}
      </button>
      {open && (
        <Stack className={styles.panel}>
          <p>{w.lead}</p>
          <h2>{w.who}</h2>
          <People portal={portal} />
          <NetworkControl portal={portal} />
          <FaultControl portal={portal} onArmed={announce} />
          <ClockControl portal={portal} />
          <Row gap={4}>
            <Button variant="secondary" onClick={() => void portal.reset()}>
              {w.reset}
            </Button>
            <a href={explorerAddress()}>{w.explorer}</a>
            <a href={galleryAddress()}>{w.gallery}</a>
          </Row>
        </Stack>
      )}
    </aside>
  )
}
