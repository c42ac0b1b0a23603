/** The class of this address among the person's classes; further pages are read until it is found. */
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { ApiError, usePages } from '@/api'
import { type Classe, op } from '@/contract'
import { askFor, useAluno } from './aluno'

interface Found {
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
  const { itens, hasMore, loadingMore, more } = usePages(op.Classes, askFor(aluno))
  const classe = itens.find((one) => one.id === idClasse) ?? null
  const looking = !classe && hasMore
  useEffect(() => {
    if (looking && !loadingMore) void more()
  }, [looking, loadingMore, more])
  const missing = !classe && !looking ? new ApiError('notFound', { operation: op.Classes.name, status: 404 }) : null
  return { idClasse, classe, missing }
}
