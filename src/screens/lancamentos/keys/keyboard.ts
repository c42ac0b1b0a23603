/**
 * Keyboard, input, focus, mouse and clipboard handlers of all cells, delegated to the element around them: what each
 * event does is in `actions.ts`, what each key does in `keyDown.ts`.
 */
import {
  type ClipboardEvent,
  type FocusEvent,
  type InputEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import type { Column } from '@/domain/lancamento'
import { useT } from '@/i18n'
import { afterFrame } from '@/ui/action/afterFrame'
import { announceLater } from '@/ui/action/announceLater'
import { useGradebookView } from '../context'
import { useAbove } from '../grid/Cell'
import { type Actions, cellOf, useActions } from './actions'
import { inputOf, showIn } from './cursor'
import { useKeyDown } from './keyDown'
import { usePresses } from './presses'
import { cellAt, emptied, filledWith, type Ranges } from './range'

interface Options {
  /** The shown columns, in the order of navigation. */
  columns: readonly Column[]
  /** The selection of cells; only the grid has one. */
  ranges?: Ranges
  /** The evaluations of one student stand below each other. */
  turned?: boolean
}

/**
 * Undo and redo that come without a key (a menu, a shaken phone) do what Ctrl+Z and Ctrl+Y do: the browser's own knows
 * only single inputs and would restore grades that were sent long ago.
 */
function useBrowserUndo({ finish, turn }: Actions): void {
  const take = useEffectEvent((event: Event) => {
    if (!(event instanceof globalThis.InputEvent) || !event.inputType.startsWith('history') || !inputOf(event.target))
      return
    event.preventDefault()
    finish()
    turn(event.inputType === 'historyRedo')
  })
  useEffect(() => {
    const listen = (event: Event) => take(event)
    document.addEventListener('beforeinput', listen)
    return () => document.removeEventListener('beforeinput', listen)
  }, [])
}

export function useKeyboard({ columns, ranges, turned = false }: Options) {
  const t = useT()
  const { book, view, column, wide, paste, openStudent } = useGradebookView()
  const grid = { book, view, columns }
  const ask = useAbove()
  /** The last announced question about the grade being typed, so that it is announced once. */
  const asked = useRef<string | null>(null)
  const actions = useActions(grid, ranges)
  const onKeyDown = useKeyDown(grid, actions, { blocks: ranges !== undefined, turned })
  const presses = usePresses((target) => {
    const from = ranges ? cellOf(document.activeElement) : null
    const to = from && cellAt(grid, target)
    if (!to || (inputOf(target) === from.input && !actions.block())) return false
    actions.mark(from, { ...actions.blockAt(from), to })
    return true
  })
  useEffect(() => () => book.leaveInUse(), [book])
  useBrowserUndo(actions)

  return {
    'data-cells': true,
    ...presses.on,
    onKeyDown,
    onMouseDown(event: MouseEvent) {
      // a press without Shift clears the selection, also in the focused cell, which gets no focus event
      if (!event.shiftKey && inputOf(event.target)) actions.unmark()
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
      actions.unmark()
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
      actions.unmark()
      presses.forget()
      book.type(cell.id, cell.chave, cell.input.value)
      const above = book.line(cell.id).edits.get(cell.chave)?.above
      const question = above ? ask(above) : null
      if (question !== null && question !== asked.current) announceLater(question)
      asked.current = question
    },
    onBlur({ target }: FocusEvent) {
      actions.finish()
      const cell = cellOf(target)
      if (cell && book.has(cell.id)) actions.leave(cell)
    },
    onCopy(event: ClipboardEvent) {
      if (actions.copy(event)) announceLater(t('lancamentos.range.copied'))
    },
    onCut(event: ClipboardEvent) {
      const block = actions.copy(event)
      if (block) actions.fill(emptied, block)
    },
    onPaste(event: ClipboardEvent) {
      const cell = cellOf(event.target)
      const text = event.clipboardData.getData('text/plain')
      // one grade goes straight into the cell, or into the whole selected block; several are previewed first
      // (spreadsheets end even a single cell with a line break; a tab means an empty cell, so it counts as several)
      const single = text.replace(/[\n\r]+$/, '')
      if (!cell) return
      if (/[\t\n\r;]/.test(single)) {
        event.preventDefault()
        paste(text, cell)
        return
      }
      const block = actions.block()
      const { valor, error } = book.parse(single)
      if (!block || error !== null || valor === null) return
      event.preventDefault()
      actions.fill((at, range) => filledWith(at, range, valor), block)
    },
  }
}
