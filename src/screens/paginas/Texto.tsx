/** A page of text in sections: headings, paragraphs, lists. */
import type { ReactNode } from 'react'
import styles from './Texto.module.css'

export function Texto({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>
}
