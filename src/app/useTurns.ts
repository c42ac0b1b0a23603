/** What asks again by itself while nothing gets through: turn by turn, and only while somebody may be looking. */
import { useEffect, useEffectEvent } from 'react'

/** Between two tries, in milliseconds. */
const turn = 20_000

export function useTurns(waiting: boolean, ask: () => void): void {
  const onTurn = useEffectEvent(ask)
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => {
      if (!document.hidden) onTurn()
    }, turn)
    return () => clearInterval(timer)
  }, [waiting])
}
