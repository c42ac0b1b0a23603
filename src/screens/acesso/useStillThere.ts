/** Whether somebody is still at the form: whoever pressed and walked away is signed in by nothing that happens afterwards. */
import { useCallback, useEffect, useRef } from 'react'

/** Milliseconds since the last sign of a person: longer than the wait for a service that tells no time. */
const patience = 90_000

// a screen reader presses without a pointer and without a key
const signs = ['pointerdown', 'pointermove', 'keydown', 'click', 'scroll'] as const

/** What it returns answers whether anybody used the page in the last minute and a half. */
export function useStillThere(): () => boolean {
  const last = useRef(0)
  useEffect(() => {
    const note = () => {
      // by the wall clock, which goes on while a device sleeps
      last.current = Date.now()
    }
    note()
    for (const type of signs) addEventListener(type, note, { passive: true, capture: true })
    return () => {
      for (const type of signs) removeEventListener(type, note, { capture: true })
    }
  }, [])
  return useCallback(() => Math.abs(Date.now() - last.current) < patience, [])
}
