/** The days of evaluations: embedded in the grades, or else read a few at a time. */
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { reading } from '@/api'
import { DataHora, type Identificador, op, repair, z } from '@/contract'
import { wallClock } from '@/i18n'
import { afterFrame } from '@/ui/action/afterFrame'
import { type Aluno, useAluno } from './student'

/** The number of evaluations read at the same time. */
const atOnce = 4

/** The read of an evaluation, never retried: a day is not worth more load on a service in trouble. */
export const evaluationAsk = (id: NonNullable<Identificador>, aluno: Aluno) => ({
  ...reading(op.GetAvaliacao, { idPessoa: aluno.idPessoa, id }),
  retry: false,
  retryOnMount: false,
})

export type Days = z.infer<typeof Days>
const Days = z.object({ data: DataHora, dataSegundaChamada: DataHora })
const isDay = (value: string | null) => value === null || wallClock(value) !== null

/** The days embedded in a grade, with names in any case; undefined: the evaluation itself has to be read. */
export function daysIn(nota: Readonly<Record<string, unknown>>): Days | undefined {
  if (!Object.keys(nota).some((name) => name.toLowerCase() === 'data')) return undefined
  const { value: days } = repair(Days, nota)
  return isDay(days.data) && isDay(days.dataSegundaChamada) ? days : undefined
}

/**
 * The days of the `wanted` evaluations, in their order; undefined: not read. Only the first `most` are asked for; days
 * of the others are taken from the query cache. `among`: the number of students of one page who share the limit.
 */
export function useEvaluations(
  wanted: readonly { id: Identificador; days: Days | undefined }[],
  most: number,
  among = 1,
) {
  const aluno = useAluno()
  const ids = wanted.flatMap(({ id, days }) => (days || id === null ? [] : id))
  const asked = wanted.slice(0, most).filter(({ days }) => !days).length
  const together = Math.max(1, Math.floor(atOnce / among))
  const [settled, setSettled] = useState(0)
  const queries = useQueries({
    queries: ids.map((id, i) => ({
      ...evaluationAsk(id, aluno),
      // enabling a query must not retry one that has failed
      enabled: ({ state }: { state: { status: string } }) =>
        i < Math.min(asked, settled + together) && state.status !== 'error',
    })),
  })
  // settled: how many are done in a row, up to the first unread one
  const first = queries.slice(0, asked).findIndex(({ isFetched }) => !isFetched)
  const next = first < 0 ? asked : first
  if (next !== settled) setSettled(next)
  const read: (Days | undefined)[] = wanted.map(
    ({ id, days }) => days ?? (id === null ? undefined : queries[ids.indexOf(id)]?.data?.reply),
  )
  return { read, open: first >= 0 }
}

/** Prefetches evaluations into the query cache, one after the other; their answers cause no render here. */
export function useEvaluationsAhead(ids: readonly NonNullable<Identificador>[]): void {
  const aluno = useAluno()
  const client = useQueryClient()
  useEffect(() => {
    let ended = false
    const readFrom = (place: number) => {
      const id = ids[place]
      if (ended || id === undefined) return
      // the next read waits for a frame, so that it never delays one
      const goOn = () => afterFrame(() => readFrom(place + 1))
      const ask = evaluationAsk(id, aluno)
      // a read that failed for another part of the screen is not repeated here
      if (client.getQueryState(ask.queryKey)?.status === 'error') goOn()
      else client.query(ask).then(goOn, goOn)
    }
    readFrom(0)
    return () => {
      ended = true
    }
  }, [client, ids, aluno])
}
