/** The children of a guardian, from the `aluno` of their classes: the service has no list of them. ASSUMED (decisions §7). */
import { useEffect, useMemo } from 'react'
import type { Reading } from '@/api'
import type { Classe } from '@/contract'
import { useT } from '@/i18n'
import { tame } from '@/ui/data/serviceWords'
import { Skeleton } from '@/ui/page/Skeleton'
import { keepChosenAmong } from '../../shared/chosen'
import { ErrorState } from '../../shared/ErrorState'
import type { Aluno } from '../classe/student'
import { useAllPages, useClasses } from '../classe/useClasse'

/** Pages that every student has, whatever their classes are: of another child they show the same. */
export const pagesOfOne = ['inicio', 'turmas', 'recados', 'boletim', 'semana'] as const
export type OfOneStudent = (typeof pagesOfOne)[number]

export type ChildOf = Aluno & { index: number }

/** In the order of their identifiers, so that an address keeps meaning the same child: of all classes, never of some. */
export function childrenOf(classes: readonly Classe[]): ChildOf[] {
  const names = new Map<number, string>()
  for (const { aluno } of classes) {
    // one class may tell a name that another does not
    if (aluno?.idPessoa) names.set(aluno.idPessoa, tame(aluno.nome) || (names.get(aluno.idPessoa) ?? ''))
  }
  return [...names].sort(([a], [b]) => a - b).map(([idPessoa, nome], i) => ({ idPessoa, nome, index: i + 1 }))
}

/**
 * Suspends until the first page of classes is there; a child may stand on a later page, so all are read. `filhos` null: they
 * are being read, or could not be (`pages.error`).
 */
export function useChildren() {
  const pages = useAllPages(useClasses())
  const { itens, hasMore } = pages
  const filhos = useMemo(() => (hasMore ? null : childrenOf(itens)), [itens, hasMore])
  useEffect(() => {
    if (filhos) keepChosenAmong(filhos)
  }, [filhos])
  return { filhos, pages }
}

/** In the place of children who are not known yet: the shape of a page, or why they could not be read. */
export function ChildrenPending({ error, refresh }: Pick<Reading, 'error' | 'refresh'>) {
  const t = useT()
  return error ? (
    <ErrorState error={error} title={t('frame.error.pageFailed')} onRetry={refresh} />
  ) : (
    <Skeleton lines={6} />
  )
}
