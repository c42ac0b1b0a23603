/** A notebook page with a red margin line, only for screens that are a document (ui/README §4). */
import type { ReactNode } from 'react'
import { classNames } from '../look/classNames'
import styles from './Notebook.module.css'

/** Draws the margin line along its content. A PageHeader with `margin` inside it draws no second line. */
export function Notebook({ children }: { children: ReactNode }) {
  return (
    <div className={classNames(styles.notebook, styles.below)} data-notebook="">
      {children}
    </div>
  )
}

/** Class for content below the notebook, aligned with the notebook's text. */
export const belowNotebook = styles.below ?? ''
