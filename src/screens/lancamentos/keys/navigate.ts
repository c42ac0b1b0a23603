/** Where a key leads in the grid: to the next cell that can be written, never into one that is closed. */
import { canEdit } from '@/domain/notas/notas'
import type { Column } from '@/domain/lancamento'
import { isClosing, type Line } from '../book/line'
import type { Book } from '../book/book'

export interface CellPlace {
  id: number
  chave: string
}

/** A cell that is an input: an open grade of an active student that nobody is closing. */
export function mayWrite(line: Line | undefined, chave: string): boolean {
  const nota = line?.notas.get(chave)
  return line !== undefined && nota !== undefined && line.record.ativo && canEdit(nota) && !isClosing(line, chave)
}

/** Rows that PageUp and PageDown leap over. */
const salto = 10

interface Grade {
  book: Book
  view: readonly number[]
  columns: readonly Column[]
}

function find(de: number, passo: number, howMany: number, can: (i: number) => boolean): number | null {
  for (let i = de; i >= 0 && i < howMany; i += passo) if (can(i)) return i
  return null
}

/** The first cell of a line that can be written, or the last one. */
function firstOfLine({ book, columns }: Grade, id: number, fromBehind: boolean): CellPlace | null {
  const line = book.get(id)
  const can = ({ chave }: Column) => mayWrite(line, chave)
  const column = fromBehind ? columns.findLast(can) : columns.find(can)
  return column ? { id, chave: column.chave } : null
}

/** The target of a key, or null when the key means something else here. */
export function targetKey(
  { book, view, columns }: Grade,
  { id, chave }: CellPlace,
  key: string,
  shift: boolean,
  ctrl: boolean,
): CellPlace | null {
  const line = view.indexOf(id)
  const column = columns.findIndex((single) => single.chave === chave)
  const vertical = (de: number, passo: number) => {
    const i = find(de, passo, view.length, (i) => mayWrite(book.get(view[i] ?? -1), chave))
    return i === null ? null : { id: view[i] ?? id, chave }
  }
  const horizontal = (de: number, passo: number) => {
    const i = find(de, passo, columns.length, (i) => mayWrite(book.get(id), columns[i]?.chave ?? ''))
    return i === null ? null : { id, chave: columns[i]?.chave ?? chave }
  }
  // at the end of a line on to the next that can be written; after the last one Tab leads out of the grid
  const lineByLine = () => {
    const passo = shift ? -1 : 1
    for (let i = line + passo; i >= 0 && i < view.length; i += passo) {
      const match = firstOfLine({ book, view, columns }, view[i] ?? -1, shift)
      if (match) return match
    }
    return null
  }
  switch (key) {
    case 'Tab':
      return horizontal(column + (shift ? -1 : 1), shift ? -1 : 1) ?? lineByLine()
    case 'Enter':
      return vertical(line + (shift ? -1 : 1), shift ? -1 : 1)
    case 'ArrowDown':
      return vertical(line + 1, 1)
    case 'ArrowUp':
      return vertical(line - 1, -1)
    case 'PageDown':
      return vertical(Math.min(line + salto, view.length - 1), 1) ?? vertical(view.length - 1, -1)
    case 'PageUp':
      return vertical(Math.max(line - salto, 0), -1) ?? vertical(0, 1)
    case 'ArrowRight':
      return horizontal(column + 1, 1)
    case 'ArrowLeft':
      return horizontal(column - 1, -1)
    case 'Home':
      return ctrl ? vertical(0, 1) : null
    case 'End':
      return ctrl ? vertical(view.length - 1, -1) : null
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
