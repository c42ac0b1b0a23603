/** Keys, typing and leaving in any cell of the grid or the list, told once by the element around them all. */
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

/** Where one student's evaluations stand below each other: what is beside a cell in the grid is below it here. */
const turnedKeys: Readonly<Record<string, string>> = {
  Enter: 'Tab',
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
  PageDown: 'ArrowDown',
  PageUp: 'ArrowUp',
}
/** Keys that do nothing else in a cell, also where they lead nowhere. */
const leading = ['ArrowUp', 'ArrowDown', 'Enter', 'PageUp', 'PageDown']

/** What is said of a step that was taken back, or made again; `changed`: there was one. */
export function saidOfStep(forward: boolean, changed: boolean): PlainKey {
  if (!changed) return forward ? 'lancamentos.undo.nothingAgain' : 'lancamentos.undo.nothing'
  return forward ? 'lancamentos.undo.again' : 'lancamentos.undo.done'
}

interface Options {
  /** Those that are shown, in the order in which keys lead through them. */
  columns: readonly Column[]
  /** Blocks of cells, where there is room to mark them. */
  ranges?: Ranges
  /** The evaluations of one student stand below each other. */
  turned?: boolean
}

export function useKeyboard({ columns, ranges, turned = false }: Options) {
  const t = useT()
  const { book, view, column, wide, move, goTo, paste, send, showKeys, openStudent, closeStudent } = useGradebookView()
  const grid = { book, view, columns }
  const gradeErrorWords = useGradeError()
  const ask = useAbove()
  /** What was asked about the figure that is being typed. */
  const asked = useRef<string | null>(null)

  /** The typed text is not a grade: told with the name of its cell, since the cursor is elsewhere by then. */
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
    // one whom the choice of students hides is shown
    if (at && !seen) (view.includes(at.id) ? move : goTo)(at.id, at.chave)
    show()
    announce(t(saidOfStep(forward, at !== undefined)))
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
  const mark = (cell: CellInput, block: Range) => {
    const { input } = cell
    leave(cell)
    showIn(book, input)
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

  useEffect(() => () => book.leaveInUse(), [book])

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
  const command = ({ key, repeat, shiftKey }: KeyboardEvent, cell: CellInput): boolean => {
    const letter = key.toLowerCase()
    if (letter === 'z' || letter === 'y') turn(letter === 'y' || shiftKey)
    else if (letter === 'd') fill(filledDown, rangeAt(cell))
    else if (key === 'Enter') {
      // a key that is held sends once, and nothing that it has just put in
      if (repeat) return true
      leave(cell)
      // what is typed next writes over it
      showIn(book, cell.input)
      cell.input.select()
      send({ stay: true })
    } else return false
    return true
  }
  /** Keys for a marked block, and for the cell as a whole; answers whether it was one. */
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
      // while the caret has somewhere to go it marks letters
      if (!range && !leavesCell(cell.input, key)) return false
      const next = extend(grid, rangeAt(cell), key, far)
      if (!next) return false
      mark(cell, next)
    } else return false
    return true
  }
  /** What is being typed goes; a cell in which nobody types keeps its figure, as in a spreadsheet. Either is selected whole. */
  const takeBack = ({ id, chave, input }: CellInput): boolean => {
    if (book.takeBack(id, chave)) show()
    else if (wholeSelected(input)) return false
    else input.select()
    return true
  }
  /** Keys that lead to another cell; answers whether it was one. */
  const goOn = (pressed: string, cell: CellInput, shift: boolean, far: boolean): boolean => {
    const key = turned ? turnedKeys[pressed] : pressed
    if (key === undefined || !leavesCell(cell.input, pressed)) return false
    const next = targetKey(grid, cell, key, shift, far)
    if (next) move(next.id, next.chave)
    else if (pressed === 'Enter') {
      // nowhere to go on to: what is typed next writes over it, and is not put behind its end
      leave(cell)
      show()
    }
    return next !== null || leading.includes(pressed)
  }

  return {
    'data-cells': true,
    ...presses.on,
    onMouseDown(event: MouseEvent) {
      // a press without Shift ends the block, in the cell that has the focus too
      if (!event.shiftKey && inputOf(event.target)) ranges?.set(null)
      presses.on.onMouseDown(event)
    },
    // one listener for all names: no line holds one of its own
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
      // selected is what stands in the cell, drawn or not: what is typed next writes over it
      showIn(book, cell.input)
      cell.input.select()
      // a press moves nothing by itself: what is said below the figure would stay under the bar
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
      // a word that is being composed owns its keys
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
      // one figure goes into the cell as it is, or into all of a marked block; several are shown before they change anything
      // (a spreadsheet ends even that one with a line end; a tab before it means an empty cell)
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
