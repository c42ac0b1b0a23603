/** What is said to whoever leaves a page before the end of what they began there. */
import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `then` once the page is gone; not where it is only drawn anew. */
export function useLeft(then: () => void): void {
  const here = useRef(false)
  const left = useEffectEvent(() => {
    if (!here.current) then()
  })
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      setTimeout(() => left())
    }
  }, [])
}
