/** What time it is on this device, for sentences that speak of today; looked at again every minute. */
import { useEffect, useState } from 'react'

/** Milliseconds since the epoch. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
