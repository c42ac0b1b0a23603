/** A class record as a grid of cells (src/README §8). It is sent whole, with every field unknown here. ASSUMED (decisions §14). */
import type { AproveitamentoAluno, Nota } from '@/contract'
import { sameValue } from './notas/hundredths'
import { eachGrade, gradesByKey, type Key } from './notas/keys'
import { canEdit, isVisible, mapGrades } from './notas/notas'

/** What a student is called: by the number of the record where the service told no name, so that nobody is an empty line. */
export const nameOfAluno = ({ id, nome }: Pick<AproveitamentoAluno, 'id' | 'nome'>): string => nome || `#${id}`

/** One evaluation as a column of the grid. */
export interface Column {
  chave: Key
  avaliacaoId: Nota['avaliacaoId']
  nome: string
  nomeResumido: string
  /** The name, with its group where another column is called the same: every bimester has its "Prova". */
  titulo: string
  peso: number | null
  /** Name of its group (a term); null for a complementary grade. */
  grupo: string | null
}

/** Gives every column a title of its own. */
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

/** The long and the short name of an evaluation, each the other's where one was told; null where none was. */
function namesOf({ nome, nomeResumido }: Pick<Nota, 'nome' | 'nomeResumido'>) {
  const longName = nome || nomeResumido
  return longName === '' ? null : { nome: longName, nomeResumido: nomeResumido || nome }
}

/** Adds to `columns` those of a record that are not there yet; answers whether any was. Order is that of the records. */
export function addColumns(columns: Column[], record: AproveitamentoAluno): boolean {
  const before = columns.length
  eachGrade(record, (nota, chave, grupo) => {
    if (columns.some((column) => column.chave === chave)) return
    const { avaliacaoId, peso } = nota
    // without a name it goes by its place among those of its group
    const place = columns.filter((other) => other.grupo === grupo).length + 1
    const names = namesOf(nota) ?? { nome: `#${place}`, nomeResumido: `#${place}` }
    const column = { chave, avaliacaoId, ...names, titulo: names.nome, peso, grupo }
    // a grade that only a later record has goes to the end of its group
    const fim = columns.findLastIndex((other) => other.grupo === grupo)
    if (fim === -1) columns.push(column)
    else columns.splice(fim + 1, 0, column)
  })
  if (columns.length === before) return false
  nameIt(columns)
  return true
}

/** The columns without those of which nothing is there any more. */
export function withoutColumns(columns: readonly Column[], has: (chave: Key) => boolean): Column[] {
  const left = columns.filter(({ chave }) => has(chave))
  nameIt(left)
  return left
}

/** Calls columns what the first of these records that has them calls them; answers whether any is called otherwise now. */
export function renameColumns(columns: Column[], records: readonly AproveitamentoAluno[]): boolean {
  const told = new Map<Key, Nota>()
  for (const record of records) {
    eachGrade(record, (nota, chave) => {
      if (!told.has(chave)) told.set(chave, nota)
    })
  }
  const before = [...columns]
  for (const [i, column] of before.entries()) {
    const nota = told.get(column.chave) ?? column
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
 * What shall become of one cell. `bases` are the figures that may stand there without anybody else having written: what
 * the teacher saw, and what was sent before and may or may not have arrived. Without `valor` the figure stays.
 */
export interface Change {
  bases: readonly (number | null)[]
  valor?: number | null
  becomes?: Becomes
}
/** What a grade may be made: shown to families, or final, which shows it too (mock/README §7). */
export type Becomes = 'publicada' | 'fechada'
/** What shall become of the cells of one record, by column. */
export type Changes = ReadonlyMap<Key, Change>

/** The whole record with some cells changed; everything else, unknown fields included, stays as it came. */
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

/** Half of the last digit that travels: what a service may store otherwise and still mean the same. */
const tolerance = 0.005
const meansSame = (a: number | null, b: number | null) =>
  sameValue(a, b) || (a !== null && b !== null && Math.abs(a - b) < tolerance)

/** What to do with a cell after reading it right before sending; `conflict`: somebody else wrote another figure meanwhile. */
export type Opinion = 'send' | 'alreadyThere' | 'conflict' | 'fechada' | 'gone'

/** Compares a cell as just read (`undefined`: it is gone) with what shall become of it. */
export function compareCell(current: Nota | undefined, { bases, valor, becomes }: Change): Opinion {
  if (!current) return 'gone'
  const wants = valor === undefined ? (bases[0] ?? null) : valor
  const is = becomes === 'fechada' ? current.fechada : becomes === undefined || isVisible(current)
  if (meansSame(current.valor, wants) && is) return 'alreadyThere'
  if (!canEdit(current)) return 'fechada'
  return [...bases, wants].some((expected) => meansSame(current.valor, expected)) ? 'send' : 'conflict'
}

/** Whether a reading after sending shows every change: only then is it confirmed. */
export function matches(record: AproveitamentoAluno, changes: Changes): boolean {
  const notas = gradesByKey(record)
  return [...changes].every(([chave, change]) => compareCell(notas.get(chave), change) === 'alreadyThere')
}
