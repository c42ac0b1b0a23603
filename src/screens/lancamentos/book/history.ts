/** Changes since the last sending, step by step: what Ctrl+Z takes back and Ctrl+Shift+Z puts there again. */
import type { Key } from '@/domain/lancamento'
import { type CellState, sameCell } from './lineSteps'

/** One cell before and after a step. */
export interface Change {
  id: number
  chave: Key
  before: CellState
  after: CellState
}
/** All that one deed changed: a figure typed, a paste, a fill, marks. */
export type Step = readonly Change[]

/** More than anybody takes back one by one. */
const most = 500

export function createHistory() {
  let past: Step[] = []
  let future: Step[] = []
  return {
    /** How many cells the next step changes, back or forward. */
    size: (forward: boolean): number => (forward ? future : past).at(-1)?.length ?? 0,
    /** Remembers a step; what was taken back before it cannot come again. */
    add(step: Step): void {
      const changed = step.filter(({ before, after }) => !sameCell(before, after))
      if (changed.length === 0) return
      past = [...past.slice(-most + 1), changed]
      future = []
    },
    /** The step to be taken back, or put there again; it waits on the other side. */
    take(forward: boolean): Step {
      const step = (forward ? future : past).pop()
      if (step) (forward ? past : future).push(step)
      return step ?? []
    },
    clear(): void {
      past = []
      future = []
    },
  }
}
