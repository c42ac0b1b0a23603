/** The evaluations of a class: they come with the records, are called as the newest reading calls them, and go with the last grade. */
import type { AproveitamentoAluno } from '@/contract'
import { addColumns, type Column, renameColumns, withoutColumns } from '@/domain/lancamento'
import type { Key } from '@/domain/notas/keys'
import type { Line } from './line'

export function createColumns() {
  let columns: readonly Column[] = []
  return {
    /** A new array when they change. */
    get: () => columns,
    /** Of these records too, and `anew` called as they call them. Answers whether anything changed. */
    take(records: readonly AproveitamentoAluno[], anew: boolean): boolean {
      const all = [...columns]
      let changed = false
      for (const record of records) changed = addColumns(all, record) || changed
      if (anew) changed = renameColumns(all, records) || changed
      if (changed) columns = all
      return changed
    },
    /** Without those of which no line has anything. Answers whether any went. */
    keepUsed(lines: Iterable<Line>): boolean {
      const used = new Set<Key>()
      for (const { notas, edits, becomes } of lines)
        for (const chave of [...notas.keys(), ...edits.keys(), ...becomes.keys()]) used.add(chave)
      if (columns.every(({ chave }) => used.has(chave))) return false
      columns = withoutColumns(columns, (chave) => used.has(chave))
      return true
    },
  }
}
