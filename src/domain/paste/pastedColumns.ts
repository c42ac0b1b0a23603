/**
 * Which column of a pasted block holds names, which grades, and which neither. Doubtful columns are asked about,
 * never guessed. Pure.
 */
import { parseNota, type TypingRule } from '../notas/typedGrade'
import type { Key } from '../notas/keys'
import { saysNoGrade } from './noGrade'
import { findByName, type GridStudent, type GridColumn, headColumns } from '../textSearch'
import { fold } from '../text'

/** The person's choice for a column: the names, nothing, or the grades of one evaluation. */
export type ColumnChoice = 'names' | 'skip' | `grade ${Key}`

/** The use of a column. `open`: the person has to choose · `beyond`: right of the last evaluation. */
export type ColumnUse = { kind: 'names' | 'skip' | 'open' | 'beyond' } | { kind: 'grade'; column: GridColumn }

/** One column of a pasted block and its use. */
export interface PastedColumn {
  /** Its title; '' without one. */
  title: string
  /** Its first cells, so that a person recognises the column. */
  sample: string
  /** True when the title is that of an evaluation. */
  isNamed: boolean
  use: ColumnUse
}

/** The column of names; null when rows go by position. */
export interface ReadColumns {
  columns: PastedColumn[]
  /** The column of names; null: rows go to places. */
  names: number | null
  /** Whether the first row was read as titles; null where it holds numbers, so that there is nothing to decide. */
  titles: boolean | null
}

/** Whether the cells are whole numbers of which some are no valid grades: probably roll numbers out of order. */
const areRoll = (cells: readonly string[], rule: TypingRule): boolean =>
  cells.every((cell) => cell === '' || numberOf(cell) !== null) &&
  cells.some((cell) => parseNota(cell, rule).error === 'outOfScale')

/** Titles of a column of names, in the three languages. */
const nameTitles = new Set(
  'nome|nomes|nome completo|nome do aluno|nome do estudante|aluno|aluna|alunos|estudante|estudantes|name|student|students|nombre|nombres|alumno|alumnos|nombre completo'.split(
    '|',
  ),
)
/** Titles of a column of roll numbers. */
const rollTitles = /^((n|no|nr|num|number|numero)( (da |de )?(chamada|ordem))?|chamada|ordem|seq|sequencia)$/
const isRollTitle = (title: string): boolean => title === '#' || rollTitles.test(fold(title))
/** Titles of columns that hold neither a name nor a grade. */
const otherTitles =
  /^(matricula|ra|id|codigo|cod|cpf|turma|serie|turno|situacao|status|((total|n|no|numero|num|qtd|quantidade) (de )?)?faltas?|absences|ausencias|f|frequencia|media.*|mean|(\w+ )?average|promedio.*|total|data|date|fecha|obs.*|nascimento)$/

const hasLetters = (text: string) => /\p{L}{2,}/u.test(text)
/** The most rows examined to classify a column. */
const looked = 200

const numberOf = (cell: string): number | null => (/^\d+\.?$/.test(cell) ? Number.parseInt(cell, 10) : null)

/** Whether the cells are whole numbers that grow from row to row, as roll numbers do. */
function growing(cells: readonly string[], least: number): boolean {
  const filled = cells.filter(Boolean)
  const numbers = filled.map(numberOf)
  return filled.length >= least && numbers.every((n, i) => n !== null && (i === 0 || n > (numbers[i - 1] ?? n)))
}

/** Whether the row has a cell that goes into an evaluation. */
export const hasGrade = (row: readonly string[], columns: readonly PastedColumn[]): boolean =>
  columns.some(({ use }, c) => use.kind === 'grade' && (row[c] ?? '') !== '')

/** Non-empty columns that are left out. Roll numbers are not among them, since they identify students. */
export const leftOutColumns = (columns: readonly PastedColumn[]): number[] =>
  columns.flatMap(({ title, sample, use }, c) => {
    const isOther = use.kind === 'skip' && title !== '' && !isRollTitle(title)
    return sample !== '' && (use.kind === 'beyond' || isOther) ? [c] : []
  })

