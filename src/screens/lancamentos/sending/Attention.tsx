/** The button of the bar that leads to what needs attention. */
import { type ReactNode, useRef } from 'react'
import type { ApiError } from '@/api'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { MoveFocusOnUnmount } from '@/ui/action/MoveFocusOnUnmount'
import { useGradebookView, useSummary } from '../context'
import { doubtOf, errorOf, nextCell } from '../book/line'
import type { Summary } from '../book/summary'
import { pendingId, usePending } from './Pending'
import { stoppedId } from './Stopped'

/** Whether a cell has to be corrected before it can be sent. */
export const isFaultyIn = ({ toCorrect }: Summary): boolean => toCorrect > 0

interface AttentionProps {
  error: ApiError | null
  single: boolean
  /** The bar itself shows the countdown of a busy service. */
  counts: boolean
}

/** The button to what needs attention; only the most urgent one, because more buttons would make the bar higher. */
export function Attention({ error, single, counts }: AttentionProps): ReactNode {
  const t = useT()
  const { book, goTo, sentence, showBelow, showConflicts } = useGradebookView()
  const summary = useSummary()
  const pending = usePending().length
  // the student of the last press: each press goes to the next cell
  const led = useRef(0)
  const next = (cellOf: typeof errorOf) => nextCell(book.written(), book.order, cellOf, led.current)
  const isFaulty = isFaultyIn(summary)
  const leads = isFaulty || summary.doubts > 0
  const lead = () => {
    const cell = next(isFaulty ? errorOf : doubtOf)
    if (!cell) return
    led.current = cell.id
    goTo(cell.id, cell.chave)
  }
  const said = () => sentence.current
  if (summary.conflicts > 0) return <Button onClick={showConflicts}>{t('lancamentos.bar.resolve')}</Button>
  return (
    <>
      {leads && (
        <MoveFocusOnUnmount to={said}>
          <Button onClick={lead}>{t(isFaulty ? 'lancamentos.bar.toFault' : 'lancamentos.bar.toDoubt')}</Button>
        </MoveFocusOnUnmount>
      )}
      {/* leads to the notice below the students, which may be far down the page */}
      {(error !== null || pending > 0) && !(single && leads) && !counts && (
        <Button variant="link" onClick={() => showBelow(error ? stoppedId : pendingId)}>
          {t('lancamentos.bar.why')}
        </Button>
      )}
    </>
  )
}
