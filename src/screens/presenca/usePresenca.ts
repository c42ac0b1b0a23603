/** One press, one request: from the press over the position to the service's answer. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useWrite } from '@/api'
import { op } from '@/contract'
import { useSessionState } from '@/session'
import { settings } from '@/settings'
import { afterOutcome, type LineState, firstState } from './state'
import { type Fix, isFresh } from './fix'
import { locate, NoPosition } from './locate'
import { note, attempts, concludeAttempt } from './attempts'

function conclude(state: LineState, em: number): void {
  if (state.step === 'done') concludeAttempt(em, 'marcada', state.message)
  else if (state.step === 'already') concludeAttempt(em, 'marcada')
  else if (state.step === 'refused') concludeAttempt(em, 'recusada', state.message)
  else if (state.step !== 'uncertain') concludeAttempt(em, 'naoEnviada')
}

export function usePresenca() {
  const [state, setState] = useState<LineState>(() => firstState(attempts.get()[0]))
  const [reading, setReading] = useState<Fix | null>(null)
  const running = useRef<AbortController | null>(null)
  const { status } = useSessionState()
  const { send } = useWrite(op.MarcarPresencaPost)

  useEffect(() => () => running.current?.abort(), [])

  /** `anyAccuracy`: the person was warned and wants it sent as it is. */
  const run = useCallback(
    async (known: Fix | null, anyAccuracy: boolean) => {
      if (running.current) return
      const search = new AbortController()
      running.current = search
      const show = (next: LineState) => {
        if (!search.signal.aborted) setState(next)
      }
      try {
        let fix = known
        if (!fix || !isFresh(fix)) {
          let asking = false
          let best: Fix | null = null
          setReading(null)
          const tell = () => show({ step: 'locating', asking, fix: best })
          tell()
          const enough = settings().attendance.maxAccuracyMeters
          fix = await locate({
            enough,
            signal: search.signal,
            onReading: (better) => {
              best = better
              setReading(better)
              tell()
            },
            onAsking: (now) => {
              asking = now
              tell()
            },
          })
          setReading(fix)
          if (fix.accuracy > enough && !anyAccuracy) {
            show({ step: 'wide', fix })
            return
          }
        }
        show({ step: 'sending', fix })
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
    },
    [send],
  )

  const mark = useCallback(() => void run(null, false), [run])
  const sendAnyway = useCallback((fix: Fix) => void run(fix, true), [run])
  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = null
    setState({ step: 'ready' })
  }, [])

  const stop = useCallback(() => setState((now) => (now.step === 'busy' ? { ...now, stopped: true } : now)), [])

  return { state, reading, signedIn: status === 'active', mark, sendAnyway, cancel, stop }
}
