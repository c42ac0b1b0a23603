/** A page of text in sections: headings, paragraphs, lists. */
import { type ReactNode, useId } from 'react'
import { useT } from '@/i18n'
import { ReadAloud } from '@/ui/aloud/ReadAloud'
import { plainList } from '@/ui/data/plainList'
import { classNames } from '@/ui/look/classNames'
import { PageHeader, type PageHeaderProps } from '@/ui/page/PageHeader'
import { Jump } from '@/ui/page/navigation'
import styles from './Prose.module.css'

export function Prose({ children, ...head }: PageHeaderProps & { children: ReactNode }) {
  return (
    <>
      <PageHeader {...head} aside={<ReadAloud />} />
      <div className={styles.text}>{children}</div>
    </>
  )
}

interface Part {
  id: string
  title: string
}

/** The heading of a part. It takes the focus when its link in `OnThisPage` is pressed. */
export function PartTitle({ id, title, under = false }: Part & { under?: boolean }) {
  const Heading = under ? 'h3' : 'h2'
  return (
    <Heading id={id} tabIndex={-1}>
      {title}
    </Heading>
  )
}

/** Links to parts, each followed by links to the parts under it. */
const Parts = ({ of }: { of: readonly (Part & { parts?: readonly Part[] })[] }) => (
  <ul {...plainList}>
    {of.map(({ id, title, parts }) => (
      <li key={id} data-group={parts !== undefined}>
        <Jump to={id}>{title}</Jump>
        {parts && <Parts of={parts} />}
      </li>
    ))}
  </ul>
)

/** The table of contents of a long page. `ReadAloud` skips it, because it reads the whole page anyway. */
export function OnThisPage({ parts }: { parts: readonly (Part & { parts?: readonly Part[] })[] }) {
  const t = useT()
  const title = useId()
  return (
    <nav aria-labelledby={title} className={classNames(styles.parts, 'no-print')} data-silent>
      <h2 id={title}>{t('pages.onThisPage')}</h2>
      <Parts of={parts} />
    </nav>
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
