/** The page of a notebook: red margin line, ruled hairlines. Only for screens that are a document (ui/README §1). */
import type { ReactNode } from 'react'
import { classes } from '../look/classes'
import styles from './Notebook.module.css'

export interface NotebookProps {
  as?: 'div' | 'section' | 'article'
  labelledBy?: string
  className?: string | undefined
  children: ReactNode
}

/** Draws the margin line along everything inside. A PageHeader with `margin` inside it draws no second one. */
export function Notebook({ as: As = 'div', labelledBy, className, children }: NotebookProps) {
  return (
    <As className={classes(styles.notebook, className)} aria-labelledby={labelledBy} data-notebook="">
      {children}
    </As>
  )
}

/** For what stands below the page and is no part of it: in line with the text of the page. */
export const belowNotebook = styles.below ?? ''
