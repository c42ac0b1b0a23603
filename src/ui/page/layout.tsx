/** `Stack` lays out children below each other, `Row` beside each other. Gaps are scale steps: 1 = 4 px … 6 = 32 px. */
import type { ReactNode } from 'react'
import { classNames } from '../look/classNames'
import styles from './layout.module.css'
import { plainList } from '../data/plainList'

export type Gap = 1 | 2 | 3 | 4 | 5 | 6

interface BoxProps {
  gap?: Gap
  as?: 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'form'
  /** Pushes the children to both ends. */
  between?: boolean
  className?: string | undefined
  children: ReactNode
}

const box = (kind: string | undefined, usual: Gap) =>
  function Box({ gap = usual, as: As = 'div', between, className, children }: BoxProps) {
    const list = As === 'ul' || As === 'ol'
    return (
      <As
        {...(list && plainList)}
        className={classNames(kind, styles[`gap${gap}`], between && styles.between, className)}
      >
        {children}
      </As>
    )
  }

export const Stack = box(styles.stack, 4)
export const Row = box(styles.row, 3)
