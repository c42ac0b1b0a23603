/** One press, one request: from the press over the position to the service's answer. */
import { useEffect, useRef, useState } from 'react'
import { useWrite } from '@/api'
import { op } from '@/contract'
import { useSessionState } from '@/session'
import { settings } from '@/settings'
import { afterOutcome, type CheckIn, firstState } from './state'
import { type Fix, isFresh } from './fix'
import { locate, NoPosition } from './locate'
import { note, attempts, concludeAttempt } from './attempts'

function conclude(state: CheckIn, em: number): void {
  if (state.step === 'done') concludeAttempt(em, 'marcada', state.message)
  else if (state.step === 'already') concludeAttempt(em, 'marcada')
  else if (state.step === 'refused') concludeAttempt(em, 'recusada', state.message)
  else if (state.step !== 'uncertain') concludeAttempt(em, 'naoEnviada')
}

export function usePresenca() {
  const [state, setState] = useState<CheckIn>(() => firstState(attempts.get()[0]))
  const [reading, setReading] = useState<Fix | null>(null)
  const running = useRef<AbortController | null>(null)
  const { status } = useSessionState()
  const { send } = useWrite(op.MarcarPresencaPost)

  useEffect(() => () => running.current?.abort(), [])

  /** `known`: a position that the person was warned of and wants sent, however exact it is. */
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
        if (fix.accuracy > enough && !known) {
          show({ step: 'wide', fix })
          return
        }
      }
      show({ step: 'sending' })
      const { latitude, longitude } = fix
      const em = Date.now()
      const outcome = await send({ latitude, longitude }, { onLeave: () => note(em) })
      if (!outcome) return
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
