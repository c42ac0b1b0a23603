/** The class of this address among the person's classes; further pages are read until it is found. */
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { ApiError, type Reading, usePages } from '@/api'
import { type Classe, op } from '@/contract'
import { askFor, useAluno } from './aluno'

interface Found extends Reading {
  idClasse: number
  /** Null while it is being looked for, and when the person has none of that number. */
  classe: Classe | null
  /** Set once all classes have been read and it is not among them. */
  missing: ApiError | null
}

/** Suspends for the first page. */
export function useClasse(): Found {
  const aluno = useAluno()
  const idClasse = Number(useParams()['idClasse'])
  const { itens, hasMore, loadingMore, more, ...reading } = usePages(op.Classes, askFor(aluno))
  const { dropped, updatedAt, refreshing, error, refresh } = reading
  const classe = itens.find((one) => one.id === idClasse) ?? null
  // a page that fails is not asked for again by itself
  const looking = !classe && hasMore && !error
  useEffect(() => {
    if (looking && !loadingMore) void more()
  }, [looking, loadingMore, more])
  const missing =
    !classe && !looking ? (error ?? new ApiError('notFound', { operation: op.Classes.name, status: 404 })) : null
  return { idClasse, classe, missing, dropped, updatedAt, refreshing, error, refresh }
}
