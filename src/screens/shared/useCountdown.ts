/** Seconds until something happens by itself, and the way to stop it. */
import { useEffect, useEffectEvent, useState } from 'react'

/** Counts `milliseconds` down and then calls `onEnd` once; `null` counts nothing. Restarts when `key` changes. */
export function useCountdown(milliseconds: number | null, key: unknown, onEnd: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null)
  const finish = useEffectEvent(onEnd)
  useEffect(() => {
    if (milliseconds === null) {
      setLeft(null)
      return
    }
    const end = performance.now() + milliseconds
    const tick = () => {
      const rest = Math.ceil((end - performance.now()) / 1000)
      setLeft(Math.max(0, rest))
      if (rest > 0) return
      clearInterval(timer)
      finish()
    }
    const timer = setInterval(tick, 1000)
    setLeft(Math.ceil(milliseconds / 1000))
    return () => {
      clearInterval(timer)
    }
  }, [milliseconds, key])
  return left
}
