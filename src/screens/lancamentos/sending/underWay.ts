/** Lines on their way to the school, by class: also those of a gradebook that was left, which a later one must not overtake. */
const underWay = new Map<number, Set<Promise<unknown>>>()

/** Counts a line as on its way until it was answered, or given up. */
export function trackLine<T>(idClasse: number, writing: Promise<T>): Promise<T> {
  const lines = underWay.get(idClasse) ?? new Set()
  underWay.set(idClasse, lines.add(writing))
  const over = () => void lines.delete(writing)
  writing.then(over, over)
  return writing
}

export const hasLinesUnderWay = (idClasse: number): boolean => (underWay.get(idClasse)?.size ?? 0) > 0

/** Resolves once those that are on their way now have arrived, or were given up. */
export async function linesArrived(idClasse: number): Promise<void> {
  await Promise.allSettled([...(underWay.get(idClasse) ?? [])])
}
