/** A pasted block, cell by cell, before anything changes: new, changed, refused and why, unknown names. Pure. */
import type { Nota } from '@/contract'
import { type GradeError, parseNota, type TypingRule } from '../notas/typedGrade'
import type { Key } from '../lancamento'
import { sameValue } from '../notas/notas'
import { type ColumnChoice, type PastedColumn, readColumns } from './pastedColumns'
import { fewStudents, findByName, type GridColumn, type GridStudent, suggestStudents } from '../textSearch'

/** Whom rows without names follow: active students, those whose cell is open, or everybody on the list. */
type Roll = 'active' | 'open' | 'all'

/** Such a list by its first and last student and by how many rows find nobody, for the person to choose by. */
interface RollEnds {
  roll: Roll
  first: string
  last: string
  left: number
}

const hasGrade = (row: readonly string[], columns: readonly PastedColumn[]): boolean =>
  columns.some(({ use }, c) => use.kind === 'grade' && (row[c] ?? '') !== '')

/** The first and the last student that the rows would go to, and the rows with a grade that are left over. */
const endsOf = (
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
function rollsFor(
  grade: Grade,
  from: { line: number },
  rows: readonly (readonly string[])[],
  columns: readonly PastedColumn[],
): { lists: Map<Roll, GridStudent[]>; written: number; sure: Roll | null } {
  const rest = grade.alunos.slice(from.line)
  const grades = columns.flatMap(({ use }) => (use.kind === 'grade' ? [use.column.chave] : []))
  const [only] = grades
  const isOpen = ({ id, ativo }: GridStudent) => {
    const cell = only === undefined ? null : grade.cell(id, only)
    return ativo && cell !== null && !cell.fechada
  }
  const lists = new Map<Roll, GridStudent[]>([['active', rest.filter(({ ativo }) => ativo)]])
  if (grades.length === 1) lists.set('open', rest.filter(isOpen))
  lists.set('all', rest)
  const written = rows.findLastIndex((row) => row.some(Boolean)) + 1
  const firsts = new Set<string>()
  for (const [roll, list] of lists) {
    const first = list
      .slice(0, written)
      .map(({ id }) => id)
      .join()
    if (list.length === 0 || firsts.has(first)) lists.delete(roll)
    firsts.add(first)
  }
  // blank cells at the end may or may not have been copied along
  const active = lists.get('active')?.length ?? 0
  const sure = lists.size <= 1 || (written <= active && active <= rows.length + (written < rows.length ? 1 : 0))
  return { lists, written, sure: sure ? ([...lists.keys()][0] ?? 'all') : null }
}

/** More cells than any class needs are not read (src/README §7). */
export const maxCells = 500

/** The class that a block is pasted into. */
export interface Grade {
  /** Students as the screen shows them: rows without names go down this list. */
  alunos: readonly GridStudent[]
  /** The whole class: a name is looked for here, whoever the screen shows at the moment. */
  turma: readonly GridStudent[]
  columns: readonly GridColumn[]
  /** What stands in a cell now; null where the student does not have this evaluation. */
  cell: (id: number, chave: Key) => Pick<Nota, 'valor' | 'fechada'> | null
  rule: TypingRule
}

export type RefusalReason = GradeError | 'fechada' | 'inativo' | 'semAvaliacao' | 'repetida'
export type PasteResult = 'nova' | 'muda' | 'igual' | 'recusada'

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
  roll?: Roll
  /** By row: the student meant by a name that fits nobody, or more than one. */
  people?: Readonly<Record<number, number>>
}

/** A name of the block that fits nobody, or more than one student, and whom it may mean. */
export interface Unpaired {
  line: number
  nome: string
  motivo: 'naoEncontrado' | 'ambiguo'
  suggestions: GridStudent[]
  /** Where nobody has the name: the rest of the class, if it is short enough to choose from. */
  others: GridStudent[]
  chosen: number | null
}

export interface PastePlan {
  itens: PastedItem[]
  semPar: Unpaired[]
  /** Rows below the last student, columns right of the last evaluation, and cells beyond `maxCelulas`. */
  leftovers: { lines: number; columns: number; cells: number }
  columns: PastedColumn[]
  /** A column of the block holds names: rows go to people, not to places. */
  byName: boolean
  /** Whether the first row was taken for titles; null where it holds figures, so that there is nothing to decide. */
  titulos: boolean | null
  /** Whom rows without names may follow, where that makes a difference; `roll` null: nothing is placed before it is said. */
  rolls: RollEnds[]
  roll: Roll | null
}

