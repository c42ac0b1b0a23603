/**
 * Presses in a cell: whatever way it got the focus, what is typed next writes over it. Only a double press, or a second
 * one upon the focused cell, puts the caret into the figure.
 */
import { type MouseEvent, useRef } from 'react'
import { inputOf } from './lugar'

export function usePresses() {
  /** The cell that this press has given the focus to. */
  const fresh = useRef<HTMLInputElement | null>(null)
  /** The focused cell that was pressed once. */
  const again = useRef<HTMLInputElement | null>(null)
  return {
    /** Another cell, or something typed: the next press counts as the first. */
    forget: () => (again.current = null),
    on: {
      onMouseDown(event: MouseEvent) {
        const input = inputOf(event.target)
        if (!input) return
        if (document.activeElement !== input) {
          fresh.current = input
          again.current = null
        } else if (event.detail < 2 && again.current !== input) {
          event.preventDefault()
          input.select()
          again.current = input
        }
      },
      onMouseUp(event: MouseEvent) {
        const input = inputOf(event.target)
        // the browser puts the caret where the press was
        if (input && fresh.current === input && event.detail < 2) {
          event.preventDefault()
          input.select()
        }
        fresh.current = null
      },
      onDoubleClick(event: MouseEvent) {
        const input = inputOf(event.target)
        input?.setSelectionRange(input.value.length, input.value.length)
      },
    },
  }
}
