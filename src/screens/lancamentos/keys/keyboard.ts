/** Keyboard, input, focus and clipboard handlers of all cells, delegated to the element around them. */
import {
  type ClipboardEvent,
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Column } from '@/domain/lancamento'
import { type PlainKey, useT } from '@/i18n'
import { afterFrame } from '@/ui/action/afterFrame'
import { announceLater } from '@/ui/action/announceLater'
import { announce } from '@/ui/action/live'
import { useGradebookView } from '../context'
import { useAbove, useGradeError } from '../grid/Cell'
import { createWorker, type Parts, whole } from '../book/chunkedWork'
import { inputOf, inputsIn, placeOf, showAll, showIn } from './cursor'
import { targetKey, type CellPlace, leavesCell } from './navigate'
import { caretToEnd, usePresses, wholeSelected } from './presses'
import {
  cellAt,
  cellsOf,
  edgesOf,
  emptied,
  extend,
  filledDown,
  filledWith,
  type Range,
  type Ranges,
  textOf,
} from './range'

type CellInput = CellPlace & { input: HTMLInputElement }

/** The cell of an event, from the data attributes of its input. */
function cellOf(target: EventTarget | null): CellInput | null {
  const input = inputOf(target)
  const place = input && placeOf(input)
  return place && { ...place, input }
}

/** Keys of the single-student view, mapped to the grid's: its evaluations stand below each other, not side by side. */
const turnedKeys: Readonly<Record<string, string>> = {
  Enter: 'Tab',
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
  PageDown: 'ArrowDown',
  PageUp: 'ArrowUp',
}
/** Keys whose default action is always prevented, also at the edge of the grid. */
const leading = ['ArrowUp', 'ArrowDown', 'Enter', 'PageUp', 'PageDown']

/** The announcement after an undo or redo; `changed`: there was a step. */
export function saidOfStep({ forward, changed }: { forward: boolean; changed: boolean }): PlainKey {
  if (!changed) return forward ? 'lancamentos.undo.nothingAgain' : 'lancamentos.undo.nothing'
  return forward ? 'lancamentos.undo.again' : 'lancamentos.undo.done'
}

interface Options {
  /** The shown columns, in the order of navigation. */
  columns: readonly Column[]
  /** The selection of cells; only the grid has one. */
  ranges?: Ranges
  /** The evaluations of one student stand below each other (see `turnedKeys`). */
  turned?: boolean
}

