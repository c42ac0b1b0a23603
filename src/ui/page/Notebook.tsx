/** The page of a notebook: red margin line, ruled hairlines. Only for screens that are a document (ui/README §4). */
import type { ReactNode } from 'react'
import { classNames } from '../look/classNames'
import styles from './Notebook.module.css'

/** Draws the margin line along everything inside. A PageHeader with `margin` inside it draws no second one. */
export function Notebook({ children }: { children: ReactNode }) {
  return (
    <div className={classNames(styles.notebook, styles.below)} data-notebook="">
      {children}
    </div>
  )
}

/** The class of what stands below the notebook, in line with its text. */
export const belowNotebook = styles.below ?? ''
