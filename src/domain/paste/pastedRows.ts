/** Whom the rows of a pasted block without names follow: which students, and in which order they stand. Pure. */
import type { Nota } from '@/contract'
import type { Key } from '../notas/keys'
import type { TypingRule } from '../notas/typedGrade'
import type { GridColumn, GridStudent } from '../textSearch'
import { hasGrade, type PastedColumn, type RollNumbers } from './pastedColumns'

/** The class that a block is pasted into. */
export interface PasteTarget {
  /** Students as the screen shows them: rows without names go down this list, or down that of the class. */
  alunos: readonly GridStudent[]
  /** The whole class: a name is looked for here, not among the lines shown at the moment. */
  turma: readonly GridStudent[]
  columns: readonly GridColumn[]
  /** What stands in a cell now; null where the student does not have this evaluation. */
  cell: (id: number, chave: Key) => Pick<Nota, 'valor' | 'fechada'> | null
  rule: TypingRule
}

/** In the order of the class, or as the screen shows it now: sorted, or some of them only. */
export type RowOrder = 'class' | 'screen'

/** Whom rows without names follow: active students, those whose cell is open, everybody on the list, or their numbers. */
export type Roll = 'active' | 'open' | 'all' | 'number'

/** Such a list by its first and last student and by how many rows find nobody, for the person to choose by. */
export interface RollEnds {
  roll: Roll
  first: string
  last: string
  left: number
}

/** An order by the first and the last student that the rows would go to, for the person to choose by. */
export interface OrderEnds {
  order: RowOrder
  first: string
  last: string
}

/** Row by row the student it goes to; null where its number is nobody's. */
type RowList = readonly (GridStudent | null)[]

/** The first and the last student that the rows would go to, and the rows with a grade that are left over. */
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

/** The lists that rows without names may follow, by their `numbers` too; more than one where they part within the block. */
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
  // ASSUMED (decisions §7): numbered as on the sheet of the class, everybody in the order of the list
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

/** How many rows there are, without the blank ones at the end. */
export const lengthOf = (rows: readonly (readonly string[])[]): number =>
  rows.findLastIndex((row) => row.some(Boolean)) + 1

/**
 * The students from the cell on in which pasting begins, in the order of the class and as the screen shows them. The first
 * of the screen is the first of the class too: a whole column is pasted from the top, in whatever order the lines stand now.
 */
export function ordersFor({ alunos, turma }: PasteTarget, line: number): Record<RowOrder, readonly GridStudent[]> {
  const [first] = alunos.slice(line)
  const place = line === 0 ? 0 : turma.findIndex(({ id }) => id === first?.id)
  return { class: turma.slice(Math.max(0, place)), screen: alunos.slice(line) }
}

/** Both orders by the students at their ends, where they part within the block; one row goes where the cursor is. */
export function orderEnds(
  target: PasteTarget,
  orders: ReturnType<typeof ordersFor>,
  rows: readonly (readonly string[])[],
  columns: readonly PastedColumn[],
): OrderEnds[] {
  const ends = (['class', 'screen'] as const).map((order) => {
    const { lists, written, sure } = rollsFor(target, orders[order], rows, columns, null)
    // as far as it is sure whom the rows follow, inactive students or not
    const list = lists.get(sure ?? 'all') ?? lists.get('active') ?? []
    return { order, list: list.slice(0, written).filter((student) => student !== null) }
  })
  const [here, there] = ends.map(({ list }) => list.map(({ id }) => id).join())
  if (lengthOf(rows) < 2 || here === there) return []
  return ends.map(({ order, list }) => ({ order, first: list[0]?.nome ?? '', last: list.at(-1)?.nome ?? '' }))
}
