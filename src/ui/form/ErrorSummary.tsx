/** First thing of a form that could not be sent: how many problems, each a link to its field, in the fields' own words. */
import { type RefObject, useId } from 'react'
import { useT } from '@/i18n'
import { Jump } from '../page/way'
import { Stack } from '../page/layout'
import { useErrorTitle } from '../page/title'
import type { Refused, Told } from './context'
import styles from './ErrorSummary.module.css'
import { ToldText } from './Field'

export interface SummaryProblem {
  name: string
  told: Told
  /** The control to focus; null for a field this form does not have. */
  target: string | null
}

export interface ErrorSummaryProps {
  /** What is said about the whole. */
  refused: Pick<Refused, 'message' | 'fromService'> | null
  problems: readonly SummaryProblem[]
  box: RefObject<HTMLDivElement | null>
}

export function ErrorSummary({ refused, problems, box }: ErrorSummaryProps) {
  const t = useT()
  const id = useId()
  useErrorTitle(true)
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{t('comum.form.problems', { n: problems.length || 1 })}</h2>
      {refused?.message && (
        <p lang={refused.fromService ? 'pt-BR' : undefined} dir="auto">
          {refused.message}
        </p>
      )}
      {problems.length > 0 && (
        <Stack as="ul" gap={1}>
          {problems.map(({ name, told, target }) => (
            <li key={name}>
              {target ? (
                <Jump to={target}>
                  <ToldText told={told} />
                </Jump>
              ) : (
                <ToldText told={told} />
              )}
            </li>
          ))}
        </Stack>
      )}
    </div>
  )
}
