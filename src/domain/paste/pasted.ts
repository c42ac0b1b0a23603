/**
 * Plans a pasted block cell by cell, before anything changes: new, changed, refused with a reason, unknown names. Pure.
 */
import { type GradeError, parseNota } from '../notas/typedGrade'
import type { Key } from '../notas/keys'
import { sameValue } from '../notas/hundredths'
import {
  type ColumnChoice,
  headsAt,
  leftOutColumns,
  type PastedColumn,
  readColumns,
  rollNumbers,
} from './pastedColumns'
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
import { saysNoGrade } from './noGrade'
import { fold } from '../text'
import { oneLine } from '../typed'
import { fewStudents, findByName, type GridColumn, type GridStudent, suggestStudents } from '../textSearch'

/** The most cells to read, more than any class needs (src/README §7). */
export const maxCells = 500

/**
 * Why a pasted cell is refused: not a grade, a closed grade, an inactive student, no such evaluation, the
 * same cell twice.
 */
export type RefusalReason =
  GradeError | 'noGrade' | 'fechada' | 'inactive' | 'noEvaluation' | 'repeated' | 'columnTwice'
/** The effect of a pasted cell on the grid. */
export type PasteResult = 'new' | 'changed' | 'same' | 'refused'

/** One pasted grade with its student and evaluation. */
export interface PastedItem {
  id: number
  nome: string
  /** The name as the block writes it, where it differs from the school's. */
  writtenName: string | null
  chave: Key
  column: string
  text: string
  before: number | null
  valor: number | null
  result: PasteResult
  motivo: RefusalReason | null
}

/** The person's answers about a block; a missing answer is inferred from the block, or asked for. */
export interface PasteChoices {
  titles?: boolean
  columns?: Readonly<Record<number, ColumnChoice>>
  order?: RowOrder
  roll?: Roll
  /** By row: the student for a name that matches nobody, or several students. */
  people?: Readonly<Record<number, number>>
}

/** A name of the block that matches nobody, several students, or a student whom another row names as well. */
export interface Unpaired {
  line: number
  nome: string
  /** The row's grades as written, to tell two rows of one name apart. */
  grades: string
  motivo: 'notFound' | 'ambiguous' | 'repeated'
  suggestions: GridStudent[]
  /** For a name that matches nobody: the rest of the class, if it is short enough to choose from. */
  others: GridStudent[]
  chosen: number | null
}

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

/** A row with grades, and the students that it may mean. */
interface Row {
  line: number
  nome: string
  grades: { text: string; column: GridColumn }[]
  found: readonly GridStudent[]
  /** Whether the name is written exactly as the school writes it. */
  exact: boolean
}

const placeOf = ({ id }: GridStudent, { chave }: GridColumn) => `${id} ${chave}`
const exactFirst = (rows: readonly Row[]) => [...rows].sort((a, b) => Number(b.exact) - Number(a.exact))

/** Rows that claim a cell which another row, written equally well, claims too. */
function rivals(rows: readonly Row[]): Set<Row> {
  const owners = new Map<string, Row>()
  const rivals = new Set<Row>()
  for (const row of exactFirst(rows)) {
    const [student, ...others] = row.found
    if (!student || others.length > 0) continue
    for (const { column } of row.grades) {
      const place = placeOf(student, column)
      const owner = owners.get(place) ?? row
      owners.set(place, owner)
      if (owner !== row && (owner.exact === row.exact || rivals.has(owner))) rivals.add(owner).add(row)
    }
  }
  return rivals
}

