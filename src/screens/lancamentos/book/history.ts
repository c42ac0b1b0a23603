/** Changes since the last sending, step by step: what Ctrl+Z takes back and Ctrl+Shift+Z puts there again. */
import type { Becomes, Key } from '@/domain/lancamento'
import type { Editing } from './line'

/** What a person has put into a cell: a figure, and what it is to become. */
export interface CellState {
  edit: Editing | undefined
  becomes: Becomes | undefined
}
/** One cell before and after a step. */
export interface Change {
  id: number
  chave: Key
  before: CellState
  after: CellState
}
/** All that one deed changed: a figure typed, a paste, a fill, marks. */
export type Step = readonly Change[]

/** Two states that a person cannot tell apart. */
export const sameCell = (a: CellState, b: CellState): boolean =>
  a.edit?.text === b.edit?.text && a.becomes === b.becomes

/** More than anybody takes back one by one. */
const most = 500

export function createHistory() {
  let past: Step[] = []
  let future: Step[] = []
  return {
    /** The step that is taken back next, or put there again. */
    next: (forward: boolean): Step | undefined => (forward ? future : past).at(-1),
    /** Remembers a step; what was taken back before it cannot come again. */
    add(step: Step): void {
      const changed = step.filter(({ before, after }) => !sameCell(before, after))
      if (changed.length === 0) return
      past = [...past.slice(-most + 1), changed]
      future = []
    },
    /** The step to be taken back; it waits to be put there again. */
    back(): Step | undefined {
      const step = past.pop()
      if (step) future.push(step)
      return step
    },
    forward(): Step | undefined {
      const step = future.pop()
      if (step) past.push(step)
      return step
    },
    clear(): void {
      past = []
      future = []
    },
  }
}
