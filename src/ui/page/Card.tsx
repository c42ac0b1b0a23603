/** A box that can be opened or must not be missed. Anything else stands on the paper without a box. */
import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { classes } from '../look/classes'

export interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li'
  /** The link inside covers the whole card, so that all of it can be pressed. */
  opens?: boolean
  labelledBy?: string
  className?: string
  children: ReactNode
}

export function Card({ as: As = 'div', opens = false, labelledBy, className, children }: CardProps) {
  return (
    <As className={classes(styles.card, opens && styles.opens, className)} aria-labelledby={labelledBy}>
      {children}
    </As>
  )
}
