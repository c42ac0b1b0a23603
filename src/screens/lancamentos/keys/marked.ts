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
    for (const row of region.current?.querySelectorAll<HTMLTableRowElement>('tbody tr[aria-rowindex]') ?? []) {
      const line = Number(row.ariaRowIndex) - 2
      const inRow = edges !== null && line >= edges.top && line <= edges.bottom
      for (const cell of row.cells) {
        const column = Number(cell.ariaColIndex) - 2
        const inside = inRow && column >= edges.left && column <= edges.right
        if (cell.hasAttribute('data-marked') !== inside) cell.toggleAttribute('data-marked', inside)
      }
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
