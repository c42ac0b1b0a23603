/** The class of this address among the person's classes; further pages are read until it is found. */
import { useEffect } from 'react'
import { ApiError, type Reading, refreshReads, retryFailedReads, useReads } from '@/api'
import { op } from '@/contract'
import { useParamsOf } from '@/params'
import { paths } from '@/paths'
import { useAluno } from './student'
import { readsClasses } from './reads'

type Pages = Pick<
  ReturnType<typeof useClasses>,
  'itens' | 'hasMore' | 'maybeMore' | 'loadingMore' | 'more' | 'error' | 'moreError' | 'dropped'
>

/** Why what was read of a list is not the whole of it; null: it is. Of the rest nothing may be said. */
export type Rest = 'loading' | 'failed' | 'unreadable' | null

/** Reads a list to its end, where a figure over all of it is shown, or until `found`. `partial`: a part of it could not be read. */
export function useAllPages<P extends Pages>(pages: P, found = false): P & { partial: boolean; rest: Rest } {
  const { itens, loadingMore, more, moreError, dropped } = pages
  // where no token says so a larger page tells whether there are more
  const hasMore = pages.hasMore || pages.maybeMore
  // a further page is a part of what is shown: where it failed the reading has
  const error = pages.error ?? moreError
  // it is not asked for again by itself: the person refreshes
  const next = hasMore && !loadingMore && !error && !found
  useEffect(() => {
    if (next) void more()
    // `itens`: a page can arrive without `loadingMore` having been drawn
  }, [next, itens, more])
  const rest = hasMore ? (error ? 'failed' : 'loading') : dropped > 0 ? 'unreadable' : null
  return { ...pages, hasMore, error, partial: !found && rest === 'failed', rest }
}

/** The classes of the student on the screen, page by page. Suspends for the first. */
export const useClasses = () => useReads(readsClasses({}, useAluno())).classes

/** Reads the classes again, the grades that are shown of them, and what could not be read of their evaluations. */
export function refreshAll({ refresh }: Pick<Reading, 'refresh'>): void {
  refresh()
  refreshReads(op.AproveitamentosAlunos.name)
  retryFailedReads(op.GetAvaliacao.name)
}

/** The class of the address. Suspends for the first page. */
export function useClasse() {
  const { idClasse } = useParamsOf(paths.turma)
  const read = useClasses()
  /** Null while it is being looked for, and when the person has none of that number. */
  const classe = read.itens.find((one) => one.id === idClasse) ?? null
  const { hasMore, error, ...pages } = useAllPages(read, classe !== null)
  const about = { operation: op.Classes.name } as const
  // it may be among those that cannot be read
  const gone = () =>
    read.dropped > 0 ? new ApiError('unreadable', about) : new ApiError('notFound', { ...about, status: 404 })
  /** Set once all classes have been read and it is not among them. */
  const missing = classe || (hasMore && !error) ? null : (error ?? gone())
  return { ...pages, error, idClasse, classe, missing }
}
