/** Which students are shown, and in what order: filters and sorting do not follow later edits, so no row moves. */
import { canEdit } from '@/domain/notas/notas'
import { nameOfAluno } from '@/domain/lancamento'
import { fold } from '@/domain/text'
import { withWords } from '@/domain/textSearch'
import { inOrder, nextOrder, type Order } from '../classe/order'
import type { Book } from './book'
import { type FigureOf, figureOf, isFigure } from './figures'
import { knownValue, type Line, shownValue, withoutGrade } from './line'

const folded = new WeakMap<object, string>()
/** The name without accents and case, for the search; cached, because folding 5,000 names per key press is slow. */
function foldedName(record: Line['record']): string {
  const name = folded.get(record) ?? fold(nameOfAluno(record))
  folded.set(record, name)
  return name
}

/** The column to sort by: the name, a figure, or the evaluation of this key. */
export type SortBy = 'name' | FigureOf | `grade:${string}`

export interface Sort extends Order<SortBy> {
  /** The order of the student ids when the header was pressed: later edits move nobody. */
  order: readonly number[]
}

export interface Choice {
  nome: string
  /** Null: in the order of the service. */
  sort: Sort | null
  /** Only active students who had no grade in this evaluation when the filter was set; null: all students. */
  ungraded: Ungraded | null
}
interface Ungraded {
  chave: string
  /** Ids of students who had an unsent or sent grade when the filter was set. */
  graded: ReadonlySet<number>
}
export const withoutChoice: Choice = { nome: '', sort: null, ungraded: null }

/** The filter for students without a grade in an evaluation, as of now: later edits remove nobody. */
export const ungradedIn = (book: Book, chave: string): Ungraded => ({
  chave,
  graded: new Set(book.written().flatMap((line) => (withoutGrade(line, chave) ? [] : [line.id]))),
})

/** The value to sort by: the name, or the figure shown; null where there is none or the student is inactive. */
function valueOf(line: Line, by: SortBy): string | number | null {
  const { record } = line
  if (by === 'name') return nameOfAluno(record)
  if (!record.ativo) return null
  if (isFigure(by)) return figureOf(line, by)
  return shownValue(line, by.slice('grade:'.length)) ?? null
}

export function sortBy(book: Book, by: SortBy, down: boolean): Sort {
  const lines = inOrder(book.all(), (line) => valueOf(line, by), down)
  return { by, down, order: lines.map(({ id }) => id) }
}

/** The sorting after a press on a column header: the same again if figures changed since, else the next direction. */
export function nextSort(book: Book, sort: Sort | null, by: SortBy): Sort | null {
  if (sort?.by === by) {
    const again = sortBy(book, by, sort.down)
    if (again.order.some((id, i) => id !== sort.order[i])) return again
  }
  const next = nextOrder(sort, by)
  return next && sortBy(book, by, next.down)
}

function isUngraded(line: Line, { chave, graded }: Ungraded): boolean {
  const nota = line.notas.get(chave)
  if (!line.record.ativo || !nota || !canEdit(nota)) return false
  if (graded.has(line.id) && !withoutGrade(line, chave)) return false
  // a row whose cell was filled since stays visible
  return line.edits.has(chave) || knownValue(line, chave) === null || line.sending?.changes.has(chave) === true
}

export function viewOf(book: Book, order: readonly number[], { nome, ungraded, sort }: Choice): readonly number[] {
  const some = ungraded ? order.filter((id) => isUngraded(book.line(id), ungraded)) : order
  const ids = withWords(some, (id) => foldedName(book.line(id).record), nome)
  if (!sort) return ids
  // students loaded after sorting go to the end, so that no row moves
  const shown = new Set(ids)
  const known = sort.order.filter((id) => shown.delete(id))
  return [...known, ...shown]
}
