/** The courses that anything read so far has named. There is no list of courses (decisions §7). */
import { useEffect, useSyncExternalStore } from 'react'
import { queryClient, reading } from '@/api'
import { op } from '@/contract'
import { tame } from '@/ui/serviceWords'

/** Characters of a name in a list of courses. */
const longest = 80

interface ComCurso {
  idCurso?: number | null | undefined
  curso?: string | null | undefined
}

/** An additive field: some services tell the course of an equivalence. 0 where this one does not. */
export const cursoDe = ({ idCurso }: Record<string, unknown>): number => (typeof idCurso === 'number' ? idCurso : 0)

let known: ReadonlyMap<number, string> = new Map()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Learns the courses of some rows; a name is kept once it was told. Names of courses are no personal data. */
function lembrarCursos(rows: readonly ComCurso[]): void {
  const next = new Map(known)
  for (const { idCurso, curso } of rows) {
    if (idCurso == null || idCurso === 0) continue
    // an option of a list cannot be isolated as other words of the service are
    next.set(idCurso, tame(curso).slice(0, longest) || (next.get(idCurso) ?? ''))
  }
  if (next.size === known.size && [...next].every(([id, nome]) => known.get(id) === nome)) return
  known = next
  for (const listener of listeners) listener()
}

/** As many rows as a service gives at once (decisions §7). */
const most = 500

/**
 * Learns the courses of the rows of a list, and reads once beside it as many activities as come in one answer: the rows
 * of one page name few courses. It starts when the list has come, and without it courses go by their number.
 */
export function useAprenderCursos(rows: readonly ComCurso[]): void {
  useEffect(() => {
    lembrarCursos(rows)
  }, [rows])
  useEffect(() => {
    queryClient.query(reading(op.AtividadesCurriculares, { quantidade: most })).then(
      ({ reply }) => {
        lembrarCursos(reply.itens)
      },
      () => undefined,
    )
  }, [])
}

/** Courses by number; the name is empty where nothing told it. */
export const useCursos = (): ReadonlyMap<number, string> => useSyncExternalStore(subscribe, () => known)
