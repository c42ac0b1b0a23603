/** Keeps the focus where it is while the same is drawn another way: as cards in a narrow window, as a table in a wide one. */
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const controlsIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]

/**
 * Gives the focus to the same control among those of `box`, or to the last, when these are drawn anew for another `layout`.
 * The listeners that are returned belong to the box.
 */
export function useCarriedFocus(box: RefObject<HTMLElement | null>, layout: unknown) {
  /** Which of them has the focus; -1 for none. A control that is taken away tells nobody that it has lost it. */
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
