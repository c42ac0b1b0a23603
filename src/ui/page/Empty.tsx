/** Nothing here, and why: says what will appear and where to go meanwhile. */
import type { ReactNode } from 'react'
import styles from './Empty.module.css'

export function Empty({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
