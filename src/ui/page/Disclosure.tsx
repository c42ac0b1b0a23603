/** Content that is closed by default and unfolds in place. */
import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

export interface DisclosureProps {
  summary: ReactNode
  open?: boolean
  onToggle?: (open: boolean) => void
  children: ReactNode
}

export function Disclosure({ summary, open, onToggle, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
