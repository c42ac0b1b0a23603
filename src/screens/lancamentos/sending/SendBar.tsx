/** The bar that stays in sight: what is not sent, and the next thing that can be done about it. */
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { ApiError } from '@/api'
import { nameOfAluno } from '@/domain/lancamento'
import { type Translate, useI18n, useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { LeavesFocus } from '@/ui/action/LeavesFocus'
import { useStore } from '@/session'
import { announce } from '@/ui/action/live'
import { toast } from '@/ui/action/Toasts'
import { tame } from '@/ui/data/serviceWords'
import type { BusyCount } from '../../shared/BusyNotice'
import { sayEntry, type SentEntry, useSentToday } from '../../shared/sent/sentLog'
import styles from './SendBar.module.css'
import { useGradebookView, useFromSummary, useProgress, useSummary } from '../context'
import { isDrawn, showAll } from '../keys/cursor'
import { saidOfStep } from '../keys/keyboard'
import { isWriting, useKeysOfPage } from '../keys/place'
import type { Progress } from './send'
import { doubtOf, errorOf, nextCell } from '../book/line'
import { pendingId, stoppedId, usePending, useStopped } from '../panels/Notices'
import { unsentCount, type Summary } from '../book/summary'

/** What was sent, and of which evaluations. */
const sayWhole = (t: Translate, entry: SentEntry): string =>
  [sayEntry(t, entry), tame(entry.name ?? '')].filter(Boolean).join(': ')

/** One sentence for eyes and ears, of what is true now: the most urgent first. What happened stands in the log. */
function useSentence({ phase, total, done }: Progress, error: ApiError | null, log: readonly SentEntry[]) {
  const { t, format } = useI18n()
  const { book } = useGradebookView()
  const cameBack = useFromSummary(book, () => book.cameBack)
  const isSending = phase === 'sending'
  /**
   * @param lean beside its buttons there is room for what is unsent and for the most urgent part alone.
   * @param count runs in sight; it is announced once, by its notice
   */
  return (summary: Summary, lean = false, count: BusyCount | null = null): string => {
    const why = () => {
      if (error?.kind !== 'busy') return t('lancamentos.bar.stopped')
      return count ? t('lancamentos.bar.busyNext', { n: count.left }) : t('lancamentos.bar.busy')
    }
    // what is to be published or closed is told by itself; where only what can go is named, errors are too
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
    // what was made public, or final, is not taken back: it is named, and so is what was not
    const made = log.filter(({ at, kind }) => at === last.at && kind !== 'students').map((entry) => sayWhole(t, entry))
    const isWhole = !log.some(({ at, kind }) => at === last.at && (kind === 'notPublished' || kind === 'notClosed'))
    return [t(isWhole ? 'lancamentos.bar.allSent' : 'lancamentos.bar.sentAt', { time }), ...made].join(' · ')
  }
}

/** Something cannot be sent as it stands. */
const isFaultyIn = ({ toCorrect }: Summary): boolean => toCorrect > 0

interface AttentionProps {
  error: ApiError | null
  single: boolean
  /** The countdown of a busy service stands in the bar itself. */
  counts: boolean
}

/** What has to be looked at, one thing at a time: more buttons than there is room for would move what stands below. */
function Attention({ error, single, counts }: AttentionProps): ReactNode {
  const t = useT()
  const { book, goTo, sentence, showBelow, showConflicts } = useGradebookView()
  const summary = useSummary()
  const pending = usePending().length
  // each press leads to the next one
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
        <LeavesFocus to={said}>
          <Button onClick={lead}>{t(isFaulty ? 'lancamentos.bar.toFault' : 'lancamentos.bar.toDoubt')}</Button>
        </LeavesFocus>
      )}
      {/* both stand below the students, which may be far */}
      {(error !== null || pending > 0) && !(single && leads) && !counts && (
        <Button variant="link" onClick={() => showBelow(error ? stoppedId : pendingId)}>
          {t('lancamentos.bar.why')}
        </Button>
      )}
    </>
  )
}

/** Takes the last step back, or makes it again, from outside the cells. */
function useTurn(): (forward: boolean) => void {
  const t = useT()
  const { book } = useGradebookView()
  return (forward) => {
    const step = forward ? book.redo() : book.undo()
    showAll(book)
    const words = t(saidOfStep(forward, step.length > 0))
    const [first] = step
    if (!first) {
      announce(words)
      return
    }
    const title = book.columns.find(({ chave }) => chave === first.chave)?.titulo ?? ''
    const cell = `${tame(nameOfAluno(book.line(first.id).record))}, ${tame(title)}`
    const what = step.length > 1 ? t('lancamentos.undo.cells', { n: step.length }) : cell
    // of another student, or out of sight: nothing else would show that there was anything
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
    // with the last step the button goes
    <LeavesFocus to={() => sentence.current}>
      <Button variant={variant} onClick={() => turn(false)}>
        {t('lancamentos.undo.button')}
      </Button>
    </LeavesFocus>
  )
}

/** Milliseconds in which a second press is still the first: the button that sends becomes the one that stops. */
const onePress = 600

/** `below`, on a phone: the class; one student, whose buttons share the room; or a page with its own. */
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
  // one line of one height, for the button that matters most: what else there is has its place beside the grades
  const lean = !wide && below === 'student'
  const interrupted = !isSending && progress.total > progress.done && summary.ready > 0
  const isOfMarks = summary.unsent === 0 && summary.publish + summary.close > 0
  const plainSend = t(isOfMarks ? 'lancamentos.bar.sendMarks' : 'lancamentos.bar.send')
  const sendWords = interrupted ? t('lancamentos.bar.goOn') : plainSend

  const pressed = useRef(-Infinity)
  const turn = useTurn()
  // the keys of the cells, wherever else on the page the focus is: a page in front of the grades hides what they would change
  useKeysOfPage((event) => {
    const key = event.key.toLowerCase()
    if (isSending || below === 'page' || isWriting(event)) return
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
    event.preventDefault()
    turn(key === 'y' || event.shiftKey)
  })

  const before = useRef(progress.phase)
  const began = useRef(0)
  // told at both ends: a count that runs is not read aloud. As it is by now: what is drawn may be a moment behind
  const announceOutcome = useEffectEvent(() => {
    const now = sentence(book.summary())
    if (before.current === 'idle') began.current = Date.now()
    if (isSending) {
      // the person who pressed the button stands at the sentence and hears it there
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
      // nothing to say: it does not stand over what is read
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
          <LeavesFocus to={() => place.current}>
            <Button variant="link" onClick={count.stop}>
              {t('frame.fault.stop')}
            </Button>
          </LeavesFocus>
        )}
        {(isSending || summary.ready > 0) && (
          // one for both, so that it keeps the focus; with the last grade it goes
          <LeavesFocus to={() => place.current}>
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
          </LeavesFocus>
        )}
        {/* on a phone two buttons fill the line */}
        {!lean && (wide || !error) && <Undo />}
      </div>
    </section>
  )
}
