/** Keys, typing and leaving in any cell of the grid or the list, told once by the element around them all. */
import {
  type ClipboardEvent,
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useT } from '@/i18n'
import { afterFrame } from '@/ui/action/afterFrame'
import { announce } from '@/ui/action/live'
import { type Diario, useDiario } from '../context'
import type { Editing } from '../book/line'
import { createWorker, type Parts, whole } from '../book/parts'
import { inputOf } from './place'
import { targetKey, type CellPlace, leavesCell } from './navigate'
import { usePresses } from './presses'
import { cellAt, cellsOf, edgesOf, emptied, extend, filledDown, type Range, type Ranges, textOf } from './range'

type CellInput = CellPlace & { input: HTMLInputElement }

/** The cell of an event, from the data attributes of its input. */
function cellOf(target: EventTarget | null): CellInput | null {
  const input = inputOf(target)
  const place = input && placeOf(input)
  return place && { ...place, input }
}

/** The cell that an element stands for. */
export function placeOf({ dataset: { id, chave } }: HTMLElement): CellPlace | null {
  return id === undefined || chave === undefined ? null : { id: Number(id), chave }
}

/** Where one student's evaluations stand below each other: what is beside a cell in the grid is below it here. */
const turnedKeys: Readonly<Record<string, string>> = {
  Enter: 'Tab',
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
  PageDown: 'ArrowDown',
  PageUp: 'ArrowUp',
}

/** The student whose name was pressed. */
export function studentAt(target: EventTarget): number | null {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-student]') : null
  return name ? Number(name.dataset['student']) : null
}

const wholeSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length

/** Said aloud once the key has been answered: words lay the page out anew. */
const announceLater = (words: string) => afterFrame(() => announce(words))

/**
 * @param ranges blocks of cells, where there is room to mark them.
 * @param turned the evaluations of one student stand below each other.
 */
