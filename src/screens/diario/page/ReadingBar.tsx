/** When this was read, the way to read it again, and the way to hide the grades: on every screen that shows grades. */
import type { ComponentProps } from 'react'
import { Updated } from '../../shared/Updated'
import styles from './ReadingBar.module.css'
import { HideGrades } from './HideGrades'

export function ReadingBar(props: ComponentProps<typeof Updated>) {
  return (
    <div className={`${styles.reading ?? ''} no-print`}>
      <Updated {...props} />
      <HideGrades />
    </div>
  )
}
