/** The sticky bar of the gradebook: what is unsent, and the next action. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { MoveFocusOnUnmount } from '@/ui/action/MoveFocusOnUnmount'
import { useStore } from '@/session'
import { announce } from '@/ui/action/live'
import { useSentToday } from '../../shared/sent/sentLog'
import styles from './SendBar.module.css'
import { useGradebookView, useProgress, useSummary } from '../context'
import { isWriting, useKeysOfPage } from '../keys/pageKeys'
import { unsentCount } from '../book/summary'
import { useStopped } from './Stopped'
import { Attention, isFaultyIn } from './Attention'
import { sayWhole, useSentence } from './useSentence'
import { Undo, useTurn } from './Undo'

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
