/** Keeps the focus on a control that a breakpoint redraws: in a card in a narrow window, in a table in a wide one. */
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const controlsIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]

/**
 * When the controls of `box` are redrawn for another `layout`, focuses the one at the same position, or the last one.
 * The caller spreads the returned listeners on the box.
 */
export function useCarriedFocus(box: RefObject<HTMLElement | null>, layout: unknown) {
  /** Index of the focused control; -1 for none. A removed control fires no blur event, so its index is still known. */
  const inUse = useRef(-1)
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return
    const controls = controlsIn(box.current)
    controls[Math.min(inUse.current, controls.length - 1)]?.focus()
  }, [box, layout])
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      inUse.current = controlsIn(box.current).indexOf(target)
    },
    onBlur: () => {
      inUse.current = -1
    },
  }
}
