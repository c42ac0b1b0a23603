/** What anything read so far has named: courses, of which there is no list (decisions §7), and activities. */
import { useEffect } from 'react'
import { queryClient, reading } from '@/api'
import { type Equivalencia, op } from '@/contract'
import { createStore, useStore } from '@/session'
import { tame } from '@/ui/data/serviceWords'

const longest = 80

/** What a row tells about itself and its course. */
interface Row {
  id?: number | null | undefined
  nome?: string | null | undefined
  idCurso?: number | null | undefined
  curso?: string | null | undefined
}

/** The course of an equivalence, which some services tell; 0 where this one does not. */
export const cursoOf = ({ idCurso }: Equivalencia): number => idCurso ?? 0

/** Names by number. A name is kept once it was told; what is learned here is no personal data. */
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
  // an option of a list cannot be isolated as other words of the service are
  learn(
    cursos,
    rows.map(({ idCurso, curso }) => ({ id: idCurso, nome: tame(curso).slice(0, longest) })),
  )
  learn(atividades, rows)
}

/** As many rows as a service gives at once (decisions §7). */
const most = 500

/** Learns names from a list's rows and, once, from one answer of activities; until then numbers are shown. */
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