/** The roll number by row; null where the cell is no number. */
export type RollNumbers = ReadonlyMap<number, number | null>

/**
 * The roll numbers of rows without names, for each row with a grade; null where a cell is no number. Returns null when
 * the block has no such column, or when it merely counts the rows, which does not show who is left out.
 */
export function rollNumbers(
  columns: readonly PastedColumn[],
  body: readonly (readonly string[])[],
): RollNumbers | null {
  const filled = body.flatMap((row, r) => (hasGrade(row, columns) ? [r] : []))
  for (const [c, { title, use }] of columns.entries()) {
    const cells = filled.map((r) => body[r]?.[c] ?? '')
    const isRoll = title === '' ? c === 0 && cells.every((cell) => numberOf(cell) !== null) : isRollTitle(title)
    if (use.kind !== 'skip' || !isRoll || cells.every((cell) => numberOf(cell) === null)) continue
    const numbers = new Map(filled.map((r, i) => [r, numberOf(cells[i] ?? '')]))
    return filled.every((r) => numbers.get(r) === r + 1) ? null : numbers
  }
  return null
}

interface Class {
  turma: readonly GridStudent[]
  columns: readonly GridColumn[]
  rule: TypingRule
}

/** The rows searched for titles: above them the block may have its own name, or nothing. */
const headsWithin = 6

/** The row of the titles, where other rows stand above them; 0 where none do, or where there are no titles. */
export function headsAt(rows: readonly (readonly string[])[], { turma, columns, rule }: Class, from: number): number {
  const isStudents = (row: readonly string[]) =>
    row.some((cell) => cell !== '' && parseNota(cell, rule).error === null) &&
    (!row.some(hasLetters) || row.some((cell) => hasLetters(cell) && findByName(turma, cell).length > 0))
  const isHeads = (row: readonly string[]) =>
    headColumns(row, columns, from) !== null ||
    (row.filter(Boolean).length > 1 && row.some((word) => nameTitles.has(fold(word)) || isRollTitle(word)))
  const top = rows.slice(0, headsWithin)
  const first = top.findIndex(isStudents)
  return Math.max(0, (first === -1 ? top : top.slice(0, first)).findIndex(isHeads))
}

function findNames(
  body: readonly (readonly string[])[],
  head: readonly string[],
  width: number,
  turma: Class['turma'],
  choices: Choices,
) {
  const chosen = Object.entries(choices).find(([, choice]) => choice === 'names')
  if (chosen) return Number(chosen[0])
  let best: { column: number; rank: number } | null = null
  for (let c = 0; c < width && width > 1; c++) {
    if (choices[c]) continue
    const words = body.map((row) => row[c] ?? '').filter(hasLetters)
    const found = words.filter((word) => findByName(turma, word).length > 0).length
    const titled = nameTitles.has(fold(head[c] ?? ''))
    if (found === 0 && !titled && words.length * 2 <= body.length) continue
    if (words.length === 0) continue
    // matching students count most, then the title, then the share of rows with words
    const rank = found * 1000 + (titled ? 500 : 0) + words.length / body.length
    if (!best || rank > best.rank) best = { column: c, rank }
  }
  return best?.column ?? null
}

type Choices = Readonly<Record<number, ColumnChoice>>

interface Titles {
  /** Whether the first row is one of titles; null where there is nothing to decide. */
  titles: boolean | null
  /** The words of that row, without the title of the names. */
  words: readonly string[]
  /** The evaluations that they name; null where they name none. */
  named: ReturnType<typeof headColumns>
}

