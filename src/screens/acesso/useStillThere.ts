/** Whether somebody is still at the form: nobody who walked away is signed in by a later retry. */
import { useCallback, useEffect, useRef } from 'react'

/** Milliseconds since the last sign of a person: longer than the default wait for a busy service. */
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
