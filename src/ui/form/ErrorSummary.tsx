/** Heads a form that could not be sent: the refusal of the whole, and each field's message as a link to the field. */
import { type RefObject, useId } from 'react'
import { useT } from '@/i18n'
import { Jump } from '../page/navigation'
import { Stack } from '../page/layout'
import { useErrorTitle } from '../page/title'
import type { Refused, Told } from './context'
import styles from './ErrorSummary.module.css'
import { ToldText } from './Field'

export interface SummaryProblem {
  name: string
  told: Told
  /** The label of a field that the service's message does not name; else empty. */
  label: string
  /** The control to focus; null for a field this form does not have. */
  target: string | null
}

export interface ErrorSummaryProps {
  /** The refusal of the whole form. */
  refused: Omit<Refused, 'fields'> | null
  problems: readonly SummaryProblem[]
  box: RefObject<HTMLDivElement | null>
}

export function ErrorSummary({ refused, problems, box }: ErrorSummaryProps) {
  const t = useT()
  const id = useId()
  // a refusal of the whole form is not counted, since the person may be unable to correct its cause
  const n = problems.filter(({ told }) => !told.mended).length
  const isMended = n === 0 && problems.length > 0
  useErrorTitle(!isMended)
  return (
    <div
      ref={box}
      className={styles.summary}
      data-mended={isMended}
      role="alert"
      // a correction is announced at its field, so the summary is not read out again
      aria-live={n < problems.length ? 'off' : undefined}
      tabIndex={-1}
      aria-labelledby={id}
    >
      <h2 id={id}>
        {n > 0 ? t('common.form.problems', { n }) : t(isMended ? 'common.form.allMended' : 'common.form.refused')}
      </h2>
      {refused?.lead && <p>{refused.lead}</p>}
      {refused?.message && (
        <p lang={refused.fromService ? 'pt-BR' : undefined} dir="auto">
          {refused.message}
        </p>
      )}
      {refused?.more}
      {problems.length > 0 && (
        <Stack as="ul" gap={1}>
          {problems.map(({ name, told, label, target }) => (
            <li key={name} data-mended={told.mended}>
              {target ? (
                <Jump to={target}>
                  {label && `${label}: `}
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
