/** A label over a figure, without a box. */
import type { ReactNode } from 'react'
import styles from './StatLine.module.css'

export function StatLine({ label, value, note }: { label: ReactNode; value: ReactNode; note?: ReactNode }) {
  return (
    <div>
      <p className="quiet">{label}</p>
      <p className={styles.value}>{value}</p>
      {note && <p className="fine">{note}</p>}
    </div>
  )
}
