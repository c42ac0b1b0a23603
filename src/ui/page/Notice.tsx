/** A box that must not be missed: what happened, and what can be done. */
import type { ReactNode } from 'react'
import { classNames } from '../look/classNames'
import styles from './Notice.module.css'
import { signs, type Tone } from '../look/tone'

export interface NoticeProps {
  tone?: Tone
  title?: ReactNode
  /** A paragraph below the title. */
  text?: ReactNode
  /** `status` or `alert` when it appears while the person is already on the screen. */
  role?: 'status' | 'alert'
  children?: ReactNode
}

export function Notice({ tone = 'info', title, text, role, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={role}>
      <span aria-hidden="true" className={styles.sign}>
        {signs[tone]}
      </span>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  )
}
