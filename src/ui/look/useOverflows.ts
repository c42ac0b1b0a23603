/** Whether a box is wider than it shows: only then it has to be a tab stop, for scrolling by keyboard. */
import { type RefObject, useEffect, useState } from 'react'

export function useOverflows(box: RefObject<HTMLElement | null>): boolean {
  // true without `ResizeObserver` (tests), because the box may overflow
  const [overflows, setOverflows] = useState(typeof ResizeObserver === 'undefined')
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return undefined
    const { current: here } = box
    // the observer runs after layout, so reading the widths forces no layout
    const observer = new ResizeObserver(() => setOverflows(here.scrollWidth > here.clientWidth))
    observer.observe(here)
    if (here.firstElementChild) observer.observe(here.firstElementChild)
    return () => observer.disconnect()
  }, [box])
  return overflows
}
