/** Days of evaluations, read a few at a time where the grades do not carry them. */
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { reading } from '@/api'
import { DataHora, type Identificador, op, repair, z } from '@/contract'
import { wallClock } from '@/i18n'
import { afterFrame } from '@/ui/action/afterFrame'
import { type Aluno, useAluno } from './student'

/** So many are on their way together. */
const atOnce = 4

/** Not retried: a day is not worth pressing a service in trouble. */
export const evaluationAsk = (id: NonNullable<Identificador>, aluno: Aluno) => ({
  ...reading(op.GetAvaliacao, { idPessoa: aluno.idPessoa, id }),
  retry: false,
  retryOnMount: false,
})

export type Days = z.infer<typeof Days>
const Days = z.object({ data: DataHora, dataSegundaChamada: DataHora })
const isDay = (value: string | null) => value === null || wallClock(value) !== null

/** The days embedded in a grade, in any spelling; undefined: the evaluation itself has to be read. */
export function daysIn(nota: Readonly<Record<string, unknown>>): Days | undefined {
  if (!Object.keys(nota).some((name) => name.toLowerCase() === 'data')) return undefined
  const { value: days } = repair(Days, nota)
  return isDay(days.data) && isDay(days.dataSegundaChamada) ? days : undefined
}

/**
 * Days in the order of what is wanted; undefined: not read. The first `most` are asked for; of the others counts what another
 * part of the page has read. `among`: how many students of one page share the limit.
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
      // enabling must not retry one that failed
      enabled: ({ state }: { state: { status: string } }) =>
        i < Math.min(asked, settled + together) && state.status !== 'error',
    })),
  })
  // settled in order, up to the first unread one
  const first = queries.slice(0, asked).findIndex(({ isFetched }) => !isFetched)
  const next = first < 0 ? asked : first
  if (next !== settled) setSettled(next)
  const read: (Days | undefined)[] = wanted.map(
    ({ id, days }) => days ?? (id === null ? undefined : queries[ids.indexOf(id)]?.data?.reply),
  )
  return { read, open: first >= 0 }
}

/** Reads evaluations into the cache, one after the other, for what may be drawn later; nothing is drawn for an answer. */
export function useEvaluationsAhead(ids: readonly NonNullable<Identificador>[]): void {
  const aluno = useAluno()
  const client = useQueryClient()
  useEffect(() => {
    let ended = false
    const readFrom = (place: number) => {
      const id = ids[place]
      if (ended || id === undefined) return
      // the next one never delays a frame
      const goOn = () => afterFrame(() => readFrom(place + 1))
      const ask = evaluationAsk(id, aluno)
      // a reading that failed for a part of the screen is not asked again here
      if (client.getQueryState(ask.queryKey)?.status === 'error') goOn()
      else client.query(ask).then(goOn, goOn)
    }
    readFrom(0)
    return () => {
      ended = true
    }
  }, [client, ids, aluno])
}
