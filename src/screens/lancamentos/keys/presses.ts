/** Presses in a cell, by mouse or finger: which of them select the figure, and which put the caret into it. */
import { type MouseEvent, useRef } from 'react'
import { inputOf } from './cursor'

/** What is typed next writes over the figure. */
export const wholeSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length
/** Edits in place: the caret behind the figure. */
export const caretToEnd = (input: HTMLInputElement) => input.setSelectionRange(input.value.length, input.value.length)

/**
 * Presses in a cell: whatever way it got the focus, what is typed next writes over it. Only a double press, or a second
 * one upon the focused cell, puts the caret into the figure.
 *
 * @param stretch a press with Shift: whether it marked a block, so that the cursor stays where it is.
 */
export function usePresses(stretch: (target: EventTarget) => boolean) {
  /** The cell that stays selected whole when this press is over. */
  const whole = useRef<HTMLInputElement | null>(null)
  /** The focused cell that was pressed once. */
  const again = useRef<HTMLInputElement | null>(null)
  /** The cell, selected whole, that this press puts the caret into. */
  const edited = useRef<HTMLInputElement | null>(null)
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
        // two quick presses on two cells do not count as a double press
        const first = input !== null && (fresh || (event.detail < 2 && again.current !== input))
        whole.current = first ? input : null
        edited.current = input && !first && wholeSelected(input) ? input : null
        if (!first || fresh) return
        event.preventDefault()
        input.select()
        again.current = input
      },
      onMouseUp: keep,
      onClick(event: MouseEvent) {
        keep(event)
        // a finger upon what is selected leaves it so, where a mouse puts the caret
        const input = inputOf(event.target)
        if (input && input === edited.current && wholeSelected(input)) caretToEnd(input)
      },
      onDoubleClick(event: MouseEvent) {
        const input = inputOf(event.target)
        if (input && input !== whole.current) caretToEnd(input)
      },
    },
  }
}
