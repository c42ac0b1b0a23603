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

export function viewOf(livro: Book, ordem: readonly number[], escolha: Choice): readonly number[] {
  const { semNotaEm, sort } = escolha
  const ids = ordem.filter((id) => {
    const linha = livro.linha(id)
    if (escolha.nome && !hasWords(foldedName(linha.record), escolha.nome)) return false
    if (semNotaEm === null) return true
    // a cell that is being filled stays where it is until it is confirmed
    return (
      linha.record.ativo &&
      linha.notas.has(semNotaEm) &&
      (linha.edicoes.has(semNotaEm) || knownValue(linha, semNotaEm) === null || linha.envio !== null)
    )
  })
  if (!sort) return ids
  // who has come since stands at the end: nobody moves
  const shown = new Set(ids)
  const known = sort.order.filter((id) => shown.delete(id))
  return [...known, ...shown]
}
