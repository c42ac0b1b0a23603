/**
 * What Tab has led to stays in sight: the phone's list knows the height of its rows only once they are near the window, and
 * the page grows after the browser has scrolled to what stands below them.
 */
import { useEffect } from 'react'

/** Milliseconds for which the page may still grow. */
const settles = 1000

export function useTabInSight(): void {
  useEffect(() => {
    const over = new AbortController()
    /** Whoever scrolls away is not brought back. */
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
