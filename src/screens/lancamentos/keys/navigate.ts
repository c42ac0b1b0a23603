/** Where a key leads in the grid: to the next cell that can be written, never into one that is closed. */
import { canEdit } from '@/domain/notas/notas'
import type { Column } from '@/domain/lancamento'
import { isClosing, type Line } from '../book/line'
import type { Book } from '../book/book'

export interface CellPlace {
  id: number
  chave: string
}

/** Puts the cursor somewhere: what the rest of the screen may ask of the cells that are shown. */
export interface Cursor {
  focus: (id: number, chave: string) => void
}

/** A cell that is an input: an open grade of an active student that nobody is closing. */
export function mayWrite(line: Line | undefined, chave: string): boolean {
  const nota = line?.notas.get(chave)
  return line !== undefined && nota !== undefined && line.record.ativo && canEdit(nota) && !isClosing(line, chave)
}

/** Rows that PageUp and PageDown leap over. */
const leap = 10

/** What a key moves in: the shown students and evaluations. */
export interface Grid {
  book: Book
  view: readonly number[]
  columns: readonly Column[]
}

/** The target of a key, or null when the key means something else here. */
export function targetKey(
  { book, view, columns }: Grid,
  { id, chave }: CellPlace,
  key: string,
  shift: boolean,
  ctrl: boolean,
): CellPlace | null {
  const line = view.indexOf(id)
  const column = columns.findIndex((single) => single.chave === chave)
  const step = shift ? -1 : 1
  const last = view.length - 1
  /** The next cell that can be written, line by line or column by column. */
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
  // at the end of a line on to the next that can be written; after the last one Tab leads out of the grid
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

/** Arrows to the side move the caret inside a number that is being typed, and leave the cell at its ends. */
export function leavesCell({ selectionStart, selectionEnd, value }: HTMLInputElement, key: string): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return true
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length)
}
