/** Shows a marked block in the lines that are drawn. It is told to the page itself: no line is drawn anew for it. */
import { type RefObject, useLayoutEffect } from 'react'
import { afterFrame } from '@/ui/action/afterFrame'
import type { Diario } from '../context'
import { edgesOf, type Ranges } from './range'

export function useMarked(
  region: RefObject<HTMLElement | null>,
  ranges: Ranges,
  grid: Pick<Diario, 'view' | 'columns'>,
): void {
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
