/** Whether a box holds more than it shows: only then is it a place for the keyboard to stop at and scroll. */
import { type RefObject, useEffect, useState } from 'react'

export function useOverflows(box: RefObject<HTMLElement | null>): boolean {
  // where nothing is measured (a test) it may
  const [overflows, setOverflows] = useState(typeof ResizeObserver === 'undefined')
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return undefined
    const { current: here } = box
    // told after the page has been laid out: nothing is laid out for it
    const observer = new ResizeObserver(() => setOverflows(here.scrollWidth > here.clientWidth))
    observer.observe(here)
    if (here.firstElementChild) observer.observe(here.firstElementChild)
    return () => observer.disconnect()
  }, [box])
  return overflows
}
