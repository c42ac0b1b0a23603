/** What keys, presses and the clipboard do to cells: leave one, select a block, fill it, copy it, undo and redo. */
import { type ClipboardEvent, useState } from 'react'
import { type PlainKey, useT } from '@/i18n'
import { announceLater } from '@/ui/action/announceLater'
import { announce } from '@/ui/action/live'
import { createWorker, type Parts, whole } from '../book/chunkedWork'
import { useGradebookView } from '../context'
import { useGradeError } from '../grid/Cell'
import { inputOf, inputsIn, placeOf, showAll, showIn } from './cursor'
import type { CellPlace, Grid } from './navigate'
import { wholeSelected } from './presses'
import { cellsOf, edgesOf, emptied, type Range, type Ranges, textOf } from './range'

export type CellInput = CellPlace & { input: HTMLInputElement }

/** The cell of an event, from the data attributes of its input. */
export function cellOf(target: EventTarget | null): CellInput | null {
  const input = inputOf(target)
  const place = input && placeOf(input)
  return place && { ...place, input }
}

/** The announcement after an undo or redo; `changed`: there was a step. */
export function saidOfStep({ forward, changed }: { forward: boolean; changed: boolean }): PlainKey {
  if (!changed) return forward ? 'lancamentos.undo.nothingAgain' : 'lancamentos.undo.nothing'
  return forward ? 'lancamentos.undo.again' : 'lancamentos.undo.done'
}

/** Which cells of a block get which grade: `emptied`, `filledDown`, `filledWith`. */
type Fill = typeof emptied

export type Actions = ReturnType<typeof useActions>

/** @param ranges The selection of cells; only the grid has one. */
export function useActions(grid: Grid, ranges: Ranges | undefined) {
  const t = useT()
  const { book, view } = grid
  const { move, goTo } = useGradebookView()
  const gradeErrorWords = useGradeError()
  const [worker] = useState(createWorker)

  /** Leaves a cell; an error is announced with the cell's name, because the focus is elsewhere by then. */
  const leave = ({ id, chave, input }: CellInput): void => {
    const typed = book.line(id).edits.get(chave)
    book.leave(id, chave)
    if (typed && !typed.skipped && typed.error !== null)
      announceLater(`${input.ariaLabel}: ${gradeErrorWords(typed.error)}`)
  }
  /** Shows the cells as they are in the book now, and selects the text of the focused one. */
  const show = (): void => {
    showAll(book)
    inputOf(document.activeElement)?.select()
  }
  const block = (): Range | null => ranges?.get() ?? null

  /** Runs a change of `cells` cells: one cell at once, more in chunks after the next frame. */
  const change = (cells: number, work: Parts): void => {
    if (cells > 1) worker.begin(work)
    else whole(work)
  }
  function* turning(forward: boolean): Parts {
    const [at, ...others] = yield* book.turning(forward)
    ranges?.set(null)
    const ids = new Set(others.map(({ id }) => id))
    // the focus stays where another changed cell of the step is visible
    const inputs = inputsIn(document.activeElement?.closest('[data-cells]'))
    const seen = inputs.some((input) => input !== document.activeElement && ids.has(Number(input.dataset['id'])))
    // `goTo` clears a filter that hides the student
    if (at && !seen) (view.includes(at.id) ? move : goTo)(at.id, at.chave)
    show()
    announce(t(saidOfStep({ forward, changed: at !== undefined })))
  }
  function* filling(filled: Fill, range: Range): Parts {
    const cells = filled(grid, range)
    if (cells.length > 0) yield* book.pasting(cells)
    show()
    announce(t(filled === emptied ? 'lancamentos.range.emptied' : 'lancamentos.range.filled', { n: cells.length }))
  }

  return {
    leave,
    show,
    /** Ends a change in chunks, before anything else changes the same cells. */
    finish: (): void => worker.finish(),
    turn: (forward: boolean): void => change(book.stepSize(forward), turning(forward)),
    fill: (filled: Fill, range: Range): void => change(cellsOf(grid, range), filling(filled, range)),
    /** Reverts the text being typed, else selects the whole text; returns false if there was nothing to do. */
    takeBack({ id, chave, input }: CellInput): boolean {
      if (book.takeBack(id, chave)) show()
      else if (wholeSelected(input)) return false
      else input.select()
      return true
    },
    /** The selected block, if there is one. */
    block,
    /** The selected block, or else this cell alone. */
    blockAt: ({ id, chave }: CellPlace): Range => block() ?? { from: { id, chave }, to: { id, chave } },
    /** Selects the block from the focused cell to another one. */
    mark(cell: CellInput, next: Range): void {
      const { input } = cell
      leave(cell)
      showIn(book, input)
      if (!wholeSelected(input)) input.select()
      ranges?.set(next)
      const { top, bottom, left, right } = edgesOf(grid, next)
      announceLater(t('lancamentos.range.told', { rows: bottom - top + 1, columns: right - left + 1 }))
    },
    unmark: (): void => ranges?.set(null),
    /** Copies the selected block as text; null without one: the browser then copies the selected text of the input. */
    copy(event: ClipboardEvent): Range | null {
      const range = block()
      if (!range) return null
      event.preventDefault()
      event.clipboardData.setData('text/plain', textOf(grid, range))
      return range
    },
  }
}
