/** Which students are shown. */
import { hasWords } from '@/domain/text'
import type { Book } from './book'
import { knownValue } from './line'
import { foldedName, type Sort } from './sort'

export interface Choice {
  nome: string
  /** Null: in the order of the school. */
  sort: Sort | null
  /** Only active students without a grade in this evaluation. */
  semNotaEm: string | null
}
export const withoutChoice: Choice = { nome: '', sort: null, semNotaEm: null }

export function viewOf(book: Book, order: readonly number[], escolha: Choice): readonly number[] {
  const { semNotaEm, sort } = escolha
  const ids = order.filter((id) => {
    const line = book.line(id)
    if (escolha.nome && !hasWords(foldedName(line.record), escolha.nome)) return false
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
