/** Changes of many cells as one undo step, in chunks (a step may change thousands), and undoing and redoing a step. */
import { inParts, type Parts } from './chunkedWork'
import type { CellChange, History, Step } from './history'
import type { Line } from './line'
import type { Lines } from './lines'
import { cellOf, type CellState, type Filling, sameCell, withCell } from './lineSteps'

/** Notifies the lines of a step after the next frame, because no key press waits for thousands of them. */
function tellStep({ notify }: Lines, step: Step): void {
  for (const { id } of step) notify.changed(id, 'later')
}

/** Sets many cells; `next`: what changes in one of them. */
export function* changing<T extends Pick<Filling, 'id' | 'chave'>>(
  lines: Lines,
  history: History,
  cells: readonly T[],
  next: (at: T, line: Line) => Partial<CellState>,
): Parts {
  const step: CellChange[] = []
  yield* inParts(cells, (at) => {
    const { id, chave } = at
    const of = lines.get(id)
    if (!of) return
    const before = cellOf(of, chave)
    const after = { ...before, ...next(at, of) }
    lines.set(withCell(of, chave, after), 'never')
    step.push({ id, chave, before, after })
  })
  history.add(step)
  tellStep(lines, step)
}

/** Undoes the last step, or redoes it, and returns its cells; one that something else changed since stays as it is. */
export function* turning(lines: Lines, history: History, forward: boolean): Parts<Step> {
  const step = history.take(forward)
  const [from, to] = forward ? (['before', 'after'] as const) : (['after', 'before'] as const)
  yield* inParts(step, (change) => {
    const { id, chave } = change
    const of = lines.get(id)
    if (of && sameCell(cellOf(of, chave), change[from])) lines.set(withCell(of, chave, change[to]), 'never')
  })
  tellStep(lines, step)
  return step
}