/** Judges one cell. `taken`: the cells that an earlier readable cell fills already, with its row of the block. */
function judge(
  target: PasteTarget,
  aluno: GridStudent,
  { text, column }: Row['grades'][number],
  writtenName: string | null,
  line: number,
  taken: Map<string, number>,
): PastedItem {
  const atual = target.cell(aluno.id, column.chave)
  const parsed = parseNota(text, target.rule)
  const before = atual?.valor ?? null
  const place = placeOf(aluno, column)
  const owner = taken.get(place)
  const reason = (): RefusalReason | null => {
    if (!atual) return 'noEvaluation'
    if (atual.fechada) return 'fechada'
    if (!aluno.ativo) return 'inactive'
    if (parsed.error !== null) return saysNoGrade(text) ? 'noGrade' : parsed.error
    if (owner === undefined) return null
    return owner === line ? 'columnTwice' : 'repeated'
  }
  const motivo = reason()
  if (parsed.error === null) taken.set(place, line)
  const same = sameValue(before, parsed.valor)
  const result =
    motivo !== null && !(same && parsed.error === null)
      ? 'refused'
      : same
        ? 'same'
        : before === null
          ? 'new'
          : 'changed'
  const item = { id: aluno.id, nome: aluno.nome, writtenName, chave: column.chave, column: column.titulo, text, before }
  return { ...item, valor: parsed.valor, result, motivo: result === 'refused' ? motivo : null }
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
  const leftovers: PastePlan['leftovers'] = { lines: 0, numbers: 0, columns: leftOutColumns(columns), cells: 0 }
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
    leftovers,
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
  const read: Row[] = []
  let room = maxCells
  body.forEach((row, r) => {
    const written = columns.flatMap(({ use }, c) => {
      const text = row[c] ?? ''
      return text !== '' && use.kind === 'grade' ? [{ text, column: use.column }] : []
    })
    const grades = written.slice(0, room)
    leftovers.cells += written.length - grades.length
    if (grades.length === 0) return
    const nome = byName ? (row[names] ?? '') : ''
    const found = byName
      ? findByName(target.turma, nome)
      : (chosenList?.slice(r, r + 1) ?? []).filter((student) => student !== null)
    if (!byName && found.length === 0) leftovers[roll === 'number' ? 'numbers' : 'lines'] += 1
    else room -= grades.length
    read.push({ line: titles ? r + 1 : r, nome, grades, found, exact: fold(nome) === fold(found[0]?.nome ?? '') })
  })
  const asked = rivals(read)
  const taken = new Map<string, number>()
  const judged = new Map<Row, PastedItem[]>()
  // certain rows come before questioned ones and exact names before others; the result keeps the block's order
  for (const row of exactFirst(read).sort((a, b) => Number(asked.has(a)) - Number(asked.has(b)))) {
    const match = byName ? whoIs(target.turma, row, asked.has(row), choices, plan.unmatched) : row.found[0]
    if (!match) continue
    const writtenName = byName && row.nome !== match.nome ? row.nome : null
    const judgeOne = (one: Row['grades'][number]) => judge(target, match, one, writtenName, row.line, taken)
    judged.set(row, row.grades.map(judgeOne))
  }
  plan.itens = read.flatMap((row) => judged.get(row) ?? [])
  plan.unmatched.sort((a, b) => a.line - b.line)
  return plan
}

/** The student of a row; an uncertain row is listed with suggestions and takes the person's choice. */
function whoIs(
  turma: PasteTarget['turma'],
  { line, nome, grades, found }: Row,
  isRival: boolean,
  { people }: PasteChoices,
  unmatched: Unpaired[],
): GridStudent | null {
  const [match, ...more] = found
  if (match && more.length === 0 && !isRival) return match
  const suggestions = match ? [...found] : suggestStudents(turma, nome)
  const others = match || turma.length > fewStudents ? [] : turma.filter((aluno) => !suggestions.includes(aluno))
  const chosen = [...suggestions, ...others].find(({ id }) => id === people?.[line]) ?? null
  const motivo = isRival ? 'repeated' : match ? 'ambiguous' : 'notFound'
  const written = grades.map(({ text }) => text).join(' · ')
  unmatched.push({ line, nome, grades: written, motivo, suggestions, others, chosen: chosen?.id ?? null })
  return chosen
}
