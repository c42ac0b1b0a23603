/** The page of a notebook: red margin line, ruled hairlines. Only for screens that are a document. */
import type { ReactNode } from 'react'
import { classes } from './classes'
import styles from './Notebook.module.css'

export interface NotebookProps {
  as?: 'div' | 'section' | 'article'
  /** Ruled hairlines behind the text. */
  ruled?: boolean
  labelledBy?: string
  children: ReactNode
}

export function Notebook({ as: As = 'div', ruled = false, labelledBy, children }: NotebookProps) {
  return (
    <As className={classes(styles.notebook, ruled && styles.ruled)} aria-labelledby={labelledBy}>
      {children}
    </As>
  )
}
