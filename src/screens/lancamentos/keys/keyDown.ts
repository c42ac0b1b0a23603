/** Which key does what in a cell: commands with Ctrl or ⌘, keys for the block and the cell, keys that move. */
import type { KeyboardEvent } from 'react'
import { useGradebookView } from '../context'
import { type Actions, type CellInput, cellOf } from './actions'
import { showIn } from './cursor'
import { type Grid, leavesCell, targetKey } from './navigate'
import { caretToEnd } from './presses'
import { emptied, extend, filledDown } from './range'

/** Keys of the single-student view, mapped to the grid's: its evaluations stand below each other, not side by side. */
const turnedKeys: Readonly<Record<string, string>> = {
  Enter: 'Tab',
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
  PageDown: 'ArrowDown',
  PageUp: 'ArrowUp',
}
/** Keys whose default action is always prevented, also at the edge of the grid. */
const leading = ['ArrowUp', 'ArrowDown', 'Enter', 'PageUp', 'PageDown']

interface Options {
  /** Blocks of cells can be selected. */
  blocks: boolean
  /** The evaluations of one student stand below each other (see `turnedKeys`). */
  turned: boolean
}

/** Returns the handler of `keydown` for all cells of the grid. */
export function useKeyDown(grid: Grid, actions: Actions, { blocks, turned }: Options): (event: KeyboardEvent) => void {
  const { book, move, send, showKeys, openStudent, closeStudent } = useGradebookView()

  /** Handles keys with Ctrl or ⌘; returns whether it used the key. */
  const command = ({ key, repeat, shiftKey }: KeyboardEvent, cell: CellInput): boolean => {
    const letter = key.toLowerCase()
    if (letter === 'z' || letter === 'y') actions.turn(letter === 'y' || shiftKey)
    else if (letter === 'd') actions.fill(filledDown, actions.blockAt(cell))
    else if (key === 'Enter') {
      // a held key sends only once
      if (repeat) return true
      actions.leave(cell)
      // the text stays selected, so that typing replaces it
      showIn(book, cell.input)
      cell.input.select()
      send({ stay: true })
    } else return false
    return true
  }
  /** Handles keys for the selected block and for the cell as a whole; returns whether it used the key. */
  const onBlock = ({ key, shiftKey }: KeyboardEvent, cell: CellInput, far: boolean): boolean => {
    const block = actions.block()
    if (key === '?') showKeys()
    else if (key === 'F4') {
      actions.leave(cell)
      if (turned) closeStudent()
      else openStudent(cell.id, cell.chave)
    } else if (key === 'F2') caretToEnd(cell.input)
    else if (key === 'Escape' && !block) return actions.takeBack(cell)
    else if (key === 'Escape') actions.unmark()
    else if (block && (key === 'Delete' || key === 'Backspace')) actions.fill(emptied, block)
    else if (blocks && shiftKey && key.startsWith('Arrow')) {
      // while the caret can move inside the text, Shift and arrow select letters
      if (!block && !leavesCell(cell.input, key)) return false
      const next = extend(grid, actions.blockAt(cell), key, far)
      if (!next) return false
      actions.mark(cell, next)
    } else return false
    return true
  }
  /** Handles keys that move to another cell; returns whether it used the key. */
  const goOn = (pressed: string, cell: CellInput, shift: boolean, far: boolean): boolean => {
    const key = turned ? turnedKeys[pressed] : pressed
    if (key === undefined || !leavesCell(cell.input, pressed)) return false
    const next = targetKey(grid, cell, key, { shift, ctrl: far })
    if (next) move(next.id, next.chave)
    else if (pressed === 'Enter') {
      // Enter in the last cell stays there and selects its text, so that typing replaces it
      actions.leave(cell)
      actions.show()
    }
    return next !== null || leading.includes(pressed)
  }

  return (event) => {
    actions.finish()
    const cell = cellOf(event.target)
    // the input method handles keys during a composition
    if (!cell || event.nativeEvent.isComposing || event.altKey) return
    const far = event.ctrlKey || event.metaKey
    if ((far && command(event, cell)) || onBlock(event, cell, far) || goOn(event.key, cell, event.shiftKey, far))
      event.preventDefault()
  }
}