/** A line end inside a quoted cell parts words; whatever else is invisible in a cell is never meant. */
const clean = (text: string) =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()

function judge(
  grade: Grade,
  aluno: GridStudent,
  column: GridColumn,
  text: string,
  writtenName: string | null,
  vistas: Set<string>,
): PastedItem {
  const atual = grade.cell(aluno.id, column.chave)
  const parsed = parseNota(text, grade.rule)
  const before = atual?.valor ?? null
  const place = `${aluno.id} ${column.chave}`
  const motivo: RefusalReason | null = !atual
    ? 'semAvaliacao'
    : atual.fechada
      ? 'fechada'
      : !aluno.ativo
        ? 'inativo'
        : (parsed.erro ?? (vistas.has(place) ? 'repetida' : null))
  vistas.add(place)
  const igual = sameValue(before, parsed.valor)
  const result =
    motivo !== null && !(igual && parsed.erro === null)
      ? 'recusada'
      : igual
        ? 'igual'
        : before === null
          ? 'nova'
          : 'muda'
  const item = { id: aluno.id, nome: aluno.nome, writtenName, chave: column.chave, column: column.titulo, text, before }
  return { ...item, valor: parsed.valor, result, motivo: result === 'recusada' ? motivo : null }
}

/**
 * Plans a pasted block. With a column of names each row goes to the student of that name, else rows go down from
 * `from.line`: past inactive students where there is one row for each active one, else as the person says.
 * Empty cells leave what is there.
 */
export function planPaste(
  cells: readonly (readonly string[])[],
  grade: Grade,
  from: { line: number; column: number },
  choices: PasteChoices = {},
): PastePlan {
  const rows = cells.map((row) => row.map(clean))
  const { columns, names, titles } = readColumns(rows, grade, from.column, choices.columns, choices.titles)
  const body = titles ? rows.slice(1) : rows
  const leftovers: PastePlan['leftovers'] = { lines: 0, columns: 0, cells: 0 }
  const byName = names !== null
  const { lists, written, sure } = rollsFor(grade, from, body, columns)
  const roll = choices.roll !== undefined && lists.has(choices.roll) ? choices.roll : sure
  const chosenList = roll === null ? null : (lists.get(roll) ?? [])
  const plan: PastePlan = {
    itens: [],
    semPar: [],
    leftovers,
    columns,
    byName,
    titulos: titles,
    rolls:
      byName || sure !== null
        ? []
        : [...lists].map(([roll, list]) => endsOf(roll, list, body.slice(0, written), columns)),
    roll: byName ? null : roll,
  }
  if (!byName && chosenList === null) return plan
  const vistas = new Set<string>()
  body.forEach((row, r) => {
    const notas = columns.flatMap(({ use }, c) => {
      const text = row[c] ?? ''
      return text !== '' && use.kind === 'grade' ? [{ text, column: use.column }] : []
    })
    if (notas.length === 0) return
    if (plan.itens.length >= maxCells) {
      leftovers.cells += notas.length
      return
    }
    const nome = byName ? (row[names] ?? '') : ''
    const line = titles ? r + 1 : r
    const match = byName ? whoIs(grade.turma, nome, line, choices, plan.semPar) : (chosenList?.[r] ?? null)
    if (!match) {
      if (!byName) leftovers.lines += 1
      return
    }
    const writtenName = byName && nome !== match.nome ? nome : null
    for (const { text, column } of notas) {
      if (plan.itens.length >= maxCells) leftovers.cells += 1
      else plan.itens.push(judge(grade, match, column, text, writtenName, vistas))
    }
  })
  leftovers.columns = columns.filter(({ use }) => use.kind === 'beyond').length
  return plan
}

/** The student of a name; one that nobody has as it is written is put down with suggestions, and taken as the person says. */
function whoIs(
  turma: Grade['turma'],
  nome: string,
  line: number,
  { people }: PasteChoices,
  semPar: Unpaired[],
): GridStudent | null {
  const [match, ...others] = findByName(turma, nome)
  if (match && others.length === 0) return match
  const suggestions = match ? [match, ...others] : suggestStudents(turma, nome)
  const rest = match || turma.length > fewStudents ? [] : turma.filter((aluno) => !suggestions.includes(aluno))
  const chosen = [...suggestions, ...rest].find(({ id }) => id === people?.[line]) ?? null
  const motivo = match ? 'ambiguo' : 'naoEncontrado'
  semPar.push({ line, nome, motivo, suggestions, others: rest, chosen: chosen?.id ?? null })
  return chosen
}
