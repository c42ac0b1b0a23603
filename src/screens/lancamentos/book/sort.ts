/** Students by name, by a grade, by a mean or by absences: an order that stays as it was made until it is asked for again. */
import { fold } from '@/domain/text'
import { type Line, shownValue } from './line'
import type { Book } from './book'

const folded = new WeakMap<object, string>()
/** Folding 5,000 names at each key would be felt. */
export function foldedName(record: { nome: string }): string {
  const known = folded.get(record)
  if (known !== undefined) return known
  const name = fold(record.nome)
  folded.set(record, name)
  return name
}

/** What a head is sorted by: the name, absences, a mean, or the evaluation of this key. */
export type SortBy = 'name' | 'absences' | 'partial' | 'final' | `grade:${string}`

export interface Sort {
  by: SortBy
  down: boolean
  /** The students as they stood when it was pressed: what is typed afterwards moves nobody. */
  order: readonly number[]
}

/** The figure as it stands on the screen; null where there is none. */
function figureOf(line: Line, by: SortBy): number | null {
  if (by === 'absences') return line.record.faltas
  if (by === 'partial') return line.record.mediaParcial
  if (by === 'final') return line.record.mediaFinal
  return shownValue(line, by.slice('grade:'.length)) ?? null
}

/** Sorts the students that are there. By a figure, who has none or is not active any more stands at the end. */
export function sortBy(book: Book, by: SortBy, down: boolean): Sort {
  const sign = down ? -1 : 1
  const lines = book.all().map((line) => ({
    id: line.id,
    // thousands of names are folded only where they are compared
    name: by === 'name' ? foldedName(line.record) : '',
    figure: by === 'name' || !line.record.ativo ? null : figureOf(line, by),
  }))
  lines.sort((a, b) => {
    if (by === 'name') return (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id) * sign
    if (a.figure === b.figure) return 0
    if (a.figure === null || b.figure === null) return a.figure === null ? 1 : -1
    return (a.figure - b.figure) * sign
  })
  return { by, down, order: lines.map(({ id }) => id) }
}

/** What a press on a head asks for next: one direction, the other, then the order of the school again. */
export function nextSort(book: Book, sort: Sort | null, by: SortBy): Sort | null {
  // the most absent first; of everything else the lowest
  const first = by === 'absences'
  if (sort?.by !== by) return sortBy(book, by, first)
  return sort.down === first ? sortBy(book, by, !first) : null
}
