/** What asks again by itself while nothing gets through: turn by turn, and only while somebody may be looking. */
import { useEffect, useEffectEvent, useRef } from 'react'

/** Between two tries, in milliseconds. */
const turn = 20_000
/** The same for as long as a turn after the browser has said that the network is back: the first tries may still fail. */
const soon = 2000

export function useTurns(waiting: boolean, ask: () => void): void {
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
