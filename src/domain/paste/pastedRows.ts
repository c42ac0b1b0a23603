/** Whom the rows of a pasted block without names follow: which students, and in which order they stand. Pure. */
import type { Nota } from '@/contract'
import type { Key } from '../lancamento'
import type { TypingRule } from '../notas/typedGrade'
import type { GridColumn, GridStudent } from '../textSearch'
import { type PastedColumn, rollNumbers } from './pastedColumns'

/** The class that a block is pasted into. */
export interface Grade {
  /** Students as the screen shows them: rows without names go down this list, or down that of the class. */
  alunos: readonly GridStudent[]
  /** The whole class: a name is looked for here, whoever the screen shows at the moment. */
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

const hasGrade = (row: readonly string[], columns: readonly PastedColumn[]): boolean =>
  columns.some(({ use }, c) => use.kind === 'grade' && (row[c] ?? '') !== '')

/** The first and the last student that the rows would go to, and the rows with a grade that are left over. */
export const endsOf = (
  roll: Roll,
  list: readonly GridStudent[],
  rows: readonly (readonly string[])[],
  columns: readonly PastedColumn[],
): RollEnds => ({
  roll,
  first: list[0]?.nome ?? '',
  last: list.slice(0, rows.length).at(-1)?.nome ?? '',
  left: rows.slice(list.length).filter((row) => hasGrade(row, columns)).length,
})

/** The lists that rows without names may follow; more than one where they part within the block. */
export function rollsFor(
  grade: Grade,
  rest: readonly GridStudent[],
  rows: readonly (readonly string[])[],
  columns: readonly PastedColumn[],
): { lists: Map<Roll, GridStudent[]>; written: number; sure: Roll | null } {
  const grades = columns.flatMap(({ use }) => (use.kind === 'grade' ? [use.column.chave] : []))
  const [only] = grades
  const isOpen = ({ id, ativo }: GridStudent) => {
    const cell = only === undefined ? null : grade.cell(id, only)
    return ativo && cell !== null && !cell.fechada
  }
  const lists = new Map<Roll, GridStudent[]>([['active', rest.filter(({ ativo }) => ativo)]])
  if (grades.length === 1) lists.set('open', rest.filter(isOpen))
  lists.set('all', [...rest])
  const written = lengthOf(rows)
  // as the sheet of the class numbers everybody, whatever the screen shows
  const numbers = rollNumbers(columns, rows, (row) => hasGrade(row, columns))
  const [someone] = grade.turma
  const numbered = rows.slice(0, written).map((_, r) => {
    const number = numbers?.get(r)
    // nothing is put where a row has no grade
    return number === undefined ? someone : grade.turma[number - 1]
  })
  const everyone = numbered.filter((student) => student !== undefined)
  const hasNumbers = numbers !== null && everyone.length === numbered.length
  if (hasNumbers) lists.set('number', everyone)
  const firstOf = (list: readonly GridStudent[] = []) =>
    list
      .slice(0, written)
      .map(({ id }) => id)
      .join()
  const agrees = hasNumbers && firstOf(everyone) === firstOf(lists.get('active'))
  const firsts = new Set<string>()
  for (const [roll, list] of lists) {
    const first = firstOf(list)
    if (list.length === 0 || firsts.has(first)) lists.delete(roll)
    firsts.add(first)
  }
  // blank cells at the end may or may not have been copied along
  const active = lists.get('active')?.length ?? 0
  const sure =
    lists.size <= 1 ||
    agrees ||
    (!hasNumbers && written <= active && active <= rows.length + (written < rows.length ? 1 : 0))
  return { lists, written, sure: sure ? ([...lists.keys()][0] ?? 'all') : null }
}

/** How many rows there are, without the blank ones at the end. */
export const lengthOf = (rows: readonly (readonly string[])[]): number =>
  rows.findLastIndex((row) => row.some(Boolean)) + 1

/**
 * The students from the cell on in which pasting begins, in the order of the class and as the screen shows them. The first
 * of the screen is the first of the class too: who pastes a whole column begins at the top, whoever stands there now.
 */
export function ordersFor({ alunos, turma }: Grade, line: number): Record<RowOrder, readonly GridStudent[]> {
  const [first] = alunos.slice(line)
  const place = line === 0 ? 0 : turma.findIndex(({ id }) => id === first?.id)
  return { class: turma.slice(Math.max(0, place)), screen: alunos.slice(line) }
}

/** Both orders by the students at their ends, where they part within the block; one row goes where the cursor is. */
export function orderEnds(
  grade: Grade,
  orders: ReturnType<typeof ordersFor>,
  rows: readonly (readonly string[])[],
  columns: readonly PastedColumn[],
): OrderEnds[] {
  const ends = (['class', 'screen'] as const).map((order) => {
    const { lists, written, sure } = rollsFor(grade, orders[order], rows, columns)
    // as far as it is sure whom the rows follow, inactive students or not
    return { order, list: (lists.get(sure ?? 'all') ?? []).slice(0, written) }
  })
  const [here, there] = ends.map(({ list }) => list.map(({ id }) => id).join())
  if (lengthOf(rows) < 2 || here === there) return []
  return ends.map(({ order, list }) => ({ order, first: list[0]?.nome ?? '', last: list.at(-1)?.nome ?? '' }))
}
