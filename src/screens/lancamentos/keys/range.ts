/** A block of cells that the person has marked: what is copied, filled down or emptied together, and how it shows. */
import { type RefObject, useLayoutEffect } from 'react'
import { formatNota } from '@/domain/notas/writtenGrade'
import { createStore, type Store } from '@/session'
import { afterFrame } from '@/ui/action/afterFrame'
import type { Filling } from '../book/lineSteps'
import { knownValue, shownValue } from '../book/line'
import { type CellPlace, type Grid, mayWrite } from './navigate'

export interface Range {
  /** Where it began: the cell that has the focus. */
  from: CellPlace
  to: CellPlace
}
export type Ranges = Store<Range | null>
export const createRanges = (): Ranges => createStore<Range | null>(null)

type Shown = Omit<Grid, 'book'>

/** Its edges as places in the shown students and evaluations. */
export function edgesOf({ view, columns }: Shown, { from, to }: Range) {
  const rows = [view.indexOf(from.id), view.indexOf(to.id)]
  const places = [from, to].map(({ chave }) => columns.findIndex((one) => one.chave === chave))
  return { top: Math.min(...rows), bottom: Math.max(...rows), left: Math.min(...places), right: Math.max(...places) }
}

/** The students and evaluations of the block, and the student above it. */
function partsOf({ view, columns }: Shown, range: Range) {
  const { top, bottom, left, right } = edgesOf({ view, columns }, range)
  const keys = columns.slice(left, right + 1).map(({ chave }) => chave)
  return { ids: view.slice(top, bottom + 1), keys, above: view[top - 1] }
}

/** The cell of the grid that something stands in, one that nobody may write in too. */
export function cellAt({ view, columns }: Shown, target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest('td[aria-colindex]') : null
  const id = view[Number(cell?.closest('tr')?.ariaRowIndex) - 2]
  const chave = columns[Number(cell?.ariaColIndex) - 2]?.chave
  return id === undefined || chave === undefined ? null : { id, chave }
}

/** How many cells it holds, written or not. */
export function cellsOf(grid: Shown, range: Range): number {
  const { ids, keys } = partsOf(grid, range)
  return ids.length * keys.length
}

/** The range with its end moved by an arrow; with Ctrl to the edge of the class. */
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

/** The block as a spreadsheet takes it. */
export function textOf(grid: Grid, range: Range): string {
  const { book } = grid
  const { ids, keys } = partsOf(grid, range)
  // thousands of cells hold few different figures
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

/** The cells of a column that can be written and that this figure changes. */
function writable({ book }: Grid, ids: readonly number[], chave: string, valor: number | null): Filling[] {
  const text = formatNota(valor, book.sign)
  return ids
    .filter((id) => mayWrite(book.get(id), chave) && book.text(id, chave) !== text)
    .map((id) => ({ id, chave, valor }))
}

/** Every cell of the block that can be written, with this figure. */
export function filledWith(grid: Grid, range: Range, valor: number | null): Filling[] {
  const { ids, keys } = partsOf(grid, range)
  return keys.flatMap((chave) => writable(grid, ids, chave, valor))
}
export const emptied = (grid: Grid, range: Range): Filling[] => filledWith(grid, range, null)

/** The first line of the block in all lines below it; one cell alone takes what stands above it. */
export function filledDown(grid: Grid, range: Range): Filling[] {
  const { ids, keys, above } = partsOf(grid, range)
  const [source = -1, ...others] = ids.length === 1 ? [above ?? -1, ...ids] : ids
  const line = grid.book.get(source)
  return keys.flatMap((chave) => {
    const valor = line && shownValue(line, chave)
    return valor === undefined ? [] : writable(grid, others, chave, valor)
  })
}

/** Active students whose cell is open and empty: who gets the same grade when the person says so. */
export const withoutGrade = ({ book }: Pick<Grid, 'book'>, chave: string): number[] =>
  book
    .all()
    .filter((line) => mayWrite(line, chave) && !line.edits.has(chave) && knownValue(line, chave) === null)
    .map(({ id }) => id)

/** Shows the block in the lines that are drawn. It is told to the page itself: no line is drawn anew for it. */
export function useMarked(region: RefObject<HTMLElement | null>, ranges: Ranges, grid: Shown): void {
  const mark = () => {
    const range = ranges.get()
    const edges = range && edgesOf(grid, range)
    const rows = [...(region.current?.querySelectorAll<HTMLTableRowElement>('tbody tr[aria-rowindex]') ?? [])]
    const within = (index: string | null, from = 0, to = -1) => Number(index) - 2 >= from && Number(index) - 2 <= to
    // all lines draw the same columns
    const inColumn = Array.from(rows[0]?.cells ?? [], (cell) => within(cell.ariaColIndex, edges?.left, edges?.right))
    for (const row of rows) {
      const inRow = within(row.ariaRowIndex, edges?.top, edges?.bottom)
      for (const [i, inside] of inColumn.entries()) row.cells[i]?.toggleAttribute('data-marked', inRow && inside)
    }
    const end = range && region.current?.querySelector(`tr[aria-rowindex="${grid.view.indexOf(range.to.id) + 2}"]`)
    const column = range && grid.columns.findIndex(({ chave }) => chave === range.to.chave) + 2
    const cell = end?.querySelector(`[aria-colindex="${column}"]`)
    // the key is answered first: lines that come into sight are drawn in a frame of their own
    afterFrame(() => (cell?.querySelector('input') ?? cell)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
  }
  useLayoutEffect(() => {
    // lines that come into sight belong to the block too
    if (ranges.get()) mark()
    return ranges.subscribe(mark)
  })
}
