/** The sticky bar of the gradebook: what is unsent, and the next action. */
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { ApiError } from '@/api'
import { type Translate, useI18n, useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { MoveFocusOnUnmount } from '@/ui/action/MoveFocusOnUnmount'
import { useStore } from '@/session'
import { announce } from '@/ui/action/live'
import { toast } from '@/ui/action/Toasts'
import { tame } from '@/ui/data/serviceWords'
import type { BusyCount } from '../../shared/BusyNotice'
import { formatEntry, type SentEntry, useSentToday } from '../../shared/sent/sentLog'
import styles from './SendBar.module.css'
import { useGradebookView, useFromSummary, useProgress, useSummary } from '../context'
import { isDrawn, showAll } from '../keys/cursor'
import { saidOfStep } from '../keys/actions'
import { isWriting, useKeysOfPage } from '../keys/pageKeys'
import type { Progress } from './send'
import { doubtOf, errorOf, nextCell } from '../book/line'
import { pendingId, stoppedId, usePending, useStopped } from '../panels/Notices'
import { unsentCount, type Summary } from '../book/summary'

/** A log entry in words, with its evaluations. */
const sayWhole = (t: Translate, entry: SentEntry): string =>
  [formatEntry(t, entry), tame(entry.name ?? '')].filter(Boolean).join(': ')

/** Returns the sentence of the bar, also for announcements: the present state, most urgent first. */
function useSentence({ phase, total, done }: Progress, error: ApiError | null, log: readonly SentEntry[]) {
  const { t, format } = useI18n()
  const { book } = useGradebookView()
  const cameBack = useFromSummary(book, () => book.cameBack)
  const isSending = phase === 'sending'
  /**
   * @param lean Two parts at most, for the narrow bar of the single-student view.
   * @param count A visible countdown; the notice announces it, so that the sentence stays silent.
   */
  return (summary: Summary, lean = false, count: BusyCount | null = null): string => {
    const why = () => {
      if (error?.kind !== 'busy') return t('lancamentos.bar.stopped')
      return count ? t('lancamentos.bar.busyNext', { n: count.left }) : t('lancamentos.bar.busy')
    }
    // the full sentence counts faulty cells as unsent too; the lean one names only those that can be sent
    const unsent = summary.unsent + (lean ? 0 : summary.withError)
    const parts = [
      !isSending && error && why(),
      isSending && t('lancamentos.bar.sending', { done, n: total }),
      !isSending && unsent > 0 && t(lean ? 'lancamentos.bar.toSend' : 'lancamentos.bar.unsent', { n: unsent }),
      !isSending && !lean && cameBack > 0 && summary.kept > 0 && t('lancamentos.bar.cameBack', { n: summary.kept }),
      !isSending && summary.publish > 0 && t('lancamentos.bar.publish', { n: summary.publish }),
      !isSending && summary.close > 0 && t('lancamentos.bar.toClose', { n: summary.close }),
      summary.withError > 0 && t('lancamentos.bar.faulty', { n: summary.withError }),
      summary.doubts > 0 && t('lancamentos.bar.doubtful', { n: summary.doubts }),
      summary.conflicts > 0 && t('lancamentos.bar.conflicts', { n: summary.conflicts }),
      summary.refused > 0 && t('lancamentos.bar.refused', { n: summary.refused }),
      summary.notPublished > 0 && t('lancamentos.bar.notPublished', { n: summary.notPublished }),
      summary.notClosed > 0 && t('lancamentos.bar.notClosed', { n: summary.notClosed }),
      summary.onTheWay > 0 && !isSending && t('lancamentos.bar.checking', { n: summary.onTheWay }),
      summary.unconfirmed > 0 && t('lancamentos.bar.unconfirmed', { n: summary.unconfirmed }),
    ].filter(Boolean)
    if (parts.length > 0) return parts.slice(0, lean ? 2 : undefined).join(' · ')
    const [last] = log
    if (!last) return t('lancamentos.bar.nothing')
    const time = format.clock(last.at)
    // publishing and closing are final, so they are named, and so are those that were refused
    const made = log.filter(({ at, kind }) => at === last.at && kind !== 'students').map((entry) => sayWhole(t, entry))
    const isWhole = !log.some(({ at, kind }) => at === last.at && (kind === 'notPublished' || kind === 'notClosed'))
    return [t(isWhole ? 'lancamentos.bar.allSent' : 'lancamentos.bar.sentAt', { time }), ...made].join(' · ')
  }
}

/** Whether a cell has to be corrected before it can be sent. */
const isFaultyIn = ({ toCorrect }: Summary): boolean => toCorrect > 0

interface AttentionProps {
  error: ApiError | null
  single: boolean
  /** The bar itself shows the countdown of a busy service. */
  counts: boolean
}

/** The button to what needs attention; only the most urgent one, because more buttons would make the bar higher. */
function Attention({ error, single, counts }: AttentionProps): ReactNode {
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

/** Returns undo and redo for outside the cells, with an announcement. */
function useTurn(): (forward: boolean) => void {
  const t = useT()
  const { book } = useGradebookView()
  return (forward) => {
    const step = forward ? book.redo() : book.undo()
    showAll(book)
    const words = t(saidOfStep({ forward, changed: step.length > 0 }))
    const [first] = step
    if (!first) {
      announce(words)
      return
    }
    const title = book.columns.find(({ chave }) => chave === first.chave)?.titulo ?? ''
    const cell = `${tame(book.line(first.id).aluno)}, ${tame(title)}`
    const what = step.length > 1 ? t('lancamentos.undo.cells', { n: step.length }) : cell
    // if no changed cell is rendered, a toast is the only visible sign
    const announceOutcome = step.some(isDrawn) ? announce : toast
    announceOutcome(`${words}: ${what}`)
  }
}

export function Undo({ variant = 'secondary' }: { variant?: 'secondary' | 'link' }) {
  const t = useT()
  const { sending, sentence } = useGradebookView()
  const summary = useSummary()
  const { phase } = useProgress(sending)
  const turn = useTurn()
  if (!summary.canUndo || phase === 'sending') return null
  return (
    // the button disappears with the last step
    <MoveFocusOnUnmount to={() => sentence.current}>
      <Button variant={variant} onClick={() => turn(false)}>
        {t('lancamentos.undo.button')}
      </Button>
    </MoveFocusOnUnmount>
  )
}

/** Milliseconds in which a second press is ignored: a double press on "send" must not press "stop" in its place. */
const onePress = 600

/** `below`: the view next to the bar; on a phone, `student` needs a narrow bar, and `page` has its own buttons. */
export function SendBar({ below }: { below: 'class' | 'student' | 'page' }) {
  const t = useT()
  const { book, sending, countdown, send, sentence: place, wide } = useGradebookView()
  const count = useStore(countdown)
  const summary = useSummary()
  const progress = useProgress(sending)
  const error = useStopped(progress)
  const log = useSentToday(book.idClasse)
  const sentence = useSentence(progress, error, log)
  const isSending = progress.phase === 'sending'
  const notTaken = summary.refused + summary.notPublished + summary.notClosed
  // one line of fixed height with the main button only; the other actions stand beside the grades
  const lean = !wide && below === 'student'
  const interrupted = !isSending && progress.total > progress.done && summary.ready > 0
  const isOfMarks = summary.unsent === 0 && summary.publish + summary.close > 0
  const plainSend = t(isOfMarks ? 'lancamentos.bar.sendMarks' : 'lancamentos.bar.send')
  const sendWords = interrupted ? t('lancamentos.bar.goOn') : plainSend

  const pressed = useRef(-Infinity)
  const turn = useTurn()
  // undo and redo keys outside the cells; not on a panel, which hides the cells that would change
  useKeysOfPage((event) => {
    const key = event.key.toLowerCase()
    if (isSending || below === 'page' || isWriting(event)) return
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
    event.preventDefault()
    turn(key === 'y' || event.shiftKey)
  })

  const before = useRef(progress.phase)
  const began = useRef(0)
  // announces the start and end of a sending, not the running count; from the book, because the render may be behind
  const announceOutcome = useEffectEvent(() => {
    const now = sentence(book.summary())
    if (before.current === 'idle') began.current = Date.now()
    if (isSending) {
      // with the focus on the sentence, the screen reader reads it anyway
      if (document.activeElement !== place.current) announce(now)
    }
    if (progress.phase !== 'idle') return
    const came = log.filter(({ at }) => at >= began.current).map((entry) => sayWhole(t, entry))
    announce([now, ...came.filter((words) => !now.includes(words))].join(' · '))
  })
  useEffect(() => {
    if (before.current !== progress.phase) announceOutcome()
    before.current = progress.phase
  }, [progress.phase])

  return (
    <section
      className={styles.bar}
      aria-label={t('lancamentos.bar.label')}
      data-unsent={unsentCount(summary) > 0}
      // an idle bar is not sticky, so that it covers nothing
      data-idle={!isSending && !error && unsentCount(summary) + summary.onTheWay + notTaken + summary.unconfirmed === 0}
      data-below={below}
    >
      <p ref={place} tabIndex={-1} className={styles.sentence}>
        {sentence(summary, lean, count)}
      </p>
      {isSending && !lean && (
        <progress
          className={styles.progress}
          value={progress.done}
          max={progress.total}
          aria-label={t('lancamentos.bar.progress')}
        />
      )}
      <div className={styles.buttons}>
        {!isSending && !(lean && summary.ready > 0 && !isFaultyIn(summary)) && (wide || !count) && (
          <Attention error={error} single={!wide} counts={count !== null} />
        )}
        {count && (
          // what leaves by itself is stopped where it is told
          <MoveFocusOnUnmount to={() => place.current}>
            <Button variant="link" onClick={count.stop}>
              {t('frame.fault.stop')}
            </Button>
          </MoveFocusOnUnmount>
        )}
        {(isSending || summary.ready > 0) && (
          // "send" and "stop" are one button, so that it keeps the focus; it disappears with the last grade
          <MoveFocusOnUnmount to={() => place.current}>
            {isSending ? (
              <Button
                busy={progress.stopping}
                busyLabel={t('lancamentos.bar.stopping')}
                onClick={() => {
                  if (performance.now() - pressed.current > onePress) sending.stop()
                }}
              >
                {t('lancamentos.bar.stop')}
              </Button>
            ) : (
              <Button
                variant="primary"
                aria-label={lean ? plainSend : undefined}
                onClick={() => {
                  pressed.current = performance.now()
                  send({ stay: false })
                }}
              >
                {lean ? t('lancamentos.bar.sendShort') : sendWords}
              </Button>
            )}
          </MoveFocusOnUnmount>
        )}
        {/* on a phone the line has room for two buttons */}
        {!lean && (wide || !error) && <Undo />}
      </div>
    </section>
  )
}