export function useKeyboard(
  { book, view, columns, move }: Pick<Diario, 'book' | 'view' | 'columns' | 'move'>,
  onPaste: (text: string, cell: CellPlace) => void,
  ranges?: Ranges,
  turned = false,
) {
  const t = useT()
  const { send, showKeys, openStudent } = useDiario()
  const entry = useRef<{ id: number; chave: string; edit: Editing | undefined } | null>(null)
  const grid = { book, view, columns }

  const inputs = () => [
    ...(document.activeElement?.closest('[data-cells]')?.querySelectorAll<HTMLInputElement>('input[data-chave]') ?? []),
  ]
  /** What stands in the inputs, after something else than their own keys has changed it: their lines are drawn later. */
  const showIn = (input: HTMLInputElement) => {
    const there = placeOf(input)
    const shown = there && book.has(there.id) ? book.text(there.id, there.chave) : input.value
    if (input.value !== shown) input.value = shown
  }
  const show = () => {
    inputs().forEach(showIn)
    inputOf(document.activeElement)?.select()
  }
  const [worker] = useState(createWorker)
  /** Changes so many cells: one at once; of a block the key is answered first. */
  const change = (cells: number, work: Parts) => {
    if (cells > 1) worker.begin(work)
    else whole(work)
  }
  function* turning(forward: boolean): Parts {
    const [at, ...others] = yield* book.turning(forward)
    ranges?.set(null)
    const ids = new Set(others.map(({ id }) => id))
    // a block of which something is in sight moves nobody
    const seen = inputs().some((input) => input !== document.activeElement && ids.has(Number(input.dataset['id'])))
    if (at && !seen && view.includes(at.id)) move(at.id, at.chave)
    show()
    announce(t(!at ? 'lancamentos.undo.nothing' : forward ? 'lancamentos.undo.again' : 'lancamentos.undo.done'))
  }
  function* filling(filled: typeof emptied, range: Range): Parts {
    const cells = filled(grid, range)
    if (cells.length > 0) yield* book.pasting(cells)
    show()
    announce(t(filled === emptied ? 'lancamentos.range.emptied' : 'lancamentos.range.filled', { n: cells.length }))
  }
  const turn = (forward: boolean) => change(book.stepSize(forward), turning(forward))
  const fill = (filled: typeof emptied, range: Range) => change(cellsOf(grid, range), filling(filled, range))
  const rangeAt = ({ id, chave }: CellPlace) => ranges?.get() ?? { from: { id, chave }, to: { id, chave } }
  /** The block from the cell in use to another. */
  const mark = ({ id, chave, input }: CellInput, block: Range) => {
    book.leave(id, chave)
    showIn(input)
    if (!wholeSelected(input)) input.select()
    ranges?.set(block)
    const { top, bottom, left, right } = edgesOf(grid, block)
    announceLater(t('lancamentos.range.told', { rows: bottom - top + 1, columns: right - left + 1 }))
  }
  /** The block as text on the clipboard; null where none is marked: the browser copies what is selected in the cell. */
  const copy = (event: ClipboardEvent): Range | null => {
    const range = ranges?.get() ?? null
    if (!range) return null
    event.preventDefault()
    event.clipboardData.setData('text/plain', textOf(grid, range))
    return range
  }
  const presses = usePresses((target) => {
    const from = ranges ? cellOf(document.activeElement) : null
    const to = from && cellAt(grid, target)
    if (!to || (inputOf(target) === from.input && !ranges?.get())) return false
    mark(from, { ...rangeAt(from), to })
    return true
  })

  // the browser's own undo knows single inputs, and would bring back what was sent long ago
  useEffect(() => {
    const stop = (event: Event) => {
      if (event instanceof globalThis.InputEvent && event.inputType.startsWith('history') && inputOf(event.target))
        event.preventDefault()
    }
    document.addEventListener('beforeinput', stop)
    return () => document.removeEventListener('beforeinput', stop)
  }, [])

  /** Keys with Ctrl, or with ⌘; answers whether it was one. */
  const command = (event: KeyboardEvent, cell: CellPlace): boolean => {
    const key = event.key.toLowerCase()
    if (key === 'z' || key === 'y') turn(key === 'y' || event.shiftKey)
    else if (key === 'd') fill(filledDown, rangeAt(cell))
    else if (key === 'enter') {
      book.leave(cell.id, cell.chave)
      send(true)
    } else return false
    return true
  }
  /** Keys for a marked block, and for the cell as a whole; answers whether it was one. */
  const block = (event: KeyboardEvent, cell: CellInput): boolean => {
    const { key, shiftKey } = event
    const range = ranges?.get() ?? null
    if (key === '?') showKeys()
    else if (key === 'F4' && !turned) {
      book.leave(cell.id, cell.chave)
      openStudent(cell.id, cell.chave)
    } else if (key === 'F2') cell.input.setSelectionRange(cell.input.value.length, cell.input.value.length)
    else if (range && key === 'Escape') ranges?.set(null)
    else if (range && (key === 'Delete' || key === 'Backspace')) fill(emptied, range)
    else if (ranges && shiftKey && key.startsWith('Arrow')) {
      // while the caret has somewhere to go it marks letters
      if (!range && !leavesCell(cell.input, key)) return false
      const next = extend(grid, rangeAt(cell), key, event.ctrlKey || event.metaKey)
      if (!next) return false
      mark(cell, next)
    } else return false
    return true
  }

  return {
    'data-cells': true,
    ...presses.on,
    onFocus({ target }: FocusEvent) {
      const cell = cellOf(target)
      if (!cell) return
      entry.current = { id: cell.id, chave: cell.chave, edit: book.edit(cell.id, cell.chave) }
      ranges?.set(null)
      presses.forget()
      cell.input.select()
    },
    onInput({ target }: InputEvent) {
      const cell = cellOf(target)
      if (!cell) return
      ranges?.set(null)
      presses.forget()
      book.type(cell.id, cell.chave, cell.input.value)
    },
    onBlur({ target }: FocusEvent) {
      worker.finish()
      const cell = cellOf(target)
      if (cell && book.has(cell.id)) book.leave(cell.id, cell.chave)
    },
    onKeyDown(event: KeyboardEvent) {
      worker.finish()
      const cell = cellOf(event.target)
      // a word that is being composed owns its keys
      if (!cell || event.nativeEvent.isComposing || event.altKey) return
      if ((event.ctrlKey || event.metaKey) && command(event, cell)) {
        event.preventDefault()
        return
      }
      if (block(event, cell)) {
        event.preventDefault()
        return
      }
      if (event.key === 'Escape') {
        const before = entry.current
        if (before?.id !== cell.id || before.chave !== cell.chave) return
        // what was typed since the cell was entered goes first; once more, and the school's own grade is back
        const agora = book.edit(cell.id, cell.chave)
        const volta = agora === before.edit ? undefined : before.edit
        if (agora === volta) return
        event.preventDefault()
        book.restore(cell.id, cell.chave, volta)
        show()
        return
      }
      const key = turned ? turnedKeys[event.key] : event.key
      if (key === undefined || !leavesCell(cell.input, event.key)) return
      const para = targetKey(grid, cell, key, event.shiftKey, event.ctrlKey || event.metaKey)
      const muda = ['ArrowUp', 'ArrowDown', 'Enter', 'PageUp', 'PageDown']
      if (para || muda.includes(event.key)) event.preventDefault()
      if (para) move(para.id, para.chave)
      else if (event.key === 'Enter') {
        // nowhere to go on to: what is typed next writes over it, and is not put behind its end
        book.leave(cell.id, cell.chave)
        show()
      }
    },
    onCopy(event: ClipboardEvent) {
      if (copy(event)) announceLater(t('lancamentos.range.copied'))
    },
    onCut(event: ClipboardEvent) {
      const range = copy(event)
      if (range) fill(emptied, range)
    },
    onPaste(event: ClipboardEvent) {
      const cell = cellOf(event.target)
      const text = event.clipboardData.getData('text/plain')
      // one figure goes into the cell as it is; a block is shown before it changes anything
      // (a spreadsheet ends even that one with a line end; a tab before it means an empty cell)
      if (!cell || !/[\t\n\r;]/.test(text.replace(/[\n\r]+$/, ''))) return
      event.preventDefault()
      onPaste(text, cell)
    },
  }
}
