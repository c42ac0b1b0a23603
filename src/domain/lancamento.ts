/**
 * A class record as a grid of cells (src/README §8). It is sent whole, with every unknown
 * field. ASSUMED (decisions §14).
 */
import type { AproveitamentoAluno, Nota } from '@/contract'
import { sameValue } from './notas/hundredths'
import { eachGrade, gradesByKey, type Key } from './notas/keys'
import { canEdit, isVisible, mapGrades } from './notas/notas'

/** The name of a student, or the number of the record where the service sent no name, so that no line is empty. */
export const nameOfAluno = ({ id, nome }: Pick<AproveitamentoAluno, 'id' | 'nome'>): string => nome || `#${id}`

/** One evaluation as a column of the grid. */
export interface Column {
  chave: Key
  avaliacaoId: Nota['avaliacaoId']
  nome: string
  nomeResumido: string
  /** The name, with its group where several columns share it: every term has its "Prova". */
  titulo: string
  peso: number | null
  /** Name of its group (a term); null for a complementary grade. */
  grupo: string | null
}

/** Gives every column a unique title. */
function nameIt(columns: Column[]): void {
  const times = (texts: readonly string[], text: string) => texts.filter((other) => other === text).length
  const names = columns.map(({ nome }) => nome)
  const longNames = columns.map(({ nome, grupo }) => [nome, grupo].filter(Boolean).join(' · '))
  columns.forEach((column, i) => {
    const longName = longNames[i] ?? column.nome
    const same = times(longNames, longName) > 1 ? ` (${times(longNames.slice(0, i + 1), longName)})` : ''
    columns[i] = { ...column, titulo: times(names, column.nome) > 1 ? longName + same : column.nome }
  })
}

/** The long and the short name of an evaluation, each replacing a missing other; null when both are missing. */
function namesOf({ nome, nomeResumido }: Pick<Nota, 'nome' | 'nomeResumido'>) {
  const longName = nome || nomeResumido
  return longName === '' ? null : { nome: longName, nomeResumido: nomeResumido || nome }
}

/** A grade of a record, and where it stands. */
type Placed = Pick<Column, 'chave' | 'grupo'>

/**
 * Where a grade that no column has belongs: beside its neighbours of the record, groups kept together. A student who
 * came later lacks a term or an exam, and is not always the last.
 */
function placeFor(columns: readonly Column[], record: readonly Placed[], at: number): number {
  const indexOf = (one: Placed) => columns.findIndex(({ chave }) => chave === one.chave)
  const endOf = (group: string | null) => columns.findLastIndex((column) => column.grupo === group) + 1
  const grupo = record[at]?.grupo ?? null
  const before = record[at - 1]
  const next = record.slice(at + 1).find((one) => indexOf(one) !== -1)
  if (before?.grupo === grupo) return indexOf(before) + 1
  if (next?.grupo === grupo) return indexOf(next)
  if (endOf(grupo) > 0) return endOf(grupo)
  // complementary grades stand last
  if (grupo === null) return columns.length
  if (before) return endOf(before.grupo)
  const first = columns.findIndex((column) => column.grupo === (next?.grupo ?? null))
  return first === -1 ? columns.length : first
}

/**
 * Adds to `columns` the evaluations of a record that are missing, in the records' order; returns whether any was added.
 */
export function addColumns(columns: Column[], record: AproveitamentoAluno): boolean {
  const before = columns.length
  const notas: (Placed & { nota: Nota })[] = []
  eachGrade(record, (nota, chave, grupo) => notas.push({ nota, chave, grupo }))
  for (const [i, { nota, chave, grupo }] of notas.entries()) {
    if (columns.some((column) => column.chave === chave)) continue
    const { avaliacaoId, peso } = nota
    // an evaluation without a name is called by its place in its group
    const place = columns.filter((other) => other.grupo === grupo).length + 1
    const names = namesOf(nota) ?? { nome: `#${place}`, nomeResumido: `#${place}` }
    columns.splice(placeFor(columns, notas, i), 0, { chave, avaliacaoId, ...names, titulo: names.nome, peso, grupo })
  }
  if (columns.length === before) return false
  nameIt(columns)
  return true
}

