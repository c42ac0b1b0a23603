/**
 * The question before leaving with unsent grades: a dialog inside the portal, which offers to send them first, and the
 * browser's own question before closing the tab.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { useLost } from '@/api'
import { useT } from '@/i18n'
import { askBeforeClosing, askBeforeLeaving, isPublicDevice, type Leaving, unsaved, useStore } from '@/session'
import { Confirm } from '@/ui/action/Confirm'
import { announce } from '@/ui/action/live'
import { unsentGrades } from '../../shared/sent/keptWork'
import { useGradebookView, useProgress, useSummary } from '../context'
import { inputOf } from '../keys/cursor'
import type { GradeSender } from './send'
import type { Book } from '../book/book'
import { unsentCount } from '../book/summary'

/** Whether grades are unsent or in flight; reads the book, because signing out empties it and leaves at once. */
function hasAny(book: Book, sending: GradeSender): boolean {
  return unsentCount(book.summary()) > 0 || sending.progress().phase === 'sending'
}

/** Whether everything sent is confirmed and nothing was refused. */
function isAllTaken(book: Book): boolean {
  const { notClosed, notPublished, refused, unconfirmed } = book.summary()
  return unconfirmed + refused + notPublished + notClosed === 0
}

interface LeaveRequest {
  leaving: Leaving
  answer: (yes: boolean) => void
}

export function AskOnLeaving() {
  const t = useT()
  const { book, editable, sending, send, say } = useGradebookView()
  const summary = useSummary()
  // without a connection the dialog does not offer to send first
  const isLost = useLost() !== null
  const isUnsaved = useStore(unsaved)
  const n = unsentCount(summary)
  const { phase } = useProgress(sending)
  const isSending = phase === 'sending'
  const question = n > 0 || isSending
  const [request, setRequest] = useState<LeaveRequest | null>(null)
  /** The teacher has answered yes: the navigation that follows must not ask again. */
  const decided = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !decided.current && hasAny(book, sending) && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(
    () =>
      askBeforeLeaving(unsentGrades(book.idClasse), async (leaving) => {
        if (!hasAny(book, sending)) return 'nothing'
        return new Promise((answer) => {
          setRequest({ leaving, answer })
        })
      }),
    [book, sending],
  )
  useEffect(() => (question ? askBeforeClosing() : undefined), [question])
  const close = (yes: boolean) => {
    setRequest(null)
    // signing out may still be cancelled at a later question, and then has to ask again
    decided.current = yes && request === null
    request?.answer(yes)
    // signing out or leaving the portal is no navigation inside it
    if (yes && request === null) blocker.proceed?.()
    else blocker.reset?.()
  }
  /** The newest `close`, for the end of a sending: "Sair" or another link may have been pressed meanwhile. */
  const latest = useRef(close)
  useLayoutEffect(() => {
    latest.current = close
  })
  /** The state of sending before leaving; `over` until the dialog is closed. */
  const [first, setFirst] = useState<'no' | 'sending' | 'over'>('no')
  const blocked = blocker.state === 'blocked' || request !== null
  // closes the question when the sending has ended well meanwhile
  const over = useEffectEvent(() => {
    if (blocked && first === 'no' && !hasAny(book, sending) && isAllTaken(book)) close(true)
  })
  useEffect(
    () =>
      sending.subscribe(() => {
        if (sending.progress().phase === 'idle') over()
      }),
    [sending],
  )
  if (first === 'over' && !blocked) setFirst('no')
  const sendFirst = () => {
    let begun = false
    const stop = sending.subscribe(() => {
      const now = sending.progress().phase
      begun ||= now === 'sending'
      if (!begun || now !== 'idle') return
      stop()
      setFirst('over')
      // stays on the page if anything was refused or unconfirmed, so that the teacher sees it
      const over = !hasAny(book, sending) && isAllTaken(book)
      latest.current(over)
      if (!over && !inputOf(document.activeElement)) say()
    })
    setFirst('sending')
    announce(t('lancamentos.leave.sending'), 'polite')
    send({
      stay: true,
      onCancel: () => {
        stop()
        setFirst('over')
        latest.current(false)
      },
    })
  }
  const erases = request?.leaving === 'signOut'
  if (first !== 'no') return null
  return (
    <Confirm
      open={blocked}
      title={n > 0 ? t('lancamentos.leave.title', { n }) : t('lancamentos.leave.unfinished')}
      better={
        editable && summary.ready > 0 && !isSending && !isLost
          ? { label: t('lancamentos.leave.send'), onPress: sendFirst }
          : undefined
      }
      yes={t(erases ? 'frame.leave.erase' : 'lancamentos.leave.leave')}
      no={t('frame.leave.stay')}
      harmless={!erases}
      onYes={() => close(true)}
      onClose={() => close(false)}
    >
      <p>
        {t(
          erases
            ? 'lancamentos.leave.erased'
            : isPublicDevice()
              ? 'lancamentos.leave.memory'
              : isUnsaved
                ? 'frame.sent.notKept'
                : 'lancamentos.leave.kept',
        )}
      </p>
      {isSending && <p>{t('lancamentos.leave.byItself')}</p>}
    </Confirm>
  )
}
