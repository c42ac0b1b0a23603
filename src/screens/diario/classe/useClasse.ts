/** The class that the address names, among the person's classes; further pages are read until it is found. */
import { ApiError, type Reading, refreshReads, retryFailedReads, useNextPage, useReads } from '@/api'
import { op } from '@/contract'
import { useParamsOf } from '@/params'
import { paths } from '@/paths'
import { useAluno } from './student'
import { readsClasses } from './reads'

type Pages = Pick<
  ReturnType<typeof useClasses>,
  'itens' | 'hasMore' | 'capped' | 'loadingMore' | 'more' | 'error' | 'moreError' | 'dropped'
>

/** Why a list is known only in part; null: it is known whole. Nothing may be said of the unknown rest. */
export type Rest = 'loading' | 'failed' | 'capped' | 'unreadable' | null

/** Reads a list to its end, for figures over the whole list, or until `found`. `partial`: a part could not be read. */
export function useAllPages<P extends Pages>(pages: P, found = false): P & { partial: boolean; rest: Rest } {
  const { itens, hasMore, loadingMore, more, moreError, dropped } = pages
  // further pages are a part of the shown list, so a failed one makes the whole read failed
  const error = pages.error ?? moreError
  // a failed page is not retried automatically: the person refreshes
  useNextPage(hasMore && !loadingMore && !error && !found, itens, more)
  const end = pages.capped ? 'capped' : dropped > 0 ? 'unreadable' : null
  const rest = hasMore ? (error ? 'failed' : 'loading') : end
  return { ...pages, error, partial: !found && rest === 'failed', rest }
}

/** The classes of the student on the screen, page by page. Suspends for the first page. */
export const useClasses = () => useReads(readsClasses({}, useAluno())).classes

/** Reads again: the classes, their shown grades, and those evaluations and periods whose read failed. */
export function refreshAll({ refresh }: Pick<Reading, 'refresh'>): void {
  refresh()
  refreshReads(op.AproveitamentosAlunos.name)
  retryFailedReads(op.GetAvaliacao.name)
  retryFailedReads(op.GetPeriodoLetivo.name)
}

/** The class that the address names. Suspends for the first page of classes. */
export function useClasse() {
  const { idClasse } = useParamsOf(paths.turma)
  const read = useClasses()
  /** Null while the class is being looked for, and when the person has no class of that number. */
  const classe = read.itens.find((one) => one.id === idClasse) ?? null
  const { hasMore, error, ...pages } = useAllPages(read, classe !== null)
  const about = { operation: op.Classes.name } as const
  // the class may be among those that could not be read
  const gone = () =>
    read.dropped > 0 ? new ApiError('unreadable', about) : new ApiError('notFound', { ...about, status: 404 })
  /** The error to show; set when the pages are read or failed, and the class is not among them. */
  const missing = classe || (hasMore && !error) ? null : (error ?? gone())
  return { ...pages, error, idClasse, classe, missing }
}
