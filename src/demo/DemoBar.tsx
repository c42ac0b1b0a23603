/** The visible hand on the pretended service: who am I, network, next fault, clock, reset. Only in mock builds. */
import { useState } from 'react'
import type { Portal } from '@/mock/browser'
import { Button } from '@/ui/Button'
import { announce } from '@/ui/live'
import { explorerAddress } from './address'
import { ClockControl, FaultControl, NetworkControl } from './controls'
import styles from './DemoBar.module.css'
import { useWords } from './words'

function People({ portal }: { portal: Portal }) {
  return (
    <ul className={styles.people}>
      {portal.people().map(({ userName, displayName }) => (
        <li key={userName}>
          <button type="button" onClick={() => void portal.as(userName)}>
            <strong>{userName}</strong>
            <span lang="pt-BR">{displayName}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function DemoBar({ portal }: { portal: Portal }) {
  const w = useWords()
  const [open, setOpen] = useState(false)
  return (
    <aside className={`${styles.bar} no-print`} aria-label={w.title} data-open={open}>
      <button
        type="button"
        className={styles.tab}
        aria-expanded={open}
        onClick={() => {
          setOpen(!open)
        }}
      >
        {open ? w.close : w.tab}
      </button>
      {open && (
        <div className={styles.panel}>
          <p>{w.lead}</p>
          <h2>{w.who}</h2>
          <People portal={portal} />
          <NetworkControl portal={portal} />
          <FaultControl portal={portal} onArmed={(text) => announce(text)} />
          <ClockControl portal={portal} />
          <p className={styles.actions}>
            <Button variant="secondary" onClick={() => void portal.reset()}>
              {w.reset}
            </Button>
            <a href={explorerAddress()}>{w.explorer}</a>
          </p>
        </div>
      )}
    </aside>
  )
}
