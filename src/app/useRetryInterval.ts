/** Retries periodically while nothing gets through, and only while the page is visible. */
import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds between two tries. */
const turn = 20_000
/**
 * Milliseconds between two tries after the browser reported the network back, for one `turn`: the first tries may still
 * fail.
 */
const soon = 2000

export function useRetryInterval(waiting: boolean, ask: () => void): void {
  const onTurn = useEffectEvent(ask)
  const back = useRef(-turn)
  useEffect(() => {
    const note = () => {
      back.current = performance.now()
    }
    addEventListener('online', note)
    return () => removeEventListener('online', note)
  }, [])
  useEffect(() => {
    if (!waiting) return
    let timer = 0
    const wait = () => {
      timer = window.setTimeout(
        () => {
          if (!document.hidden) onTurn()
          wait()
        },
        performance.now() - back.current < turn ? soon : turn,
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [waiting])
}
