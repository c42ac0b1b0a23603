/** Which students are shown, and in what order: one that stays as it was made until it is asked for again. */
import { fold, hasWords } from '@/domain/text'
import { inOrder, nextOrder, type Order } from '../classe/order'
import type { Book } from './book'
import { knownValue, type Line, shownValue } from './line'

const folded = new WeakMap<object, string>()
/** Folding 5,000 names at each key would be felt. */
function foldedName(record: { nome: string }): string {
  const name = folded.get(record) ?? fold(record.nome)
  folded.set(record, name)
  return name
}

/** What a head is sorted by: the name, absences, a mean, or the evaluation of this key. */
export type SortBy = 'name' | 'absences' | 'partial' | 'final' | `grade:${string}`

export interface Sort extends Order<SortBy> {
  /** The students as they stood when it was pressed: what is typed afterwards moves nobody. */
  order: readonly number[]
}

export interface Choice {
  nome: string
  /** Null: in the order of the school. */
  sort: Sort | null
  /** Only active students without a grade in this evaluation. */
  semNotaEm: string | null
}
export const withoutChoice: Choice = { nome: '', sort: null, semNotaEm: null }

/** The name, or the figure as it stands on the screen; null where there is none, or the student is not active any more. */
function valueOf(line: Line, by: SortBy): string | number | null {
  const { record } = line
  if (by === 'name') return foldedName(record)
  if (!record.ativo) return null
  if (by === 'absences') return record.faltas
  if (by === 'partial') return record.mediaParcial
  if (by === 'final') return record.mediaFinal
  return shownValue(line, by.slice('grade:'.length)) ?? null
}

/** Sorts the students that are there. */
export function sortBy(book: Book, by: SortBy, down: boolean): Sort {
  const lines = inOrder(book.all(), (line) => valueOf(line, by), down)
  return { by, down, order: lines.map(({ id }) => id) }
}

/** What a press on a head asks for next. */
export function nextSort(book: Book, sort: Sort | null, by: SortBy): Sort | null {
  const next = nextOrder(sort, by)
  return next && sortBy(book, by, next.down)
}

export function viewOf(book: Book, order: readonly number[], { nome, semNotaEm, sort }: Choice): readonly number[] {
  const ids = order.filter((id) => {
    const line = book.line(id)
    if (nome && !hasWords(foldedName(line.record), nome)) return false
    if (semNotaEm === null) return true
    // a cell that is being filled stays where it is until it is confirmed
    return (
      line.record.ativo &&
      line.notas.has(semNotaEm) &&
      (line.edits.has(semNotaEm) || knownValue(line, semNotaEm) === null || line.sending !== null)
    )
  })
  if (!sort) return ids
  // who has come since stands at the end: nobody moves
  const shown = new Set(ids)
  const known = sort.order.filter((id) => shown.delete(id))
  return [...known, ...shown]
}
