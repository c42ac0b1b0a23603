/** Lines on their way to the school, by class: also those of a gradebook that was left, which a later one must not overtake. */
import type { ApiError, Outcome } from '@/api'

/** A line that the school has certainly not taken. */
export interface NotTaken {
  id: number
  error: ApiError
}

/** Why a line has certainly not arrived; null: it has, or nobody knows. */
export const errorOfNotTaken = (outcome: Outcome<unknown>): ApiError | null =>
  outcome.kind === 'accepted' || outcome.kind === 'uncertain' ? null : outcome.error

const underWay = new Map<number, Set<Promise<NotTaken | null>>>()

/** Counts a line as on its way until it was answered, or given up. */
export function trackLine<O extends Outcome<unknown>>(idClasse: number, id: number, writing: Promise<O>): Promise<O> {
  const lines = underWay.get(idClasse) ?? new Set()
  const line = writing.then((outcome) => {
    const error = errorOfNotTaken(outcome)
    return error && { id, error }
  })
  underWay.set(idClasse, lines.add(line))
  const over = () => void lines.delete(line)
  line.then(over, over)
  return writing
}

export const hasLinesUnderWay = (idClasse: number): boolean => (underWay.get(idClasse)?.size ?? 0) > 0

/** Resolves once those that are on their way now have arrived, or were given up; with those that were not taken. */
export async function linesArrived(idClasse: number): Promise<NotTaken[]> {
  const lines = await Promise.allSettled([...(underWay.get(idClasse) ?? [])])
  return lines.flatMap((line) => (line.status === 'fulfilled' && line.value ? line.value : []))
}
