/** A press that has to wait for what it needs: kept until then, and done once. */
import { useEffect, useEffectEvent, useState } from 'react'

/** `press` leads to `act` once it is `ready`; `waits` until then. */
export function useKeptPress(ready: boolean, act: () => void): { press: () => void; waits: boolean } {
  const [kept, setKept] = useState(false)
  const [due, setDue] = useState(0)
  if (kept && ready) {
    setKept(false)
    setDue(due + 1)
  }
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (due > 0) actNow()
  }, [due])
  return { press: () => setKept(true), waits: kept }
}
