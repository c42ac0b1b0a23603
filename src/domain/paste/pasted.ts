/** A pasted block, cell by cell, before anything changes: new, changed, refused and why, unknown names. Pure. */
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

/** More cells than any class needs are not read (src/README §7). */
export const maxCells = 500

/** Why a pasted cell is put nowhere: no grade, a closed one, a student who left, no such evaluation, the same cell twice. */
export type RefusalReason =
  GradeError | 'noGrade' | 'fechada' | 'inactive' | 'noEvaluation' | 'repeated' | 'columnTwice'
/** What a pasted cell would do to the grid. */
export type PasteResult = 'new' | 'changed' | 'same' | 'refused'

/** One pasted grade with the student and the evaluation that it goes to. */
export interface PastedItem {
  id: number
  nome: string
  /** The name as the block writes it, where that is another writing. */
  writtenName: string | null
  chave: Key
  column: string
  text: string
  before: number | null
  valor: number | null
  result: PasteResult
  motivo: RefusalReason | null
}

/** What the person has said of a block; what is missing is taken as the block shows it, or asked. */
export interface PasteChoices {
  titles?: boolean
  columns?: Readonly<Record<number, ColumnChoice>>
  order?: RowOrder
  roll?: Roll
  /** By row: the student meant by a name that fits nobody, or more than one. */
  people?: Readonly<Record<number, number>>
}

/** A name of the block that fits nobody, or more than one student, or a student whom another row names as well. */
export interface Unpaired {
  line: number
  nome: string
  /** Its grades as they are written: two rows of one name are told apart by them. */
  grades: string
  motivo: 'notFound' | 'ambiguous' | 'repeated'
  suggestions: GridStudent[]
  /** Where nobody has the name: the rest of the class, if it is short enough to choose from. */
  others: GridStudent[]
  chosen: number | null
}

/** What a pasted block would do, and what the person has to say before it does. */
export interface PastePlan {
  /** Nothing in the block is a figure: names or titles alone, or columns that nothing parts. Nothing is asked about them. */
  onlyWords: boolean
  itens: PastedItem[]
  unmatched: Unpaired[]
  /** Rows below the last student or whose number is nobody's, which columns are put nowhere, and cells beyond `maxCells`. */
  leftovers: { lines: number; numbers: number; columns: number[]; cells: number }
  columns: PastedColumn[]
  /** A column of the block holds names: rows go to people, not to places. */
  byName: boolean
  /** Whether the first row was taken for titles; null where it holds figures, so that there is nothing to decide. */
  columnTitles: boolean | null
  /** In which order rows without names may stand, where that makes a difference; `order` null: nothing is placed before it is said. */
  orders: OrderEnds[]
  order: RowOrder | null
  /** Whom rows without names may follow, where that makes a difference; `roll` null: nothing is placed before it is said. */
  rolls: RollEnds[]
  roll: Roll | null
}

/** A row with a grade, and the students whom it may mean. */
interface Row {
  line: number
  nome: string
  grades: { text: string; column: GridColumn }[]
  found: readonly GridStudent[]
  /** The name is written as the school writes it. */
  exact: boolean
}

const placeOf = ({ id }: GridStudent, { chave }: GridColumn) => `${id} ${chave}`
const exactFirst = (rows: readonly Row[]) => [...rows].sort((a, b) => Number(b.exact) - Number(a.exact))

/** Rows that claim a cell which another one, written as well, claims too. */
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

/** `taken`: the cells that something readable was put into before, by the row of the block. */
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
 * Plans a pasted block. With a column of names each row goes to the student of that name, else rows go down from
 * `from.line`: past inactive students where there is one row for each active one, else as the person says.
 * Empty cells leave what is there.
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
  // they tell whom the rows go to, in whatever order: that is said first
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
  // what is sure comes before what is asked, an exact name before another one; told is all of it in the order of the block
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

/** The student of a row; one that is not sure is put down with suggestions, and taken as the person says. */
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
