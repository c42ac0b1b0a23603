/** Tells people who left a page before their task was finished how it ended. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { whilePresent } from '@/session'

/**
 * Calls `then` once the page is gone; not where it is only drawn anew, nor where the person has left the portal, with whom
 * all goes that the page had kept.
 */
export function useLeft(then: () => void): void {
  const here = useRef(false)
  const [isPresent] = useState(whilePresent)
  const left = useEffectEvent(() => {
    if (!here.current && isPresent()) then()
  })
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      setTimeout(() => left())
    }
  }, [])
}
