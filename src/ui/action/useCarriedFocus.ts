/** Keeps the focus where it is while the same rows are drawn another way: as cards in a narrow window, as a table in a wide one. */
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const controlsIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]

/**
 * Gives the focus to the same control among those of `box` when these are drawn anew for another `layout`. The listeners
 * that are returned belong to the box.
 */
export function useCarriedFocus(box: RefObject<HTMLElement | null>, layout: unknown) {
  /** Which of them has the focus; -1 for none. A control that is taken away tells nobody that it has lost it. */
  const inUse = useRef(-1)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) controlsIn(box.current)[inUse.current]?.focus()
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
