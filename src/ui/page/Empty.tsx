/** The empty state of a list or section: says why it is empty, what will appear, and where to go meanwhile. */
import type { ReactNode } from 'react'
import { classNames } from '../look/classNames'
import styles from './Empty.module.css'

interface Props {
  title: ReactNode
  /** A paragraph below the title. */
  text?: ReactNode
  children?: ReactNode
}

export function Empty({ title, text, children }: Props) {
  return (
    <div className={classNames(styles.empty, 'reach')}>
      <p className={styles.title}>{title}</p>
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}
