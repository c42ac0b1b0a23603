/** The proof of something done: green border, the protocol in big figures. Copy and print stand outside it. */
import { type ReactNode, useId } from 'react'
import styles from './ReceiptPanel.module.css'

export interface ReceiptPanelProps {
  title: ReactNode
  /** What the big figures are: "Protocolo". */
  label: ReactNode
  protocol: string
  children?: ReactNode
}

export function ReceiptPanel({ title, label, protocol, children }: ReceiptPanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.label}>{label}</p>
      <p className={styles.protocol}>{protocol}</p>
      {children}
    </section>
  )
}
