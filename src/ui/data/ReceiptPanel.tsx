/** A receipt in one box: the protocol number in big figures, below it all that a family has to know. */
import { type ReactNode, useId } from 'react'
import { classNames } from '../look/classNames'
import styles from './ReceiptPanel.module.css'

export interface ReceiptPanelProps {
  title: ReactNode
  label: ReactNode
  /** Empty where this reader may not know it. */
  protocol: string
  /** The receipt is not valid any more, so it is drawn without green. */
  ended?: boolean
  children?: ReactNode
}

export function ReceiptPanel({ title, label, protocol, ended = false, children }: ReceiptPanelProps) {
  const id = useId()
  return (
    <section className={classNames(styles.panel, ended && styles.ended)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {protocol && (
        <div>
          <p className="muted">{label}</p>
          <p className={styles.protocol} translate="no">
            {protocol}
          </p>
        </div>
      )}
      {children}
    </section>
  )
}
