/** A state in a word, with a sign and a tint, because colour alone is not enough. */
import type { ReactNode } from 'react'
import { classNames } from '../look/classNames'
import styles from './StateLabel.module.css'
import { type Tone, signs } from '../look/tone'

export function StateLabel({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classNames(styles.state, styles[tone])}>
      <span aria-hidden="true" className={styles.sign}>
        {signs[tone]}
      </span>
      <span>{children}</span>
    </span>
  )
}
