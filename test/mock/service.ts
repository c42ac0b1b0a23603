/** A service of one process with everybody signed in, for tests that ask without any HTTP. */
import { createBackend } from '@/mock/backend'

/** People of the cast, and nobody. */
export const actors = ['ana', 'bruno', 'pedro', 'marta', 'carla', 'rui', 'sonia', 'helena', 'sem.perfil', null] as const

export type Body = Record<string, unknown>

/** A service whose clock stands in the first lesson of a school day, and everybody's session. */
export function service() {
  const backend = createBackend({ now: () => Date.parse('2026-11-20T07:35:00-03:00') })
  const sessions = new Map(actors.map((actor) => [actor, actor && backend.openSession(actor)]))
  return { backend, sessionOf: (actor: (typeof actors)[number]) => sessions.get(actor) ?? null }
}
