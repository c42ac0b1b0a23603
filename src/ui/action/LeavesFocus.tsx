/** A part that goes by itself once it is over: a focus inside it is led on instead of falling to the top of the page. */
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** The heading above it, or the first of the page; of an open dialog its own, because all outside it is inert. */
function headingAbove(place: Element): HTMLElement | undefined {
  const around = place.closest('dialog') ?? document.querySelector('main')
  const headings = [...(around?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])]
  const isAbove = (one: Node) => one.compareDocumentPosition(place) === Node.DOCUMENT_POSITION_FOLLOWING
  return headings.filter(isAbove).at(-1) ?? headings.find((one) => !place.contains(one))
}

/** @param to what takes the focus instead of the heading above */
export function LeavesFocus({ to, children }: { to?: (() => HTMLElement | null) | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const lead = useEffectEvent((here: Element) => {
    const next = to ? to() : headingAbove(here)
    if (!next) return
    if (next.tabIndex < 0) next.tabIndex = -1
    next.focus({ preventScroll: true })
  })
  useLayoutEffect(() => {
    const here = box.current
    return () => {
      if (here?.contains(document.activeElement)) lead(here)
    }
  }, [])
  return (
    // what stands in it is laid out as if this were not there
    <div ref={box} data-led style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
