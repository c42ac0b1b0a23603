/** The undo and redo stacks of the gradebook: what one action changed, cell by cell. */
import type { Key } from '@/domain/notas/keys'
import { type CellState, sameCell } from './lineSteps'

/** One cell before and after an undo step. */
export interface CellChange {
  id: number
  chave: Key
  before: CellState
  after: CellState
}
/** All cells that one action changed: an edit, a paste, a fill, or marks. */
export type Step = readonly CellChange[]

/** Length of the undo stack, in steps: more than anybody undoes one by one. */
const most = 500

export type History = ReturnType<typeof createHistory>

/** The undo and redo stacks (Ctrl+Z, Ctrl+Shift+Z) for changes that have not been sent. */
export function createHistory() {
  let past: Step[] = []
  let future: Step[] = []
  return {
    /** How many cells the next undo (`false`) or redo (`true`) would change. */
    size: (forward: boolean): number => (forward ? future : past).at(-1)?.length ?? 0,
    /** Pushes a step on the undo stack and empties the redo stack. */
    add(step: Step): void {
      const changed = step.filter(({ before, after }) => !sameCell(before, after))
      if (changed.length === 0) return
      past = [...past.slice(-most + 1), changed]
      future = []
    },
    /** Takes the step to undo or redo, and moves it to the other stack. */
    take(forward: boolean): Step {
      const step = (forward ? future : past).pop()
      if (step) (forward ? past : future).push(step)
      return step ?? []
    },
    /** Drops cells from both stacks, because the service holds them now. */
    forget(isOver: (cell: CellChange) => boolean): void {
      const left = (steps: Step[]) =>
        steps.map((step) => step.filter((one) => !isOver(one))).filter(({ length }) => length > 0)
      past = left(past)
      future = left(future)
    },
    clear(): void {
      past = []
      future = []
    },
  }
}
