/** Tells people who left a page before their task was finished how it ended. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sessionState } from '@/session'

/**
 * Calls `then` once the page is gone; not where it is only drawn anew, nor where the person has left the portal, with whom
 * all goes that the page had kept.
 */
export function useLeft(then: () => void): void {
  const here = useRef(false)
  const [{ tenure, session }] = useState(sessionState)
  const left = useEffectEvent(() => {
    const now = sessionState()
    // families have no session
    const isTheirs = now.tenure === tenure && (now.session !== null || session === null)
    if (!here.current && isTheirs) then()
  })
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      setTimeout(() => left())
    }
  }, [])
}
