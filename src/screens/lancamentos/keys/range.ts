/** The selection: a block of cells that is copied, filled down or emptied together, and its highlighting. */
import { type RefObject, useLayoutEffect } from 'react'
import { formatNota } from '@/domain/notas/writtenGrade'
import { createStore, type Store } from '@/session'
import { afterFrame } from '@/ui/action/afterFrame'
import type { Filling } from '../book/lineSteps'
import { knownValue, shownValue } from '../book/line'
import { type CellPlace, type Grid, mayWrite } from './navigate'

export interface Range {
  /** The cell where the selection began, which has the focus. */
  from: CellPlace
  to: CellPlace
}
export type Ranges = Store<Range | null>
export const createRanges = (): Ranges => createStore<Range | null>(null)

type Shown = Omit<Grid, 'book'>

/** The edges of a block as indices in the shown students and evaluations. */
export function edgesOf({ view, columns }: Shown, { from, to }: Range) {
  const rows = [view.indexOf(from.id), view.indexOf(to.id)]
  const places = [from, to].map(({ chave }) => columns.findIndex((one) => one.chave === chave))
  return { top: Math.min(...rows), bottom: Math.max(...rows), left: Math.min(...places), right: Math.max(...places) }
}

/** The ids and keys of a block, and the id of the student above it. */
function partsOf({ view, columns }: Shown, range: Range) {
  const { top, bottom, left, right } = edgesOf({ view, columns }, range)
  const keys = columns.slice(left, right + 1).map(({ chave }) => chave)
  return { ids: view.slice(top, bottom + 1), keys, above: view[top - 1] }
}

/** The grid cell around an element, also a read-only one. */
export function cellAt({ view, columns }: Shown, target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest('td[aria-colindex]') : null
  const id = view[Number(cell?.closest('tr')?.ariaRowIndex) - 2]
  const chave = columns[Number(cell?.ariaColIndex) - 2]?.chave
  return id === undefined || chave === undefined ? null : { id, chave }
}

/** The number of cells in a block, editable or not. */
export function cellsOf(grid: Shown, range: Range): number {
  const { ids, keys } = partsOf(grid, range)
  return ids.length * keys.length
}

/** The range with its end moved by an arrow key, with `far` (Ctrl) to the edge of the class; null for other keys. */
export function extend({ view, columns }: Shown, { from, to }: Range, key: string, far: boolean): Range | null {
  const by = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[key]
  if (!by) return null
  const [down = 0, right = 0] = by
  const step = far ? Math.max(view.length, columns.length) : 1
  const within = (i: number, count: number) => Math.max(0, Math.min(count - 1, i))
  const row = within(view.indexOf(to.id) + down * step, view.length)
  const column = within(columns.findIndex(({ chave }) => chave === to.chave) + right * step, columns.length)
  return { from, to: { id: view[row] ?? to.id, chave: columns[column]?.chave ?? to.chave } }
}

/** The block as text for a spreadsheet: tabs between columns, line breaks between rows. */
export function textOf(grid: Grid, range: Range): string {
  const { book } = grid
  const { ids, keys } = partsOf(grid, range)
  // caches texts: thousands of cells have few different grades
  const texts = new Map<number | null, string>()
  const textFor = (valor: number | null) => {
    const text = texts.get(valor) ?? formatNota(valor, book.sign)
    texts.set(valor, text)
    return text
  }
  const figure = (id: number, chave: string) => {
    const line = book.get(id)
    return (line && shownValue(line, chave)) ?? null
  }
  return ids.map((id) => keys.map((chave) => textFor(figure(id, chave))).join('\t')).join('\n')
}

/** The editable cells of a column that this grade would change. */
function writable({ book }: Grid, ids: readonly number[], chave: string, valor: number | null): Filling[] {
  const text = formatNota(valor, book.sign)
  return ids
    .filter((id) => mayWrite(book.get(id), chave) && book.text(id, chave) !== text)
    .map((id) => ({ id, chave, valor }))
}

/** The editable cells of a block, to be filled with this grade. */
export function filledWith(grid: Grid, range: Range, valor: number | null): Filling[] {
  const { ids, keys } = partsOf(grid, range)
  return keys.flatMap((chave) => writable(grid, ids, chave, valor))
}
export const emptied = (grid: Grid, range: Range): Filling[] => filledWith(grid, range, null)

/** Fills the first row of a block into the rows below it; a block of one row takes the row above it. */
export function filledDown(grid: Grid, range: Range): Filling[] {
  const { ids, keys, above } = partsOf(grid, range)
  const [source = -1, ...others] = ids.length === 1 ? [above ?? -1, ...ids] : ids
  const line = grid.book.get(source)
  return keys.flatMap((chave) => {
    const valor = line && shownValue(line, chave)
    return valor === undefined ? [] : writable(grid, others, chave, valor)
  })
}

/** Ids of the students whose cell is editable and empty, for giving all of them the same grade. */
export const withoutGrade = ({ book }: Pick<Grid, 'book'>, chave: string): number[] =>
  book
    .all()
    .filter((line) => mayWrite(line, chave) && !line.edits.has(chave) && knownValue(line, chave) === null)
    .map(({ id }) => id)

/** Highlights the block by DOM attributes on the rendered cells, so that no row has to render for it. */
export function useMarked(region: RefObject<HTMLElement | null>, ranges: Ranges, grid: Shown): void {
  const mark = () => {
    const range = ranges.get()
    const edges = range && edgesOf(grid, range)
    const rows = [...(region.current?.querySelectorAll<HTMLTableRowElement>('tbody tr[aria-rowindex]') ?? [])]
    const within = (index: string | null, from = 0, to = -1) => Number(index) - 2 >= from && Number(index) - 2 <= to
    // every row has the same cells, so the first one is enough
    const inColumn = Array.from(rows[0]?.cells ?? [], (cell) => within(cell.ariaColIndex, edges?.left, edges?.right))
    for (const row of rows) {
      const inRow = within(row.ariaRowIndex, edges?.top, edges?.bottom)
      for (const [i, inside] of inColumn.entries()) row.cells[i]?.toggleAttribute('data-marked', inRow && inside)
    }
    const end = range && region.current?.querySelector(`tr[aria-rowindex="${grid.view.indexOf(range.to.id) + 2}"]`)
    const column = range && grid.columns.findIndex(({ chave }) => chave === range.to.chave) + 2
    const cell = end?.querySelector(`[aria-colindex="${column}"]`)
    // scrolls after the next frame, so that the key press is shown before new rows are rendered
    afterFrame(() => (cell?.querySelector('input') ?? cell)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
  }
  useLayoutEffect(() => {
    // rows that were rendered just now may belong to the block
    if (ranges.get()) mark()
    return ranges.subscribe(mark)
  })
}
