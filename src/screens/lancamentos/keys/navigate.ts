/** Keyboard navigation in the grid: a key moves to the next editable cell, and skips read-only ones. */
import { canEdit } from '@/domain/notas/notas'
import type { Column } from '@/domain/lancamento'
import { isClosing, type Line } from '../book/line'
import type { Book } from '../book/book'

export interface CellPlace {
  id: number
  chave: string
}

/** Lets the rest of the screen move the focus to a cell of the grid or list. */
export interface Cursor {
  focus: (id: number, chave: string) => void
}

/** Whether a cell is editable: an open grade of an active student that is not being closed. */
export function mayWrite(line: Line | undefined, chave: string): boolean {
  const nota = line?.notas.get(chave)
  return line !== undefined && nota !== undefined && line.record.ativo && canEdit(nota) && !isClosing(line, chave)
}

/** Rows that PageUp and PageDown skip. */
const leap = 10

/** The shown students (`view`) and evaluations (`columns`) that keys move through. */
export interface Grid {
  book: Book
  view: readonly number[]
  columns: readonly Column[]
}

/** The cell that a key moves to; null where the key does not move. */
export function targetKey(
  { book, view, columns }: Grid,
  { id, chave }: CellPlace,
  key: string,
  { shift, ctrl }: { shift: boolean; ctrl: boolean },
): CellPlace | null {
  const line = view.indexOf(id)
  const column = columns.findIndex((single) => single.chave === chave)
  const step = shift ? -1 : 1
  const last = view.length - 1
  /** The next editable cell in the column, from row `from` in steps of `by`; `horizontal` does the same in a row. */
  const vertical = (from: number, by: number): CellPlace | null => {
    for (let i = from; i >= 0 && i <= last; i += by) {
      const one = view[i] ?? id
      if (mayWrite(book.get(one), chave)) return { id: one, chave }
    }
    return null
  }
  const horizontal = (from: number, by: number, of = id): CellPlace | null => {
    const its = book.get(of)
    for (let i = from; i >= 0 && i < columns.length; i += by) {
      const one = columns[i]?.chave ?? chave
      if (mayWrite(its, one)) return { id: of, chave: one }
    }
    return null
  }
  // from the end of a row to the next row with an editable cell; after the last one, Tab leaves the grid
  const lineByLine = () => {
    for (let i = line + step; i >= 0 && i <= last; i += step) {
      const match = horizontal(shift ? columns.length - 1 : 0, step, view[i])
      if (match) return match
    }
    return null
  }
  switch (key) {
    case 'Tab':
      return horizontal(column + step, step) ?? lineByLine()
    case 'Enter':
      return vertical(line + step, step)
    case 'ArrowDown':
      return vertical(line + 1, 1)
    case 'ArrowUp':
      return vertical(line - 1, -1)
    case 'PageDown':
      return vertical(Math.min(line + leap, last), 1) ?? vertical(last, -1)
    case 'PageUp':
      return vertical(Math.max(line - leap, 0), -1) ?? vertical(0, 1)
    case 'ArrowRight':
      return horizontal(column + 1, 1)
    case 'ArrowLeft':
      return horizontal(column - 1, -1)
    case 'Home':
      return ctrl ? vertical(0, 1) : null
    case 'End':
      return ctrl ? vertical(last, -1) : null
    default:
      return null
  }
}

/** Whether a key leaves the cell: left and right arrows first move the caret inside the text, and leave at its ends. */
export function leavesCell({ selectionStart, selectionEnd, value }: HTMLInputElement, key: string): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return true
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length)
}
