/** The proof of something done, as one box: the protocol in big figures, and below it all that a family has to know. */
import { type ReactNode, useId } from 'react'
import { classes } from '../look/classes'
import styles from './ReceiptPanel.module.css'

export interface ReceiptPanelProps {
  title: ReactNode
  label: ReactNode
  /** Empty: it is not told to who reads this. */
  protocol: string
  /** The proof of something that no longer stands: without the green of what does. */
  ended?: boolean
  children?: ReactNode
}

export function ReceiptPanel({ title, label, protocol, ended = false, children }: ReceiptPanelProps) {
  const id = useId()
  return (
    <section className={classes(styles.panel, ended && styles.ended)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {protocol && (
        <div>
          <p className={styles.label}>{label}</p>
          <p className={styles.protocol}>{protocol}</p>
        </div>
      )}
      {children}
    </section>
  )
}
