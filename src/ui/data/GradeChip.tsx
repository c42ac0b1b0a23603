/** A grade in figures and its state in words. Neutral: the portal does not know which grade is good or bad. */
import { useFormat, useT } from '@/i18n'
import styles from './GradeChip.module.css'

export type GradeState = 'publicada' | 'fechada' | 'notPublished' | 'noGrade'

export interface GradeChipProps {
  /** Not shown, even when present, while the state is `notPublished`. */
  valor: number | null | undefined
  state: GradeState
  /** The grade as text, where the page writes figures otherwise than the language does. */
  text?: string
  /** The person asked to hide grades: dots replace the figure. */
  covered?: boolean
}

export function GradeChip({ valor, state, text, covered = false }: GradeChipProps) {
  const t = useT()
  const format = useFormat()
  const shown = state !== 'notPublished' && typeof valor === 'number'
  return (
    <span className={styles.chip}>
      <span className={styles.value}>
        {shown && !covered ? (
          <span data-figure="" translate="no">
            {text ?? format.grade(valor)}
          </span>
        ) : (
          <span aria-hidden="true">{shown ? '•••' : '—'}</span>
        )}
      </span>
      <span className="fine">{t(`frame.ui.grade.${state}`)}</span>
    </span>
  )
}
