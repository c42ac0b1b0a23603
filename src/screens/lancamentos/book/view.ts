/** Which students are shown, and in what order: one that stays as it was made until it is asked for again. */
import { partialOf, canEdit } from '@/domain/notas/notas'
import { nameOfAluno } from '@/domain/lancamento'
import { fold } from '@/domain/text'
import { withWords } from '@/domain/textSearch'
import { inOrder, nextOrder, type Order } from '../classe/order'
import type { Book } from './book'
import { knownValue, type Line, shownValue, withoutGrade } from './line'

const folded = new WeakMap<object, string>()
/** What is searched in: folding 5,000 names at each key would be felt. */
function foldedName(record: Line['record']): string {
  const name = folded.get(record) ?? fold(nameOfAluno(record))
  folded.set(record, name)
  return name
}

/** What a head is sorted by: the name, absences, a mean, or the evaluation of this key. */
export type SortBy = 'name' | 'absences' | 'partial' | 'final' | `grade:${string}`

export interface Sort extends Order<SortBy> {
  /** The order of the students when it was pressed: typing afterwards moves nobody. */
  order: readonly number[]
}

export interface Choice {
  nome: string
  /** Null: in the order of the school. */
  sort: Sort | null
  /** Only active students who had no grade in this evaluation when it was asked for. */
  ungraded: Ungraded | null
}
interface Ungraded {
  chave: string
  /** Whose grade was typed, or sent, already: nothing is to be done for them. */
  graded: ReadonlySet<number>
}
export const withoutChoice: Choice = { nome: '', sort: null, ungraded: null }

/** The students without a grade in an evaluation at this moment: typing afterwards takes nobody away. */
export const ungradedIn = (book: Book, chave: string): Ungraded => ({
  chave,
  graded: new Set(book.written().flatMap((line) => (withoutGrade(line, chave) ? [] : [line.id]))),
})

/** The name, or the figure as it stands on the screen; null where there is none, or the student is not active any more. */
function valueOf(line: Line, by: SortBy): string | number | null {
  const { record } = line
  if (by === 'name') return nameOfAluno(record)
  if (!record.ativo) return null
  if (by === 'absences') return record.faltas
  if (by === 'partial') return partialOf(record)
  if (by === 'final') return record.mediaFinal
  return shownValue(line, by.slice('grade:'.length)) ?? null
}

/** Sorts the students that are there. */
export function sortBy(book: Book, by: SortBy, down: boolean): Sort {
  const lines = inOrder(book.all(), (line) => valueOf(line, by), down)
  return { by, down, order: lines.map(({ id }) => id) }
}

/** What a press on a head asks for next: the same once more, where figures have changed since. */
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
  // a cell that has been filled since stays where it is
  return line.edits.has(chave) || knownValue(line, chave) === null || line.sending?.changes.has(chave) === true
}

export function viewOf(book: Book, order: readonly number[], { nome, ungraded, sort }: Choice): readonly number[] {
  const some = ungraded ? order.filter((id) => isUngraded(book.line(id), ungraded)) : order
  const ids = withWords(some, (id) => foldedName(book.line(id).record), nome)
  if (!sort) return ids
  // who has come since stands at the end: nobody moves
  const shown = new Set(ids)
  const known = sort.order.filter((id) => shown.delete(id))
  return [...known, ...shown]
}
