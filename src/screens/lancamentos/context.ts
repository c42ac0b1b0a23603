/** What the parts of the gradebook share: the book, the sending, whether this tab may write, and what is looked at. */
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

/** A sending that is asked for. */
export interface Wish {
  /** Who pressed a key in the grid stays there, who pressed the button goes to the bar. */
  stay: boolean
  onCancel?: (() => void) | undefined
  /** Of these students alone. */
  ids?: readonly number[]
  /** Not asked once more: the person has just chosen it. */
  isChosen?: (id: number, chave: string) => boolean
}

export interface GradebookView extends Gradebook {
  /** This tab may write. */
  editable: boolean
  /** There is room for the grid; below, one evaluation at a time. */
  wide: boolean
  density: Density
  /** Of absences; null: unknown. */
  limite: number | null
  columns: readonly Column[]
  /** The evaluation that is looked at: the one of the phone's list, of the picture, of publishing and closing. */
  column: Column | null
  setColumn: (chave: string) => void
  /** All students that are there, in the order of the school. */
  order: readonly number[]
  /** Students in the order and choice of the screen. */
  view: readonly number[]
  choice: Choice
  setChoice: (choice: Choice) => void
  /** A press on the head of a column. */
  sortBy: (by: SortBy) => void
  /** All students have been read. */
  complete: boolean
  /** And each of them could be: what is said of all holds. */
  whole: boolean
  /** Where the cells that are shown hear which of them is to have the cursor. */
  cursor: RefObject<Cursor | null>
  /** Shows a cell wherever it is hidden, and puts the cursor there. */
  goTo: (id: number, chave: string) => void
  /** Puts the cursor in a cell of the shown students. */
  move: (id: number, chave: string) => void
  /** Puts the focus on the sentence of the bar: what was pressed is gone (`closes` closes it), and there stands what came of it. */
  say: (closes?: () => void) => void
  /** Sends what is ready, after a question where a figure is above the scale or families see it already. */
  send: (wish: Wish) => void
  /** Opens a page in place of the grid. */
  openPanel: (panel: Panel) => void
  /** Closes it: what it was for is on its way, or the person goes back to where they came from. */
  closePanel: (sent: boolean) => void
  /** Shows what a pasted text would do, from a cell downwards. */
  paste: (text: string, from: CellPlace) => void
  /** Leads to what is told below the students, past a page that stands in their place. */
  showBelow: (id: string) => void
  /** Shows one student alone, beginning with this evaluation. */
  openStudent: (id: number, chave: string) => void
  /** Back to the class. */
  closeStudent: () => void
  /** Opens the list of keys. */
  showKeys: () => void
  /** Opens the question which figures hold where somebody else wrote. */
  showConflicts: () => void
  /** The sentence of the bar: it takes the focus when what was pressed is gone. */
  sentence: RefObject<HTMLParagraphElement | null>
}

export const GradebookContext = createContext<GradebookView | null>(null)

export function useGradebookView(): GradebookView {
  const view = useContext(GradebookContext)
  if (!view) throw new Error('A part of the gradebook stands outside of it')
  return view
}

/** One line; undefined once it was wiped. */
export function useLine(book: Book, id: number): Line | undefined {
  const subscribe = useCallback((listener: () => void) => book.onLine(id, listener), [book, id])
  return useSyncExternalStore(subscribe, () => book.get(id))
}

/**
 * One figure of the summary, a moment behind the lines: no key waits for what stands around them. Redraws only when that
 * figure changes.
 */
export function useFromSummary<T>(book: Book, pick: (summary: Summary) => T): T {
  const [figure, setFigure] = useState(() => pick(book.summary()))
  const update = useEffectEvent(() => {
    startTransition(() => setFigure(() => pick(book.summary())))
  })
  useEffect(() => {
    // it may have changed since it was drawn
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
/** What changes when students or columns come. */
export const useFromData = <T>(book: Book, pick: (book: Book) => T): T =>
  useSyncExternalStore(book.onData, () => pick(book))
