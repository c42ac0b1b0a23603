/** A guardian's children, from the `aluno` of the classes: the service has no list of them. ASSUMED (decisions §7). */
import { useEffect, useMemo } from 'react'
import type { Reading } from '@/api'
import type { Classe } from '@/contract'
import { useT } from '@/i18n'
import { tame } from '@/ui/data/serviceWords'
import { PageHeader } from '@/ui/page/PageHeader'
import { Skeleton } from '@/ui/page/Skeleton'
import { keepChosenAmong } from '../../shared/chosen'
import { ErrorState } from '../../shared/ErrorState'
import type { Aluno } from '../classe/student'
import { useAllPages, useClasses } from '../classe/useClasse'

/** Pages that exist for every student, so that a guardian can switch children on them. */
export const pagesOfOne = ['inicio', 'turmas', 'recados', 'boletim', 'semana'] as const
export type OfOneStudent = (typeof pagesOfOne)[number]

export type ChildOf = Aluno & { index: number }

/** Children ordered by id, so that a number in an address keeps meaning one child; needs all classes, never a part. */
export function childrenOf(classes: readonly Classe[]): ChildOf[] {
  const names = new Map<number, string>()
  for (const { aluno } of classes) {
    // the name may be sent with one class and missing in another
    if (aluno?.idPessoa) names.set(aluno.idPessoa, tame(aluno.nome) || (names.get(aluno.idPessoa) ?? ''))
  }
  return [...names].sort(([a], [b]) => a - b).map(([idPessoa, nome], i) => ({ idPessoa, nome, index: i + 1 }))
}

/**
 * Suspends until the first page of classes is there; all pages are read, because a child may stand on a later one.
 * `filhos` null: the classes are being read, or a page failed (`pages.error`).
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

/** Stands in place of children who are not known yet: a skeleton, or why the children could not be read. */
export function ChildrenPending({ error, refresh }: Pick<Reading, 'error' | 'refresh'>) {
  const t = useT()
  return error ? (
    <>
      <PageHeader title={t('diario.alunos.title')} />
      <ErrorState error={error} title={t('frame.error.pageFailed')} onRetry={refresh} />
    </>
  ) : (
    <Skeleton lines={6} />
  )
}
