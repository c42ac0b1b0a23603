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
  livro: Book
  envio: Sending
  /** This tab may write. */
  editavel: boolean
  colunas: readonly Column[]
  /** The evaluation that is looked at: the one of the phone's list, of the picture, of publishing and closing. */
  coluna: Column | null
  setColuna: (chave: string) => void
  /** Students in the order and choice of the screen. */
  vista: readonly number[]
  /** Null: in the order of the school. */
  sort: Sort | null
  /** A press on the head of a column. */
  sortBy: (by: SortBy) => void
  /** All students have been read. */
  completo: boolean
  /** Shows a cell wherever it is hidden, and puts the cursor there. */
  irPara: (id: number, chave: string) => void
  /** Puts the cursor in a cell of the shown students. */
  mover: (id: number, chave: string) => void
  /** Puts the focus on the sentence of the bar: what was pressed is gone (`fecha` closes it), and there stands what came of it. */
  dizer: (fecha?: () => void) => void
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
export function useLine(livro: Book, id: number): Line | undefined {
  const subscribe = useCallback((listener: () => void) => livro.onLinha(id, listener), [livro, id])
  return useSyncExternalStore(subscribe, () => livro.get(id))
}

/**
 * One figure of the summary, a moment behind the lines: no key waits for what stands around them. Redraws only when that
 * figure changes.
 */
export function useFromSummary<T>(livro: Book, pick: (resumo: Summary) => T): T {
  const [figura, setFigura] = useState(() => pick(livro.resumo()))
  const update = useEffectEvent(() => {
    startTransition(() => setFigura(() => pick(livro.resumo())))
  })
  useEffect(() => {
    // it may have changed since it was drawn
    update()
    return livro.onResumo(() => update())
  }, [livro])
  return figura
}
const todo = (resumo: Summary) => resumo
export const useSummary = (livro: Book): Summary => useFromSummary(livro, todo)
export const useOrder = (livro: Book): readonly number[] => useSyncExternalStore(livro.onDados, () => livro.ordem)
export const useColumns = (livro: Book): readonly Column[] => useSyncExternalStore(livro.onDados, () => livro.colunas)

export const useProgress = (envio: Sending): Progress => useSyncExternalStore(envio.subscribe, envio.progresso)
export const useBroughtBack = (livro: Book): number => useSyncExternalStore(livro.onDados, () => livro.voltaram)
export const usePages = (paginas: Pages): PagesState => useSyncExternalStore(paginas.subscribe, paginas.get)
