/** The React context of the gradebook: the store, the sender, whether this tab may edit, and the view state. */
import {
  createContext,
  type RefObject,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Column } from '@/domain/lancamento'
import type { Book } from './book/book'
import type { Line } from './book/line'
import type { StudentLoader, StudentLoading } from './book/studentLoader'
import type { Summary } from './book/summary'
import type { Choice, SortBy } from './book/view'
import type { Density } from './grid/density'
import type { CellPlace, Cursor } from './keys/navigate'
import type { Panel } from './keys/place'
import type { Progress, GradeSender } from './sending/send'
import type { Gradebook } from './useGradebook'

/** A request to send. */
export interface Wish {
  /** Keeps the focus (after a key press in the grid); otherwise it moves to the sentence of the bar. */
  stay: boolean
  onCancel?: (() => void) | undefined
  /** Only these students; default: all that are ready. */
  ids?: readonly number[]
  /** Cells that need no confirmation, because the teacher has just chosen their grade in a conflict. */
  isChosen?: (id: number, chave: string) => boolean
}

export interface GradebookView extends Gradebook {
  /** Whether this tab may edit. */
  editable: boolean
  /** Whether the window is wide enough for the grid; otherwise the phone's list shows one evaluation. */
  wide: boolean
  density: Density
  /** The limit of absences; null: unknown. */
  limite: number | null
  columns: readonly Column[]
  /** The current evaluation: of the phone's list, the chart, publishing and closing. */
  column: Column | null
  setColumn: (chave: string) => void
  /** Ids of all loaded students, in the order of the service. */
  order: readonly number[]
  /** Ids of the shown students, filtered and sorted by `choice`. */
  view: readonly number[]
  choice: Choice
  setChoice: (choice: Choice) => void
  /** Handles a press on a column header. */
  sortBy: (by: SortBy) => void
  /** Whether all pages have been read. */
  complete: boolean
  /** Whether, in addition, every record could be read: only then statements about all students are true. */
  whole: boolean
  /** The handle of the mounted grid or list, to focus a cell. */
  cursor: RefObject<Cursor | null>
  /** Makes a cell visible (closes a panel, clears a filter) and focuses it. */
  goTo: (id: number, chave: string) => void
  /** Focuses a cell of the shown students. */
  move: (id: number, chave: string) => void
  /** Focuses the sentence of the bar, which tells the result, after `closes` has removed the pressed button. */
  say: (closes?: () => void) => void
  /** Sends what is ready, after a confirmation where a grade is above the scale or already published. */
  send: (wish: Wish) => void
  /** Opens a panel in place of the grid. */
  openPanel: (panel: Panel) => void
  /** Closes the panel; `sent`: its action was started, so the focus goes to the bar, else back to its former place. */
  closePanel: (sent: boolean) => void
  /** Opens the preview of a pasted text, to be placed from this cell on. */
  paste: (text: string, from: CellPlace) => void
  /** Focuses a notice below the students by its id, after closing a panel that hides it. */
  showBelow: (id: string) => void
  /** Shows one student alone, with the focus on this evaluation. */
  openStudent: (id: number, chave: string) => void
  /** Closes the single student. */
  closeStudent: () => void
  /** Opens the list of keyboard shortcuts. */
  showKeys: () => void
  /** Opens the dialog of conflicts. */
  showConflicts: () => void
  /** The sentence of the bar, which gets the focus when a pressed button disappears. */
  sentence: RefObject<HTMLParagraphElement | null>
}

export const GradebookContext = createContext<GradebookView | null>(null)

export function useGradebookView(): GradebookView {
  const view = useContext(GradebookContext)
  if (!view) throw new Error('A part of the gradebook stands outside of it')
  return view
}

/** Subscribes to one line; undefined after the data was wiped. */
export function useLine(book: Book, id: number): Line | undefined {
  const subscribe = useCallback((listener: () => void) => book.onLine(id, listener), [book, id])
  return useSyncExternalStore(subscribe, () => book.get(id))
}

/**
 * Subscribes to one value of the summary. It updates in a transition, so that key presses need not wait, and renders
 * only when the value changes.
 */
export function useFromSummary<T>(book: Book, pick: (summary: Summary) => T): T {
  const [figure, setFigure] = useState(() => pick(book.summary()))
  const update = useEffectEvent(() => {
    startTransition(() => setFigure(() => pick(book.summary())))
  })
  useEffect(() => {
    // the value may have changed between render and effect
    update()
    return book.onSummary(() => update())
  }, [book])
  return figure
}
const whole = (summary: Summary) => summary
export const useSummary = (): Summary => useFromSummary(useGradebookView().book, whole)
export const useProgress = ({ subscribe, progress }: GradeSender): Progress => useSyncExternalStore(subscribe, progress)
export const useStudentLoading = ({ subscribe, get }: StudentLoader): StudentLoading =>
  useSyncExternalStore(subscribe, get)
/** Subscribes to a value that changes when students or columns are loaded. */
export const useFromData = <T>(book: Book, pick: (book: Book) => T): T =>
  useSyncExternalStore(book.onData, () => pick(book))
