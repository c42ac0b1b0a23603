/** Reads the rows of a pasted block and judges them cell by cell. Pure. */
import { type GradeError, parseNota } from '../notas/typedGrade'
import type { Key } from '../notas/keys'
import { sameValue } from '../notas/hundredths'
import type { ColumnChoice, PastedColumn } from './pastedColumns'
import type { Roll, RowOrder, PasteTarget } from './pastedRows'
import { saysNoGrade } from './noGrade'
import { fold } from '../text'
import { fewStudents, type GridColumn, type GridStudent, suggestStudents } from '../textSearch'

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

/**
 * The rows with grades, `maxCells` cells at most; how many cells are beyond that, and how many rows are of nobody.
 * `whose`: the name and the students of a row, null below the last one.
 */
export function readRows(
  body: readonly (readonly string[])[],
  columns: readonly PastedColumn[],
  firstLine: number,
  whose: (row: readonly string[], r: number) => Pick<Row, 'nome' | 'found'> | null,
): { rows: Row[]; beyond: number; ofNobody: number } {
  let room = maxCells
  let beyond = 0
  let ofNobody = 0
  const rows = body.flatMap((row, r): Row[] => {
    const written = columns.flatMap(({ use }, c) => {
      const text = row[c] ?? ''
      return text !== '' && use.kind === 'grade' ? [{ text, column: use.column }] : []
    })
    const grades = written.slice(0, room)
    beyond += written.length - grades.length
    if (grades.length === 0) return []
    const owner = whose(row, r)
    if (!owner) {
      ofNobody += 1
      return []
    }
    room -= grades.length
    const { nome, found } = owner
    return [{ line: firstLine + r, nome, grades, found, exact: fold(nome) === fold(found[0]?.nome ?? '') }]
  })
  return { rows, beyond, ofNobody }
}

/** Judges all rows. `byName`: the choices of the person where rows go to students by name; null by position. */
export function judgeRows(
  rows: readonly Row[],
  target: PasteTarget,
  byName: PasteChoices | null,
): { itens: PastedItem[]; unmatched: Unpaired[] } {
  const asked = rivals(rows)
  const taken = new Map<string, number>()
  const judged = new Map<Row, PastedItem[]>()
  const unmatched: Unpaired[] = []
  // certain rows come before questioned ones and exact names before others; the result keeps the block's order
  for (const row of exactFirst(rows).sort((a, b) => Number(asked.has(a)) - Number(asked.has(b)))) {
    const match = byName ? whoIs(target.turma, row, asked.has(row), byName, unmatched) : row.found[0]
    if (!match) continue
    const writtenName = byName && row.nome !== match.nome ? row.nome : null
    const judgeOne = (one: Row['grades'][number]) => judge(target, match, one, writtenName, row.line, taken)
    judged.set(row, row.grades.map(judgeOne))
  }
  return { itens: rows.flatMap((row) => judged.get(row) ?? []), unmatched: unmatched.sort((a, b) => a.line - b.line) }
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
