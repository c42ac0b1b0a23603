/** Lines in flight by class, also those of a gradebook that was left: a later gradebook must not overtake them. */
import type { ApiError, Outcome } from '@/api'

/** A line that the service has certainly not saved. */
export interface NotTaken {
  id: number
  error: ApiError
}

/** The error of a line that has certainly not arrived; null: it has arrived, or that is uncertain. */
export const errorOfNotTaken = (outcome: Outcome<unknown>): ApiError | null =>
  outcome.kind === 'accepted' || outcome.kind === 'uncertain' ? null : outcome.error

const underWay = new Map<number, Set<Promise<NotTaken | null>>>()

/** Counts a line as in flight until its write ends; returns the same promise. */
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

/** Resolves once every write in flight now has ended, with the lines that were not saved. */
export async function linesArrived(idClasse: number): Promise<NotTaken[]> {
  const lines = await Promise.allSettled([...(underWay.get(idClasse) ?? [])])
  return lines.flatMap((line) => (line.status === 'fulfilled' && line.value ? line.value : []))
}
