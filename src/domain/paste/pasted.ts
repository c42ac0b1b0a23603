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

/** A pasted block whose columns are understood; `titles`: its first row, which `body` lacks, holds titles. */
interface Block {
  body: readonly (readonly string[])[]
  columns: readonly PastedColumn[]
  titles: boolean | null
}

/** Adds what the rows change to a plan; `studentsOf` says whose a row is, null for nobody's. */
function withRows(
  plan: PastePlan,
  { body, columns, titles }: Block,
  target: PasteTarget,
  studentsOf: Parameters<typeof readRows>[3],
  choices: PasteChoices | null,
): PastePlan {
  const read = readRows(body, columns, titles ? 1 : 0, studentsOf)
  const leftovers = {
    ...plan.leftovers,
    cells: read.beyond,
    [plan.roll === 'number' ? 'numbers' : 'lines']: read.ofNobody,
  }
  return { ...plan, ...judgeRows(read.rows, target, choices), leftovers }
}

/** The students that rows without names go to, null while it is not known which, and the questions that decide it. */
function rowsWithoutNames({ body, columns }: Block, target: PasteTarget, line: number, choices: PasteChoices) {
  const both = ordersFor(target, line)
  const numbers = rollNumbers(columns, body)
  // roll numbers identify students in any order, so the question about them comes first
  const hasOrder = numbers === null || (choices.roll !== undefined && choices.roll !== 'number')
  const orders = hasOrder ? orderEnds(target, both, body, columns) : []
  const order = orders.length === 0 ? 'screen' : (choices.order ?? null)
  const { lists, written, sure } = rollsFor(target, both[order ?? 'screen'], body, columns, numbers)
  const roll = choices.roll !== undefined && lists.has(choices.roll) ? choices.roll : sure
  const asksRoll = sure === null && (order !== null || numbers !== null)
  const rolls = asksRoll ? [...lists].map(([key, list]) => endsOf(key, list, body.slice(0, written), columns)) : []
  const students = roll === null || order === null ? null : (lists.get(roll) ?? [])
  return { students, questions: { orders, order, rolls, roll } }
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
  const block: Block = { body: titles ? rows.slice(1) : rows, columns, titles }
  const leftovers = { ...nothingIn.leftovers, columns: leftOutColumns(columns) }
  const plan: PastePlan = { ...nothingIn, onlyWords: false, columns, columnTitles: titles, leftovers }
  if (names !== null) {
    const named = (row: readonly string[]) => ({
      nome: row[names] ?? '',
      found: findByName(target.turma, row[names] ?? ''),
    })
    return withRows({ ...plan, byName: true }, block, target, named, choices)
  }
  const { students, questions } = rowsWithoutNames(block, target, from.line, choices)
  const asked = { ...plan, ...questions }
  if (students === null) return asked
  const placed = (_row: readonly string[], r: number) => {
    const student = students[r]
    return student ? { nome: '', found: [student] } : null
  }
  return withRows(asked, block, target, placed, null)
}
