/** The courses that anything read so far has named. There is no list of courses (decisions §7). */
import { useSyncExternalStore } from 'react'

interface ComCurso {
  idCurso?: number | null | undefined
  curso?: string | null | undefined
}

let known: ReadonlyMap<number, string> = new Map()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Learns the courses of some rows; a name is kept once it was told. Names of courses are no personal data. */
export function lembrarCursos(rows: readonly ComCurso[]): void {
  const next = new Map(known)
  for (const { idCurso, curso } of rows) {
    if (idCurso == null || idCurso === 0) continue
    next.set(idCurso, curso ?? next.get(idCurso) ?? '')
  }
  if (next.size === known.size && [...next].every(([id, nome]) => known.get(id) === nome)) return
  known = next
  for (const listener of listeners) listener()
}

/** Courses by number; the name is empty where nothing told it. */
export const useCursos = (): ReadonlyMap<number, string> => useSyncExternalStore(subscribe, () => known)
