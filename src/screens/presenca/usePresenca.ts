/** One press, one request: from the press over the position to the service's answer. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call, queryClient } from '@/api'
import { op } from '@/contract'
import { useSessionState } from '@/session'
import { settings } from '@/settings'
import { afterError, type Estado, firstEstado } from './estado'
import { type Fix, isFresh } from './fix'
import { locate, NoPosition } from './locate'
import { anotar, concluir, tentativas } from './tentativas'

const lockName = 'portal.presenca'

/** Runs `task` unless another tab of this portal is doing the same; then answers null. */
async function alone<T>(task: () => Promise<T>): Promise<T | null> {
  const { locks } = navigator as { locks?: LockManager } // missing in older browsers and insecure pages
  if (!locks) return task()
  return locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? task() : null))
}

/** Sends one position, once. */
async function send(fix: Fix): Promise<Estado> {
  // the one thing that `onLine` is sure about: without a network nothing can have left
  if (!navigator.onLine) return { step: 'failed', failure: 'offline' }
  const em = Date.now()
  anotar(em)
  try {
    const { latitude, longitude } = fix
    const { message } = await call(op.MarcarPresencaPost, { latitude, longitude })
    concluir(em, 'marcada', message)
    void queryClient.invalidateQueries({ queryKey: [op.AproveitamentosAlunos.name] })
    return { step: 'done', message, em }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const next = afterError(error, em, fix)
    if (next.step === 'already') concluir(em, 'marcada')
    else if (next.step === 'refused') concluir(em, 'recusada', next.message)
    else if (next.step !== 'uncertain') concluir(em, 'naoEnviada')
    return next
  }
}

export function usePresenca() {
  const [estado, setEstado] = useState<Estado>(() => firstEstado(tentativas()[0]))
  const [reading, setReading] = useState<Fix | null>(null)
  const running = useRef<AbortController | null>(null)
  const { status } = useSessionState()

  useEffect(() => () => running.current?.abort(), [])

  /** `anyAccuracy`: the person was warned and wants it sent as it is. */
  const run = useCallback(async (known: Fix | null, anyAccuracy: boolean) => {
    if (running.current) return
    const search = new AbortController()
    running.current = search
    const show = (next: Estado) => {
      if (!search.signal.aborted) setEstado(next)
    }
    try {
      let fix = known
      if (!fix || !isFresh(fix)) {
        let asking = false
        let best: Fix | null = null
        setReading(null)
        const tell = () => {
          show({ step: 'locating', asking, fix: best })
        }
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
      const sure = fix
      show({ step: 'sending', fix: sure })
      show((await alone(() => send(sure))) ?? { step: 'failed', failure: 'otherTab' })
    } catch (error) {
      if (search.signal.aborted) return
      if (!(error instanceof NoPosition)) throw error
      show({ step: 'failed', failure: error.problem })
    } finally {
      if (running.current === search) running.current = null
    }
  }, [])

  const mark = useCallback(() => void run(null, false), [run])
  const sendAnyway = useCallback((fix: Fix) => void run(fix, true), [run])
  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = null
    setEstado({ step: 'ready' })
  }, [])

  const stop = useCallback(() => {
    setEstado((now) => (now.step === 'busy' ? { ...now, stopped: true } : now))
  }, [])

  return { estado, reading, signedIn: status === 'active', mark, sendAnyway, cancel, stop }
}
