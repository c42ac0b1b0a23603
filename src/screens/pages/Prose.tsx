/** A page of text in sections: headings, paragraphs, lists. */
import type { ReactNode } from 'react'
import { ReadAloud } from '@/ui/aloud/ReadAloud'
import { PageHeader, type PageHeaderProps } from '@/ui/page/PageHeader'
import styles from './Prose.module.css'

export function Prose({ children, ...head }: PageHeaderProps & { children: ReactNode }) {
  return (
    <>
      <PageHeader {...head} aside={<ReadAloud />} />
      <div className={styles.text}>{children}</div>
    </>
  )
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
