/** Mouse and touch presses in a cell: which of them select the text, and which place the caret in it. */
import { type MouseEvent, useRef } from 'react'
import { inputOf } from './cursor'

/** Whether the whole text is selected, so that typing replaces it. */
export const wholeSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length
/** Places the caret behind the text, to edit it. */
export const caretToEnd = (input: HTMLInputElement) => input.setSelectionRange(input.value.length, input.value.length)

/**
 * The first press in a cell selects its whole text, so that typing replaces it. A double press, or a second press in
 * the focused cell, places the caret.
 *
 * @param stretch Handles a press with Shift; returns whether it selected a block, so that the focus stays.
 */
export function usePresses(stretch: (target: EventTarget) => boolean) {
  /** The cell whose whole text stays selected after this press. */
  const whole = useRef<HTMLInputElement | null>(null)
  /** The focused cell that was already pressed once. */
  const again = useRef<HTMLInputElement | null>(null)
  /** The cell with its whole text selected in which this press places the caret. */
  const edited = useRef<HTMLInputElement | null>(null)
  // at the end of a press the browser places the caret again, so the text is selected again
  const keep = (event: MouseEvent) => {
    const input = inputOf(event.target)
    if (!input || whole.current !== input) return
    event.preventDefault()
    input.select()
  }
  return {
    /** After typing or in another cell, the next press counts as the first. */
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
        // a tap on selected text leaves it selected, where a mouse would place the caret
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
