/** A button press that has to wait for data: it is kept until the data are there, and acted on once. */
import { useEffect, useEffectEvent, useState } from 'react'

/** After `press`, `act` is called once, as soon as `ready`; `waits` is true until then. */
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
