/** A page of text in sections: headings, paragraphs, lists. */
import type { ReactNode } from 'react'
import styles from './Prose.module.css'

export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>
}

export function Points({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
