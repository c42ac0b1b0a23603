/** Something closed by default that opens where it stands. */
import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

export interface DisclosureProps {
  summary: ReactNode
  open?: boolean
  onToggle?: (open: boolean) => void
  /** Not to be folded now. */
  held?: boolean
  children: ReactNode
}

export function Disclosure({ summary, open, onToggle, held, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary onClick={(event) => held && event.preventDefault()}>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