/** The columns that still have a grade, by `has`. */
export function withoutColumns(columns: readonly Column[], has: (chave: Key) => boolean): Column[] {
  const left = columns.filter(({ chave }) => has(chave))
  nameIt(left)
  return left
}

/** Updates names and weights of columns from the first record that has them; returns whether anything changed. */
export function renameColumns(columns: Column[], records: readonly AproveitamentoAluno[]): boolean {
  const found = new Map<Key, Nota>()
  for (const record of records) {
    eachGrade(record, (nota, chave) => {
      if (!found.has(chave)) found.set(chave, nota)
    })
  }
  const before = [...columns]
  for (const [i, column] of before.entries()) {
    const nota = found.get(column.chave) ?? column
    const { nome, nomeResumido } = namesOf(nota) ?? column
    const { peso } = nota
    if (column.nome !== nome || column.nomeResumido !== nomeResumido || column.peso !== peso)
      columns[i] = { ...column, nome, nomeResumido, peso }
  }
  const changed = columns.some((column, i) => column !== before[i])
  if (changed) nameIt(columns)
  return changed
}

/**
 * The change of one cell. `bases` are the values that may stand there without a conflict: the one that the teacher saw,
 * and those sent before that may or may not have arrived. Without `valor` the value stays.
 */
export interface Change {
  bases: readonly (number | null)[]
  valor?: number | null
  becomes?: Becomes
}
/** The new state of a grade: shown to families, or final, which shows it too (mock/README §7). */
export type Becomes = 'publicada' | 'fechada'
/** The changes of the cells of one record, by column. */
export type Changes = ReadonlyMap<Key, Change>

/** The whole record with some cells changed; everything else, unknown fields included, stays unchanged. */
export function withChanges(record: AproveitamentoAluno, changes: Changes): AproveitamentoAluno {
  const changed = new Map<Nota, Nota>()
  eachGrade(record, (nota, chave) => {
    const change = changes.get(chave)
    if (!change) return
    const valor = change.valor === undefined ? nota.valor : change.valor
    changed.set(nota, {
      ...nota,
      valor,
      publicada: nota.publicada || change.becomes !== undefined,
      fechada: nota.fechada || change.becomes === 'fechada',
    })
  })
  return mapGrades(record, (nota) => changed.get(nota) ?? nota)
}

/** Half of the last digit that is sent: a service may store a value this different and mean the same. */
const tolerance = 0.005
const meansSame = (a: number | null, b: number | null) =>
  sameValue(a, b) || (a !== null && b !== null && Math.abs(a - b) < tolerance)

/** The result of reading a cell again right before sending; `conflict`: somebody else wrote another value meanwhile. */
export type Opinion = 'send' | 'alreadyThere' | 'conflict' | 'fechada' | 'gone'

/** Compares a cell as just read (`undefined`: it no longer exists) with its change. */
export function compareCell(current: Nota | undefined, { bases, valor, becomes }: Change): Opinion {
  if (!current) return 'gone'
  const wants = valor === undefined ? (bases[0] ?? null) : valor
  const is = becomes === 'fechada' ? current.fechada : becomes === undefined || isVisible(current)
  if (meansSame(current.valor, wants) && is) return 'alreadyThere'
  if (!canEdit(current)) return 'fechada'
  return [...bases, wants].some((expected) => meansSame(current.valor, expected)) ? 'send' : 'conflict'
}

/** Whether a read after sending shows every change, which confirms it. */
export function matches(record: AproveitamentoAluno, changes: Changes): boolean {
  const notas = gradesByKey(record)
  return [...changes].every(([chave, change]) => compareCell(notas.get(chave), change) === 'alreadyThere')
}
