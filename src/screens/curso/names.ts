/** Names of courses and activities, collected from every answer: the service has no list of courses (decisions §7). */
import { useEffect } from 'react'
import { queryClient, reading } from '@/api'
import { type Equivalencia, op } from '@/contract'
import { createStore, useStore } from '@/session'
import { tame } from '@/ui/data/serviceWords'

const longest = 80

interface Row {
  id?: number | null | undefined
  nome?: string | null | undefined
  idCurso?: number | null | undefined
  curso?: string | null | undefined
}

/** The course of an equivalence; 0 where the service does not send it. */
export const cursoOf = ({ idCurso }: Equivalencia): number => idCurso ?? 0

/** Names by number, kept until the page is closed: they are no personal data. */
const makeNames = () => createStore<ReadonlyMap<number, string>>(new Map())
const cursos = makeNames()
const atividades = makeNames()

function learn(names: ReturnType<typeof makeNames>, rows: readonly Pick<Row, 'id' | 'nome'>[]): void {
  const known = names.get()
  const next = new Map(known)
  for (const { id, nome } of rows) if (id) next.set(id, nome || (next.get(id) ?? ''))
  if (next.size !== known.size || [...next].some(([id, nome]) => known.get(id) !== nome)) names.set(next)
}

function remember(rows: readonly Row[]): void {
  // an <option> holds plain text only, so the words are cleaned here
  learn(
    cursos,
    rows.map(({ idCurso, curso }) => ({ id: idCurso, nome: tame(curso).slice(0, longest) })),
  )
  learn(atividades, rows)
}

/** As many rows as a service gives at once (decisions §7). */
const most = 500

/** Collects names from the rows of a list and, once, from a page of activities; until then numbers are shown. */
export function useLearnNames(rows: readonly Row[]): void {
  useEffect(() => {
    remember(rows)
  }, [rows])
  useEffect(() => {
    queryClient.query(reading(op.AtividadesCurriculares, { quantidade: most })).then(
      ({ reply }) => remember(reply.itens),
      () => undefined,
    )
  }, [])
}

export const useCursos = (): ReadonlyMap<number, string> => useStore(cursos)
export const useAtividades = (): ReadonlyMap<number, string> => useStore(atividades)
