/** Runs code after a page is left, to tell people how their unfinished task ended. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { whilePresent } from '@/session'

/**
 * Calls `then` after the page has unmounted. It is not called after a mere remount, nor where the person has left the
 * portal, because everything that the page had kept is erased then.
 */
export function useAfterUnmount(then: () => void): void {
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
