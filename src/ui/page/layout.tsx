/** How things stand beside and below each other. Steps of the spacing scale: 1 = 4 px … 6 = 32 px. */
import type { ReactNode } from 'react'
import { classes } from '../look/classes'
import styles from './layout.module.css'
import { plainList } from '../data/plainList'

export type Gap = 1 | 2 | 3 | 4 | 5 | 6

interface BoxProps {
  gap?: Gap
  as?: 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'form'
  className?: string | undefined
  children: ReactNode
}

export function Stack({ gap = 4, as: As = 'div', className, children }: BoxProps) {
  return (
    <As {...listRole(As)} className={classes(styles.stack, styles[`gap${gap}`], className)}>
      {children}
    </As>
  )
}

export function Row({
  gap = 3,
  as: As = 'div',
  between = false,
  className,
  children,
}: BoxProps & { between?: boolean }) {
  return (
    <As {...listRole(As)} className={classes(styles.row, styles[`gap${gap}`], between && styles.between, className)}>
      {children}
    </As>
  )
}

const listRole = (as: string) => (as === 'ul' || as === 'ol' ? plainList : {})
