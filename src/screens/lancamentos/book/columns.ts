/** The columns of a class, one per evaluation: found in the records, titled as last read, removed when unused. */
import type { AproveitamentoAluno } from '@/contract'
import { addColumns, type Column, renameColumns, withoutColumns } from '@/domain/lancamento'
import type { Key } from '@/domain/notas/keys'
import type { Line } from './line'

export function createColumns() {
  let columns: readonly Column[] = []
  return {
    /** The columns; a new array when they change. */
    get: () => columns,
    /** Adds the columns of these records, and with `anew` takes their titles. Returns whether anything changed. */
    take(records: readonly AproveitamentoAluno[], anew: boolean): boolean {
      const all = [...columns]
      let changed = false
      for (const record of records) changed = addColumns(all, record) || changed
      if (anew) changed = renameColumns(all, records) || changed
      if (changed) columns = all
      return changed
    },
    /** Removes columns without a grade, edit or mark in any line. Returns whether any was removed. */
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
