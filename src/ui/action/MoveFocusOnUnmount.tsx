/** Wraps a part that disappears: a focus inside it moves on, instead of falling back to the top of the page. */
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** The heading above `place`, or else the first one; within an open dialog, because everything outside it is inert. */
function headingAbove(place: Element): HTMLElement | undefined {
  const around = place.closest('dialog') ?? document.querySelector('main')
  const headings = [...(around?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])]
  const isAbove = (one: Node) => one.compareDocumentPosition(place) === Node.DOCUMENT_POSITION_FOLLOWING
  return headings.filter(isAbove).at(-1) ?? headings.find((one) => !place.contains(one))
}

/** @param to returns the element that takes the focus instead of the heading above */
export function MoveFocusOnUnmount({
  to,
  children,
}: {
  to?: (() => HTMLElement | null) | undefined
  children: ReactNode
}) {
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
    // `contents`: the box must not change the layout of its children
    <div ref={box} data-led style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