export function useKeyboard({ columns, ranges, turned = false }: Options) {
  const t = useT()
  const { book, view, column, wide, move, goTo, paste, send, showKeys, openStudent, closeStudent } = useGradebookView()
  const grid = { book, view, columns }
  const gradeErrorWords = useGradeError()
  const ask = useAbove()
  /** The last announced question about the grade being typed, so that it is announced once. */
  const asked = useRef<string | null>(null)

  /** Leaves a cell; an error is announced with the cell's name, because the focus is elsewhere by then. */
  const leave = ({ id, chave, input }: CellInput) => {
    const typed = book.line(id).edits.get(chave)
    book.leave(id, chave)
    if (typed && !typed.skipped && typed.error !== null)
      announceLater(`${input.ariaLabel}: ${gradeErrorWords(typed.error)}`)
  }

  const inputs = () => inputsIn(document.activeElement?.closest('[data-cells]'))
  const show = () => {
    showAll(book)
    inputOf(document.activeElement)?.select()
  }
  const [worker] = useState(createWorker)
  /** Runs a change of `cells` cells: one cell at once, more in chunks after the next frame. */
  const change = (cells: number, work: Parts) => {
    if (cells > 1) worker.begin(work)
    else whole(work)
  }
  function* turning(forward: boolean): Parts {
    const [at, ...others] = yield* book.turning(forward)
    ranges?.set(null)
    const ids = new Set(others.map(({ id }) => id))
    // the focus stays where another changed cell of the step is visible
    const seen = inputs().some((input) => input !== document.activeElement && ids.has(Number(input.dataset['id'])))
    // `goTo` clears a filter that hides the student
    if (at && !seen) (view.includes(at.id) ? move : goTo)(at.id, at.chave)
    show()
    announce(t(saidOfStep({ forward, changed: at !== undefined })))
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
  /** Selects the block from the focused cell to another one. */
  const mark = (cell: CellInput, block: Range) => {
    const { input } = cell
    leave(cell)
    showIn(book, input)
    if (!wholeSelected(input)) input.select()
    ranges?.set(block)
    const { top, bottom, left, right } = edgesOf(grid, block)
    announceLater(t('lancamentos.range.told', { rows: bottom - top + 1, columns: right - left + 1 }))
  }
  /** Copies the selected block as text; null without one: the browser then copies the selected text of the input. */
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

  useEffect(() => () => book.leaveInUse(), [book])

  // blocks the browser's own undo, which knows only single inputs and would restore grades that were sent long ago
  useEffect(() => {
    const stop = (event: Event) => {
      if (event instanceof globalThis.InputEvent && event.inputType.startsWith('history') && inputOf(event.target))
        event.preventDefault()
    }
    document.addEventListener('beforeinput', stop)
    return () => document.removeEventListener('beforeinput', stop)
  }, [])

  /** Handles keys with Ctrl or ⌘; returns whether it used the key. */
  const command = ({ key, repeat, shiftKey }: KeyboardEvent, cell: CellInput): boolean => {
    const letter = key.toLowerCase()
    if (letter === 'z' || letter === 'y') turn(letter === 'y' || shiftKey)
    else if (letter === 'd') fill(filledDown, rangeAt(cell))
    else if (key === 'Enter') {
      // a held key sends only once
      if (repeat) return true
      leave(cell)
      // the text stays selected, so that typing replaces it
      showIn(book, cell.input)
      cell.input.select()
      send({ stay: true })
    } else return false
    return true
  }
  /** Handles keys for the selected block and for the cell as a whole; returns whether it used the key. */
  const block = ({ key, shiftKey }: KeyboardEvent, cell: CellInput, far: boolean): boolean => {
    const range = ranges?.get() ?? null
    if (key === '?') showKeys()
    else if (key === 'F4') {
      leave(cell)
      if (turned) closeStudent()
      else openStudent(cell.id, cell.chave)
    } else if (key === 'F2') caretToEnd(cell.input)
    else if (key === 'Escape' && !range) return takeBack(cell)
    else if (key === 'Escape') ranges?.set(null)
    else if (range && (key === 'Delete' || key === 'Backspace')) fill(emptied, range)
    else if (ranges && shiftKey && key.startsWith('Arrow')) {
      // while the caret can move inside the text, Shift and arrow select letters
      if (!range && !leavesCell(cell.input, key)) return false
      const next = extend(grid, rangeAt(cell), key, far)
      if (!next) return false
      mark(cell, next)
    } else return false
    return true
  }
  /** Escape: reverts the text being typed, else selects the whole text; returns false if there was nothing to do. */
  const takeBack = ({ id, chave, input }: CellInput): boolean => {
    if (book.takeBack(id, chave)) show()
    else if (wholeSelected(input)) return false
    else input.select()
    return true
  }
  /** Handles keys that move to another cell; returns whether it used the key. */
  const goOn = (pressed: string, cell: CellInput, shift: boolean, far: boolean): boolean => {
    const key = turned ? turnedKeys[pressed] : pressed
    if (key === undefined || !leavesCell(cell.input, pressed)) return false
    const next = targetKey(grid, cell, key, { shift, ctrl: far })
    if (next) move(next.id, next.chave)
    else if (pressed === 'Enter') {
      // Enter in the last cell stays there and selects its text, so that typing replaces it
      leave(cell)
      show()
    }
    return next !== null || leading.includes(pressed)
  }

  return {
    'data-cells': true,
    ...presses.on,
    onMouseDown(event: MouseEvent) {
      // a press without Shift clears the selection, also in the focused cell, which gets no focus event
      if (!event.shiftKey && inputOf(event.target)) ranges?.set(null)
      presses.on.onMouseDown(event)
    },
    // delegated for the names of all students
    onClick(event: MouseEvent) {
      const name = event.target instanceof Element && event.target.closest<HTMLElement>('[data-student]')
      if (name) openStudent(Number(name.dataset['student']), (wide && column?.chave) || '')
      else presses.on.onClick(event)
    },
    onFocus({ target }: FocusEvent) {
      const cell = cellOf(target)
      if (!cell) return
      ranges?.set(null)
      presses.forget()
      asked.current = null
      // writes the current text before selecting it, because the row may not have rendered yet
      showIn(book, cell.input)
      cell.input.select()
      // a press does not scroll by itself, and the message of the cell could stay under the bar
      if (cell.input.matches('[aria-invalid]'))
        afterFrame(() => cell.input.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
    },
    onInput({ target }: InputEvent) {
      const cell = cellOf(target)
      if (!cell) return
      ranges?.set(null)
      presses.forget()
      book.type(cell.id, cell.chave, cell.input.value)
      const above = book.line(cell.id).edits.get(cell.chave)?.above
      const question = above ? ask(above) : null
      if (question !== null && question !== asked.current) announceLater(question)
      asked.current = question
    },
    onBlur({ target }: FocusEvent) {
      worker.finish()
      const cell = cellOf(target)
      if (cell && book.has(cell.id)) leave(cell)
    },
    onKeyDown(event: KeyboardEvent) {
      worker.finish()
      const cell = cellOf(event.target)
      // the input method handles keys during a composition
      if (!cell || event.nativeEvent.isComposing || event.altKey) return
      const far = event.ctrlKey || event.metaKey
      if ((far && command(event, cell)) || block(event, cell, far) || goOn(event.key, cell, event.shiftKey, far))
        event.preventDefault()
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
      // one grade goes straight into the cell, or into the whole selected block; several are previewed first
      // (spreadsheets end even a single cell with a line break; a tab means an empty cell, so it counts as several)
      const single = text.replace(/[\n\r]+$/, '')
      if (!cell) return
      if (!/[\t\n\r;]/.test(single)) {
        const range = ranges?.get()
        const { valor, error } = book.parse(single)
        if (!range || error !== null || valor === null) return
        event.preventDefault()
        fill((at, block) => filledWith(at, block, valor), range)
        return
      }
      event.preventDefault()
      paste(text, cell)
    },
  }
}
