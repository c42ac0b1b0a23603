/** Marks attendance: each press finds the position, sends one request and ends with the service's answer. */
import { useEffect, useRef, useState } from 'react'
import { type ApiError, isConflict, type Outcome, useWrite } from '@/api'
import { op, type Output } from '@/contract'
import { useSessionState, useStore } from '@/session'
import { settings } from '@/settings'
import { serviceMessages } from '../shared/describeError'
import { type Attempt, attempts } from '../shared/sent/attempts'
import { type Fix, isFresh } from './fix'
import { locate, NoPosition, type Problem } from './locate'
import { concludeAttempt, note } from './note'

/** `unanswered`: the network works, but the service does not confirm the session. */
export type Failure = Problem | 'offline' | 'unanswered' | 'otherTab' | 'forbidden' | 'notFound'

export type CheckIn =
  | { step: 'ready' }
  /** `asking`: the browser's permission prompt is open. */
  | { step: 'locating'; asking: boolean }
  /** The position is less accurate than the settings allow without a warning. */
  | { step: 'wide'; fix: Fix }
  | { step: 'sending' }
  | { step: 'done'; message: string }
  /** The service has recorded the attendance before, and answers with a conflict. */
  | { step: 'already' }
  /** `fix` is null where the answer came while the person was on another page. */
  | { step: 'refused'; message: string; em: number; fix: Fix | null }
  /** The request may have arrived; the service may be asked again after `wait` milliseconds. */
  | { step: 'uncertain'; em: number; wait: number }
  /** The request is retried automatically, unless the person has stopped that. */
  | { step: 'busy'; error: ApiError; stopped: boolean }
  /** The session has ended; after signing in the person has to press again. */
  | { step: 'signedOut' }
  | { step: 'failed'; failure: Failure }

/** Milliseconds to wait after an uncertain answer before another request. */
const waitAfterUncertain = 60_000
/** Milliseconds: an older uncertain attempt is ignored. */
const recent = 10 * 60_000

/** The first state of the screen, which takes up a recent attempt without an answer (after a reload). */
function firstState(last: Attempt | undefined): CheckIn {
  const now = Date.now()
  // an attempt in the future was made while the device's clock was wrong
  if (last?.result !== 'incerta' || Math.abs(now - last.em) >= recent) return { step: 'ready' }
  const wait = Math.min(waitAfterUncertain, Math.max(0, last.em + waitAfterUncertain - now))
  return { step: 'uncertain', em: last.em, wait }
}

/** The state of an attempt whose answer came after its screen was left. */
function answeredMeanwhile({ result, message, em }: Attempt): CheckIn {
  if (result === 'marcada') return { step: 'done', message }
  return result === 'recusada' ? { step: 'refused', message, em, fix: null } : { step: 'ready' }
}

/** The state after a request; `em` is when it was sent, in milliseconds since the epoch. */
function afterOutcome(outcome: Outcome<Output<typeof op.MarcarPresencaPost>>, em: number, fix: Fix): CheckIn {
  switch (outcome.kind) {
    case 'accepted':
      // an answer that says nothing is neither a yes nor a no
      if (!outcome.reply.marcado) return { step: 'uncertain', em, wait: waitAfterUncertain }
      return { step: 'done', message: outcome.reply.message }
    case 'busy':
      return { step: 'busy', error: outcome.error, stopped: false }
    case 'uncertain':
      return { step: 'uncertain', em, wait: waitAfterUncertain }
    case 'refused':
      return afterRefusal(outcome.error, em, fix)
    case 'notSent':
      if (outcome.why === 'left') return { step: 'signedOut' }
      if (outcome.why === 'elsewhere') return { step: 'failed', failure: 'otherTab' }
      return { step: 'failed', failure: outcome.error.kind === 'offline' ? 'offline' : 'unanswered' }
  }
}

function afterRefusal(error: ApiError, em: number, fix: Fix): CheckIn {
  if (error.kind === 'unauthenticated') return { step: 'signedOut' }
  if (error.kind === 'forbidden' || error.kind === 'notFound') return { step: 'failed', failure: error.kind }
  if (isConflict(error)) return { step: 'already' }
  return { step: 'refused', message: wordsOf(error), em, fix }
}

/** The service's own words, including its messages about single fields. */
function wordsOf(error: ApiError): string {
  const { message, fields } = serviceMessages(error)
  const words = [message, ...Object.values(fields)]
  return [...new Set(words.filter(Boolean))].join('\n')
}

function conclude(state: CheckIn, em: number): void {
  if (state.step === 'done') concludeAttempt(em, 'marcada', state.message)
  else if (state.step === 'already') concludeAttempt(em, 'marcada')
  else if (state.step === 'refused') concludeAttempt(em, 'recusada', state.message)
  else if (state.step !== 'uncertain') concludeAttempt(em, 'naoEnviada')
}

/** The state of the attendance, and the actions that it offers. */
export type Presenca = ReturnType<typeof usePresenca>

export function usePresenca() {
  const [began, setState] = useState<CheckIn>(() => firstState(attempts.get()[0]))
  const answered = useStore(attempts).find(
    ({ em, result }) => began.step === 'uncertain' && em === began.em && result !== 'incerta',
  )
  const state = answered ? answeredMeanwhile(answered) : began
  const [reading, setReading] = useState<Fix | null>(null)
  const running = useRef<AbortController | null>(null)
  const { status } = useSessionState()
  const { send } = useWrite(op.MarcarPresencaPost)

  useEffect(() => () => running.current?.abort(), [])

  /** `known` is a position that the person wants to send in spite of the warning. */
  const run = async (known: Fix | null) => {
    if (running.current) return
    const search = new AbortController()
    running.current = search
    const show = (next: CheckIn) => {
      if (!search.signal.aborted) setState(next)
    }
    try {
      let fix = known
      if (!fix || !isFresh(fix)) {
        setReading(null)
        const onAsking = (asking: boolean) => show({ step: 'locating', asking })
        onAsking(false)
        const enough = settings().attendance.maxAccuracyMeters
        fix = await locate({ enough, signal: search.signal, onReading: setReading, onAsking })
        setReading(fix)
        // warns again where the new position is less accurate than the one that the person accepted
        if (fix.accuracy > Math.max(enough, known?.accuracy ?? 0)) {
          show({ step: 'wide', fix })
          return
        }
      }
      show({ step: 'sending' })
      const { latitude, longitude } = fix
      const em = Date.now()
      const outcome = await send({ latitude, longitude }, { onLeave: () => note(em) })
      if (!outcome) {
        // an earlier request of this tab is still running
        const under = firstState(attempts.get()[0])
        show(under.step === 'ready' ? { step: 'failed', failure: 'otherTab' } : under)
        return
      }
      const next = afterOutcome(outcome, em, fix)
      conclude(next, em)
      show(next)
    } catch (error) {
      if (search.signal.aborted) return
      if (!(error instanceof NoPosition)) throw error
      show({ step: 'failed', failure: error.problem })
    } finally {
      if (running.current === search) running.current = null
    }
  }

  return {
    state,
    reading,
    signedIn: status === 'active',
    mark: () => void run(null),
    sendAnyway: (fix: Fix) => void run(fix),
    cancel: () => {
      running.current?.abort()
      running.current = null
      setState({ step: 'ready' })
    },
    stop: () => setState((now) => (now.step === 'busy' ? { ...now, stopped: true } : now)),
  }
}
