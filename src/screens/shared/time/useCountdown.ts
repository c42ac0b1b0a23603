/** A countdown in seconds to something that happens automatically. */
import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds: an end that is later than this was missed, because the device slept and nobody could stop it. */
const slept = 5 * 60_000

/** Counts `milliseconds` down, then calls `onEnd` once; `null` does not count. Restarts when `key` changes. */
export function useCountdown(
  milliseconds: number | null,
  key: unknown,
  onEnd: (missed: boolean) => void,
): number | null {
  const [counted, setCounted] = useState<{ key: unknown; left: number } | null>(null)
  const finish = useEffectEvent(onEnd)
  useEffect(() => {
    if (milliseconds === null) return
    const end = performance.now() + milliseconds
    // by the wall clock, which continues while a device sleeps
    const due = Date.now() + milliseconds
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setCounted({ key, left })
      if (left > 0) return
      clearInterval(timer)
      finish(Math.abs(Date.now() - due) > slept)
    }, 1000)
    return () => clearInterval(timer)
  }, [milliseconds, key])
  if (milliseconds === null) return null
  return counted !== null && counted.key === key ? counted.left : Math.ceil(milliseconds / 1000)
}
