/**
 * Presses in a cell: whatever way it got the focus, what is typed next writes over it. Only a double press, or a second
 * one upon the focused cell, puts the caret into the figure.
 *
 * @param stretch a press with Shift: whether it marked a block, so that the cursor stays where it is.
 */
import { type MouseEvent, useRef } from 'react'
import { inputOf } from './place'

export function usePresses(stretch: (target: EventTarget) => boolean) {
  /** The cell that stays selected whole when this press is over. */
  const whole = useRef<HTMLInputElement | null>(null)
  /** The focused cell that was pressed once. */
  const again = useRef<HTMLInputElement | null>(null)
  // the browser puts the caret where the press was, at its end once more
  const keep = (event: MouseEvent) => {
    const input = inputOf(event.target)
    if (!input || whole.current !== input) return
    event.preventDefault()
    input.select()
  }
  return {
    /** Another cell, or something typed: the next press counts as the first. */
    forget: () => (again.current = null),
    on: {
      onMouseDown(event: MouseEvent) {
        whole.current = null
        if (event.shiftKey && stretch(event.target)) {
          event.preventDefault()
          return
        }
        const input = inputOf(event.target)
        const fresh = document.activeElement !== input
        const first = input !== null && event.detail < 2 && (fresh || again.current !== input)
        whole.current = first ? input : null
        if (!first || fresh) return
        event.preventDefault()
        input.select()
        again.current = input
      },
      onMouseUp: keep,
      onClick: keep,
      onDoubleClick(event: MouseEvent) {
        const input = inputOf(event.target)
        input?.setSelectionRange(input.value.length, input.value.length)
      },
    },
  }
}
