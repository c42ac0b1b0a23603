/** Which students the rows of a pasted block without names go to, and in which order. Pure. */
import type { Nota } from '@/contract'
import type { Key } from '../notas/keys'
import type { TypingRule } from '../notas/typedGrade'
import type { GridColumn, GridStudent } from '../textSearch'
import { hasGrade, type PastedColumn, type RollNumbers } from './pastedColumns'

/** The class that a block is pasted into. */
export interface PasteTarget {
  /** Students as the screen shows them: rows without names go down this list, or down that of the class. */
  alunos: readonly GridStudent[]
  /** The whole class: names are looked up here, not only among the lines shown. */
  turma: readonly GridStudent[]
  columns: readonly GridColumn[]
  /** The present grade of a cell; null where the student does not have this evaluation. */
  cell: (id: number, chave: Key) => Pick<Nota, 'valor' | 'fechada'> | null
  rule: TypingRule
}

/** The order of the class, or of the screen: sorted, or filtered. */
export type RowOrder = 'class' | 'screen'

/** Which students rows without names go to: active ones, those with an open cell, everybody, or by roll number. */
export type Roll = 'active' | 'open' | 'all' | 'number'

/** A possible list by its first and last student and the number of rows left over, for the person to choose by. */
export interface RollEnds {
  roll: Roll
  first: string
  last: string
  left: number
}

/** A possible order by the first and the last student that the rows would go to, for the person to choose by. */
export interface OrderEnds {
  order: RowOrder
  first: string
  last: string
}

/** The student of each row; null where its roll number is unknown. */
type RowList = readonly (GridStudent | null)[]

/** The first and the last student that the rows would go to, and the number of rows with a grade that are left over. */
export function endsOf(
  roll: Roll,
  list: RowList,
  rows: readonly (readonly string[])[],
  columns: readonly PastedColumn[],
): RollEnds {
  const reached = list.slice(0, rows.length).filter((student) => student !== null)
  const left = rows.filter((row, r) => !list[r] && hasGrade(row, columns)).length
  return { roll, first: reached[0]?.nome ?? '', last: reached.at(-1)?.nome ?? '', left }
}

/**
 * The possible lists for rows without names, by roll `numbers` too; several only where they differ within the block.
 */
export function rollsFor(
  target: PasteTarget,
  rest: readonly GridStudent[],
  rows: readonly (readonly string[])[],
  columns: readonly PastedColumn[],
  numbers: RollNumbers | null,
): { lists: Map<Roll, RowList>; written: number; sure: Roll | null } {
  const grades = columns.flatMap(({ use }) => (use.kind === 'grade' ? [use.column.chave] : []))
  const [only] = grades
  const isOpen = ({ id, ativo }: GridStudent) => {
    const cell = only === undefined ? null : target.cell(id, only)
    return ativo && cell !== null && !cell.fechada
  }
  const actives = rest.filter(({ ativo }) => ativo)
  const lists = new Map<Roll, RowList>()
  const written = lengthOf(rows)
  // ASSUMED (decisions §7): roll numbers count everybody in the order of the class list
  if (numbers) lists.set('number', numbered(numbers, target.turma, written))
  lists.set('active', actives)
  if (grades.length === 1) lists.set('open', rest.filter(isOpen))
  lists.set('all', rest)
  const firstOf = (list: RowList = []) =>
    list
      .slice(0, written)
      .map((student) => student?.id)
      .join()
  const agrees = numbers !== null && firstOf(lists.get('number')) === firstOf(actives)
  const firsts = new Set<string>()
  for (const [roll, list] of lists) {
    const first = firstOf(list)
    if (list.length === 0 || firsts.has(first)) lists.delete(roll)
    firsts.add(first)
  }
  // blank cells at the end may or may not have been copied along
  const isWhole = written <= actives.length && actives.length <= rows.length + (written < rows.length ? 1 : 0)
  const sure = lists.size <= 1 || agrees || (numbers === null && isWhole)
  return { lists, written, sure: sure ? ([...lists.keys()][0] ?? 'all') : null }
}

const numbered = (numbers: RollNumbers, turma: readonly GridStudent[], written: number): RowList =>
  Array.from({ length: written }, (_, r) => turma[(numbers.get(r) ?? 0) - 1] ?? null)

/** The number of rows, without the blank ones at the end. */
const lengthOf = (rows: readonly (readonly string[])[]): number => rows.findLastIndex((row) => row.some(Boolean)) + 1

/**
 * The students from the cell where pasting begins, in the order of the class and of the screen. The first line
 * of the screen counts as the first of the class too, since a whole column is pasted from the top, however the
 * lines are sorted.
 */
export function ordersFor({ alunos, turma }: PasteTarget, line: number): Record<RowOrder, readonly GridStudent[]> {
  const [first] = alunos.slice(line)
  const place = line === 0 ? 0 : turma.findIndex(({ id }) => id === first?.id)
  return { class: turma.slice(Math.max(0, place)), screen: alunos.slice(line) }
}

/**
 * Both orders with their first and last students, where they differ within the block; a single row goes to
 * the cursor's line.
 */
export function orderEnds(
  target: PasteTarget,
  orders: ReturnType<typeof ordersFor>,
  rows: readonly (readonly string[])[],
  columns: readonly PastedColumn[],
): OrderEnds[] {
  const ends = (['class', 'screen'] as const).map((order) => {
    const { lists, written, sure } = rollsFor(target, orders[order], rows, columns, null)
    // uses the certain list, or everybody while it is uncertain
    const list = lists.get(sure ?? 'all') ?? lists.get('active') ?? []
    return { order, list: list.slice(0, written).filter((student) => student !== null) }
  })
  const [here, there] = ends.map(({ list }) => list.map(({ id }) => id).join())
  if (lengthOf(rows) < 2 || here === there) return []
  return ends.map(({ order, list }) => ({ order, first: list[0]?.nome ?? '', last: list.at(-1)?.nome ?? '' }))
}
