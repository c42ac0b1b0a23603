/** One press, one request: from the press over the position to the service's answer. */
import { useEffect, useRef, useState } from 'react'
import { type ApiError, isConflict, type Outcome, useWrite } from '@/api'
import { op } from '@/contract'
import { useSessionState, useStore } from '@/session'
import { settings } from '@/settings'
import { saidByService } from '../shared/sayError'
import { type Attempt, attempts, concludeAttempt, note } from '../shared/sent/attempts'
import { type Fix, isFresh } from './fix'
import { locate, NoPosition, type Problem } from './locate'

/** `unanswered`: the network works, and the service does not say who is there. */
export type Failure = Problem | 'offline' | 'unanswered' | 'otherTab' | 'forbidden' | 'notFound'

export type CheckIn =
  | { step: 'ready' }
  /** `asking`: the browser's own question is open. */
  | { step: 'locating'; asking: boolean }
  /** A position wider than the settings allow without a warning. */
  | { step: 'wide'; fix: Fix }
  | { step: 'sending' }
  | { step: 'done'; message: string; em: number }
  /** The service recorded it before and says so as a conflict. */
  | { step: 'already' }
  /** `fix` null: the answer came while the person was elsewhere. */
  | { step: 'refused'; message: string; em: number; fix: Fix | null }
  /** Nobody knows whether it arrived; the service may be asked again after `wait` milliseconds. */
  | { step: 'uncertain'; em: number; wait: number }
  /** Retried by itself, unless the person stopped that. */
  | { step: 'busy'; error: ApiError; stopped: boolean }
  /** The service no longer knows the session; after signing in the press has to be made again. */
  | { step: 'signedOut' }
  | { step: 'failed'; failure: Failure }

/** Milliseconds: an uncertain answer is not followed by another request before this. */
const waitAfterUncertain = 60_000
/** Milliseconds: an uncertain attempt older than this is history. */
const recent = 10 * 60_000

/** Where the screen begins: an attempt that left this device and was never answered (a reload) is not forgotten. */
function firstState(last: Attempt | undefined, now = Date.now()): CheckIn {
  // one that lies ahead was made while this device's clock was wrong
  if (last?.result !== 'incerta' || Math.abs(now - last.em) >= recent) return { step: 'ready' }
  const wait = Math.min(waitAfterUncertain, Math.max(0, last.em + waitAfterUncertain - now))
  return { step: 'uncertain', em: last.em, wait }
}

/** Where an attempt stands whose answer came after its screen had been left. */
function answeredMeanwhile({ result, message, em }: Attempt): CheckIn {
  if (result === 'marcada') return { step: 'done', message, em }
  return result === 'recusada' ? { step: 'refused', message, em, fix: null } : { step: 'ready' }
}

/** Where the screen stands after a sending; `em`: when it left. */
function afterOutcome(outcome: Outcome<{ message: string }>, em: number, fix: Fix): CheckIn {
  switch (outcome.kind) {
    case 'accepted':
      return { step: 'done', message: outcome.reply.message, em }
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

/** The service's own words, those about single fields included. */
function wordsOf(error: ApiError): string {
  const { message, fields } = saidByService(error)
  const words = [message, ...Object.values(fields)]
  return [...new Set(words.filter(Boolean))].join('\n')
}

function conclude(state: CheckIn, em: number): void {
  if (state.step === 'done') concludeAttempt(em, 'marcada', state.message)
  else if (state.step === 'already') concludeAttempt(em, 'marcada')
  else if (state.step === 'refused') concludeAttempt(em, 'recusada', state.message)
  else if (state.step !== 'uncertain') concludeAttempt(em, 'naoEnviada')
}

/** Where the attendance stands, and what can be done from there. */
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

  /** `known`: a position that the person was warned about and wants to send. */
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
        // the warning was about the first one
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
        // an earlier sending of this tab is still under way
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
