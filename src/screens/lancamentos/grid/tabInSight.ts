/**
 * Keeps the element that Tab has focused in view: the phone's list measures its rows only near the window, so the page
 * grows after the browser has scrolled to an element below the list.
 */
import { useEffect } from 'react'

/** Milliseconds after Tab in which the page may still grow. */
const settles = 1000

export function useTabInSight(): void {
  useEffect(() => {
    const over = new AbortController()
    /** End of the correction, as an event time; 0 after any other input, so that scrolling away is respected. */
    let until = 0
    for (const type of ['keydown', 'wheel', 'pointerdown'])
      addEventListener(
        type,
        (event) => (until = event instanceof KeyboardEvent && event.key === 'Tab' ? event.timeStamp + settles : 0),
        { passive: true, signal: over.signal },
      )
    const observer = new ResizeObserver(() => {
      const at = document.activeElement
      const { top = 0, bottom = 1 } = at?.getBoundingClientRect() ?? {}
      const isLost = bottom <= 0 || top >= window.innerHeight
      if (isLost && performance.now() < until) at?.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(document.body)
    return () => {
      over.abort()
      observer.disconnect()
    }
  }, [])
}
