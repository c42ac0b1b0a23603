/** Evaluations read a few at a time: a grade does not carry the day of its evaluation, and many would be asked at once. */
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { reading } from '@/api'
import { type Avaliacao, type Identificador, op } from '@/contract'
import { type Aluno, askFor } from './student'

/** So many are on their way together. */
const atOnce = 4

/** Shared with the rows that show a day by themselves. An ornament: a service in trouble is not asked again for it. */
export const evaluationAsk = (id: NonNullable<Identificador>, aluno: Aluno) => ({
  ...reading(op.GetAvaliacao, { ...askFor(aluno), id }),
  retry: false,
  retryOnMount: false,
})

interface Read {
  /** In the order of the identifiers; undefined: not read yet, or not to be had. */
  read: (Avaliacao | undefined)[]
  /** Some are still on their way. */
  open: boolean
}

/** `among`: how many students of one page share what is on its way together. */
export function useEvaluations(ids: readonly NonNullable<Identificador>[], aluno: Aluno, among = 1): Read {
  const together = Math.max(1, Math.floor(atOnce / among))
  const [settled, setSettled] = useState(0)
  const queries = useQueries({
    queries: ids.map((id, i) => ({
      ...evaluationAsk(id, aluno),
      // one that failed is not asked again by being enabled
      enabled: ({ state }: { state: { status: string } }) => i < settled + together && state.status !== 'error',
    })),
  })
  // in their order: what is behind one that is still on its way waits for it
  const first = queries.findIndex(({ isFetched }) => !isFetched)
  const next = first < 0 ? ids.length : first
  if (next !== settled) setSettled(next)
  return { read: queries.map(({ data }) => data?.reply), open: first >= 0 }
}
