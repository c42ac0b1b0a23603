/** A block of cells that the person has marked: what is copied, filled down or emptied together. */
import { formatNota } from '@/domain/notas/typedGrade'
import { createStore, type Store } from '@/session'
import type { Diario } from '../context'
import type { Filling } from '../book/book'
import { type Line, shownValue, knownValue } from '../book/line'
import { type CellPlace, mayWrite } from './navigate'

export interface Range {
  /** Where it began: the cell that has the focus. */
  from: CellPlace
  to: CellPlace
}
export type Ranges = Store<Range | null>
export const createRanges = (): Ranges => createStore<Range | null>(null)

type Grid = Pick<Diario, 'book' | 'view' | 'columns'>

/** Its edges as places in the shown students and evaluations. */
export function edgesOf({ view, columns }: Pick<Grid, 'view' | 'columns'>, { from, to }: Range) {
  const rows = [view.indexOf(from.id), view.indexOf(to.id)] as const
  const places = [from, to].map(({ chave }) => columns.findIndex((one) => one.chave === chave))
  return { top: Math.min(...rows), bottom: Math.max(...rows), left: Math.min(...places), right: Math.max(...places) }
}

/** The cell of the grid that something stands in, one that nobody may write in too. */
export function cellAt({ view, columns }: Pick<Grid, 'view' | 'columns'>, target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest('td[aria-colindex]') : null
  const id = view[Number(cell?.closest('tr')?.ariaRowIndex) - 2]
  const chave = columns[Number(cell?.ariaColIndex) - 2]?.chave
  return id === undefined || chave === undefined ? null : { id, chave }
}

/** How many cells it holds, written or not. */
export function cellsOf(grid: Pick<Grid, 'view' | 'columns'>, range: Range): number {
  const { top, bottom, left, right } = edgesOf(grid, range)
  return (bottom - top + 1) * (right - left + 1)
}

/** The range with its end moved by an arrow; with Ctrl to the edge of the class. */
export function extend({ view, columns }: Grid, range: Range, key: string, far: boolean): Range | null {
  const by = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[key]
  if (!by) return null
  const [down = 0, right = 0] = by
  const step = far ? Math.max(view.length, columns.length) : 1
  const within = (i: number, count: number) => Math.max(0, Math.min(count - 1, i))
  const row = within(view.indexOf(range.to.id) + down * step, view.length)
  const column = within(columns.findIndex(({ chave }) => chave === range.to.chave) + right * step, columns.length)
  return { from: range.from, to: { id: view[row] ?? range.to.id, chave: columns[column]?.chave ?? range.to.chave } }
}

const figureAt = (line: Line | undefined, chave: string) => line && shownValue(line, chave)

/** The block as a spreadsheet takes it. */
export function textOf(grid: Grid, range: Range): string {
  const { book, view, columns } = grid
  const { top, bottom, left, right } = edgesOf(grid, range)
  const marked = columns.slice(left, right + 1)
  // thousands of cells hold few different figures
  const texts = new Map<number | null, string>()
  const textFor = (valor: number | null) => {
    const text = texts.get(valor) ?? formatNota(valor, book.sign)
    texts.set(valor, text)
    return text
  }
  return view
    .slice(top, bottom + 1)
    .map((id) => {
      const line = book.get(id)
      return marked.map(({ chave }) => textFor(figureAt(line, chave) ?? null)).join('\t')
    })
    .join('\n')
}

/** Every cell of the block that can be written, empty. */
export function emptied(grid: Grid, range: Range): Filling[] {
  const { book, view, columns } = grid
  const { top, bottom, left, right } = edgesOf(grid, range)
  return view
    .slice(top, bottom + 1)
    .flatMap((id) =>
      columns
        .slice(left, right + 1)
        .flatMap(({ chave }) => (mayWrite(book.get(id), chave) ? [{ id, chave, valor: null }] : [])),
    )
}

/** The first line of the block in all lines below it; one cell alone takes what stands above it. */
export function filledDown(grid: Grid, range: Range): Filling[] {
  const { book, view, columns } = grid
  const { top, bottom, left, right } = edgesOf(grid, range)
  const source = top === bottom ? top - 1 : top
  return columns.slice(left, right + 1).flatMap(({ chave }) => {
    const valor = figureAt(book.get(view[source] ?? -1), chave)
    if (valor === undefined) return []
    return view
      .slice(source + 1, bottom + 1)
      .flatMap((id) => (mayWrite(book.get(id), chave) ? [{ id, chave, valor }] : []))
  })
}

/** Active students whose cell is open and empty: who gets the same grade when the person says so. */
export const withoutGrade = ({ book }: Pick<Grid, 'book'>, chave: string): number[] =>
  book
    .all()
    .filter((line) => mayWrite(line, chave) && !line.edits.has(chave) && knownValue(line, chave) === null)
    .map(({ id }) => id)
