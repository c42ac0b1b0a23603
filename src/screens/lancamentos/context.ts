/** What the parts of the gradebook share: the book, the sending, whether this tab may write, and what is looked at. */
import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Column } from '@/domain/lancamento'
import type { Sending, Progress } from './sending/send'
import type { Line } from './book/line'
import type { Book } from './book/book'
import type { PagesState, Pages } from './book/pages'
import type { Summary } from './book/summary'
import type { Sort, SortBy } from './book/sort'

export interface Diario {
  book: Book
  sending: Sending
  /** This tab may write. */
  editable: boolean
  columns: readonly Column[]
  /** The evaluation that is looked at: the one of the phone's list, of the picture, of publishing and closing. */
  column: Column | null
  setColumn: (chave: string) => void
  /** Students in the order and choice of the screen. */
  view: readonly number[]
  /** Null: in the order of the school. */
  sort: Sort | null
  /** A press on the head of a column. */
  sortBy: (by: SortBy) => void
  /** All students have been read. */
  complete: boolean
  /** Shows a cell wherever it is hidden, and puts the cursor there. */
  goTo: (id: number, chave: string) => void
  /** Puts the cursor in a cell of the shown students. */
  move: (id: number, chave: string) => void
  /** Puts the focus on the sentence of the bar: what was pressed is gone (`closes` closes it), and there stands what came of it. */
  say: (closes?: () => void) => void
  /** Sends what is ready, after a question where families see it already; `stay`: the focus stays in the grid. */
  send: (stay: boolean, onCancel?: () => void) => void
  /** Shows one student alone, beginning with this evaluation. */
  openStudent: (id: number, chave: string) => void
  /** Opens the list of keys. */
  showKeys: () => void
}

export const DiarioContext = createContext<Diario | null>(null)

export function useDiario(): Diario {
  const diario = useContext(DiarioContext)
  if (!diario) throw new Error('A part of the gradebook stands outside of it')
  return diario
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
export const useSummary = (book: Book): Summary => useFromSummary(book, whole)
export const useOrder = (book: Book): readonly number[] => useSyncExternalStore(book.onDados, () => book.order)
export const useColumns = (book: Book): readonly Column[] => useSyncExternalStore(book.onDados, () => book.columns)

export const useProgress = (sending: Sending): Progress => useSyncExternalStore(sending.subscribe, sending.progress)
export const useBroughtBack = (book: Book): number => useSyncExternalStore(book.onDados, () => book.cameBack)
export const usePages = (pages: Pages): PagesState => useSyncExternalStore(pages.subscribe, pages.get)
