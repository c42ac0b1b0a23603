/** A box for content that must not be missed; other content needs no box. */
import type { ReactNode } from 'react'
import styles from './Card.module.css'
import { classNames } from '../look/classNames'

export interface CardProps {
  as?: 'div' | 'section' | 'li'
  labelledBy?: string
  className?: string
  children: ReactNode
}

export function Card({ as: As = 'div', labelledBy, className, children }: CardProps) {
  return (
    <As className={classNames(styles.card, className)} aria-labelledby={labelledBy}>
      {children}
    </As>
  )
}