/** Whether the first row holds titles: as the person says, otherwise as its words look. */
function readTitles(
  rows: readonly (readonly string[])[],
  names: number | null,
  { turma, columns }: Class,
  from: number,
  withTitles: boolean | undefined,
): Titles {
  const [first = []] = rows
  const words = first.map((word, c) => (c === names ? '' : word))
  const nameOfFirst = names === null ? null : (first[names] ?? '')
  const namesTitled = nameOfFirst !== null && nameTitles.has(fold(nameOfFirst))
  // "anulada" in the first row is a word too, which only the person can tell from a title
  const may =
    rows.length > 1 &&
    words.some(Boolean) &&
    (namesTitled || words.every((word) => word === '' || /\p{L}/u.test(word) || !/\d/.test(word)))
  if (!may) return { titles: null, words, named: null }
  const named = headColumns(words, columns, from)
  // the first student may have been absent, so a row of only such words is no row of titles
  const areTitles =
    words.every((word) => word === '' || hasLetters(word) || isRollTitle(word)) &&
    !words.filter(Boolean).every(saysNoGrade)
  const looksTitled = namesTitled || named !== null || areTitles
  const saysStudent = nameOfFirst !== null && findByName(turma, nameOfFirst).length > 0
  return { titles: withTitles ?? (looksTitled && !saysStudent), words, named }
}

/** The use of a column that the person chose. */
function chosenUse(choice: ColumnChoice, columns: readonly GridColumn[]): ColumnUse {
  if (!choice.startsWith('grade ')) return { kind: 'skip' }
  const column = columns.find(({ chave }) => `grade ${chave}` === choice)
  return column ? { kind: 'grade', column } : { kind: 'open' }
}

/**
 * Classifies each column. Titles come first; otherwise the column with most names of the class holds the names,
 * growing numbers beside them are a roll, and the rest goes to the evaluations from `from` on, as long as nothing
 * must be guessed.
 */
export function readColumns(
  rows: readonly (readonly string[])[],
  group: Class,
  from: number,
  choices: Choices = {},
  withTitles?: boolean,
): ReadColumns {
  const { turma, columns, rule } = group
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const [first = []] = rows
  const below = rows.slice(1, looked)
  const names = findNames(below.length > 0 ? below : rows, first, width, turma, choices)
  const { titles, words, named } = readTitles(rows, names, group, from, withTitles)
  const body = titles ? below : rows.slice(0, looked)
  const cells = Array.from({ length: width }, (_, c) => body.map((row) => row[c] ?? ''))
  const holdsGrade = (column: readonly string[]) =>
    column.some((cell) => cell !== '' && parseNota(cell, rule).error === null)
  const titleOf = (c: number) => (titles ? (words[c] ?? '') : '')
  const uses = cells.map((column, c): ColumnUse | null => {
    const choice = choices[c]
    if (c === names) return { kind: 'names' }
    if (choice) return chosenUse(choice, columns)
    const found = titles ? named?.[c] : null
    if (found) return found === 'ambiguous' ? { kind: 'open' } : { kind: 'grade', column: found }
    const title = fold(titleOf(c))
    if (isRollTitle(titleOf(c)) || otherTitles.test(title) || !column.some(Boolean)) return { kind: 'skip' }
    if (title !== '' && !holdsGrade(column) && (named !== null || names !== null)) return { kind: 'skip' }
    // the titles name other evaluations but not this column, so its target is unknown
    return titles && named ? { kind: 'open' } : null
  })
  const undecided = uses.filter((use) => use === null).length
  /** Of a column without a title: a roll of numbers beside others is skipped or asked about, words before the names too. */
  const untitledUse = (column: readonly string[], c: number): ColumnUse | null => {
    const alone = undecided === 1
    if (names !== null && c < names)
      return { kind: !alone && (growing(column, 2) || !holdsGrade(column)) ? 'skip' : 'open' }
    const mayBeRoll = !alone && (names !== null || c === 0)
    return mayBeRoll && (growing(column, 3) || areRoll(column, rule)) ? { kind: 'open' } : null
  }
  let next = from
  const found = cells.map((column, c): PastedColumn => {
    const title = titles ? (first[c] ?? '') : ''
    const sample = column.filter(Boolean).slice(0, 3).join(' · ')
    const isNamed = title !== '' && Boolean(named?.[c])
    const decided = uses[c] ?? (titleOf(c) === '' ? untitledUse(column, c) : null)
    if (decided) return { title, sample, isNamed, use: decided }
    const target = columns[next]
    next += 1
    return { title, sample, isNamed, use: target ? { kind: 'grade', column: target } : { kind: 'beyond' } }
  })
  return { columns: found, names, titles }
}
