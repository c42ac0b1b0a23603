/** Answers to review: term, answer, and a link or button to change it. */
import type { ReactNode } from 'react'
import { classNames } from '../look/classNames'
import styles from './SummaryList.module.css'

export interface SummaryItem {
  term: ReactNode
  value: ReactNode
  /** A link or button "Alterar", whose accessible name includes what it changes. */
  action?: ReactNode
}

export function SummaryList({ items }: { items: readonly SummaryItem[] }) {
  return (
    <dl className={styles.list}>
      {items.map((item, i) => (
        <div key={i} className={styles.item}>
          <dt>{item.term}</dt>
          <dd>{item.value}</dd>
          {item.action && <dd className={classNames(styles.action, 'thumb no-print')}>{item.action}</dd>}
        </div>
      ))}
    </dl>
  )
}
