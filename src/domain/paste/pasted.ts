/**
 * Plans a pasted block cell by cell, before anything changes: new, changed, refused with a reason, unknown names. Pure.
 */
import { parseNota } from '../notas/typedGrade'
import { headsAt, leftOutColumns, type PastedColumn, readColumns, rollNumbers } from './pastedColumns'
import {
  endsOf,
  orderEnds,
  type OrderEnds,
  ordersFor,
  type Roll,
  type RollEnds,
  type RowOrder,
  rollsFor,
  type PasteTarget,
} from './pastedRows'
import { oneLine } from '../typed'
import { findByName } from '../textSearch'
import { judgeRows, type PasteChoices, type PastedItem, readRows, type Unpaired } from './judgedRows'

/** The effect of a pasted block, and the questions to answer first. */
export interface PastePlan {
  /**
   * True when the block holds no number: only names or titles, or columns without a separator. No question
   * is asked then.
   */
  onlyWords: boolean
  itens: PastedItem[]
  unmatched: Unpaired[]
  /**
   * What is left out: rows below the last student, rows with an unknown number, columns without a target,
   * cells beyond `maxCells`.
   */
  leftovers: { lines: number; numbers: number; columns: number[]; cells: number }
  columns: PastedColumn[]
  /** True when a column of the block holds names: rows then go to students by name, not by position. */
  byName: boolean
  /** Whether the first row was read as titles; null where it holds numbers, so that there is nothing to decide. */
  columnTitles: boolean | null
  /**
   * The possible orders of rows without names, where they differ; `order` null: nothing is placed before
   * the person chooses.
   */
  orders: OrderEnds[]
  order: RowOrder | null
  /**
   * The possible student lists for rows without names, where they differ; `roll` null: nothing is placed before
   * the person chooses.
   */
  rolls: RollEnds[]
  roll: Roll | null
}

const nothingIn: PastePlan = {
  onlyWords: true,
  itens: [],
  unmatched: [],
  leftovers: { lines: 0, numbers: 0, columns: [], cells: 0 },
  columns: [],
  byName: false,
  columnTitles: null,
  orders: [],
  order: null,
  rolls: [],
  roll: null,
}

/**
 * Plans a pasted block. With a column of names each row goes to the student of that name; otherwise rows go down from
 * `from.line`: past inactive students where there is one row for each active one, else as the person chooses. Empty
 * cells change nothing.
 */
export function planPaste(
  cells: readonly (readonly string[])[],
  target: PasteTarget,
  from: { line: number; column: number },
  choices: PasteChoices = {},
): PastePlan {
  const whole = cells.map((row) => row.map(oneLine))
  const filled = whole.flat().filter(Boolean)
  if (filled.length > 0 && filled.every((cell) => parseNota(cell, target.rule).error === 'notANumber')) return nothingIn
  const rows = whole.slice(headsAt(whole, target, from.column))
  const { columns, names, titles } = readColumns(rows, target, from.column, choices.columns, choices.titles)
  const body = titles ? rows.slice(1) : rows
  const byName = names !== null
  const both = ordersFor(target, from.line)
  const numbers = byName ? null : rollNumbers(columns, body)
  // roll numbers identify students in any order, so the question about them comes first
  const hasOrder = !byName && (numbers === null || (choices.roll !== undefined && choices.roll !== 'number'))
  const orders = hasOrder ? orderEnds(target, both, body, columns) : []
  const order = orders.length === 0 ? 'screen' : (choices.order ?? null)
  const { lists, written, sure } = rollsFor(target, both[order ?? 'screen'], body, columns, numbers)
  const roll = choices.roll !== undefined && lists.has(choices.roll) ? choices.roll : sure
  const chosenList = roll === null || order === null ? null : (lists.get(roll) ?? [])
  const plan: PastePlan = {
    onlyWords: false,
    itens: [],
    unmatched: [],
    leftovers: { lines: 0, numbers: 0, columns: leftOutColumns(columns), cells: 0 },
    columns,
    byName,
    columnTitles: titles,
    orders,
    order: byName ? null : order,
    rolls:
      byName || (order === null && numbers === null) || sure !== null
        ? []
        : [...lists].map(([roll, list]) => endsOf(roll, list, body.slice(0, written), columns)),
    roll: byName ? null : roll,
  }
  if (!byName && chosenList === null) return plan
  const read = readRows(body, columns, titles ? 1 : 0, (row, r) => {
    if (byName) return { nome: row[names] ?? '', found: findByName(target.turma, row[names] ?? '') }
    const student = chosenList?.[r]
    return student ? { nome: '', found: [student] } : null
  })
  const judged = judgeRows(read.rows, target, byName ? choices : null)
  const unplaced = roll === 'number' ? 'numbers' : 'lines'
  return { ...plan, ...judged, leftovers: { ...plan.leftovers, cells: read.beyond, [unplaced]: read.ofNobody } }
}
