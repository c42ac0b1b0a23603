/** Sorting students by a press on a column header. */
import { partialOf } from '@/domain/notas/notas'
import { useState } from 'react'
import type { AproveitamentoAluno } from '@/contract'
import { compareText } from '@/domain/text'
import type { TableSort } from '@/ui/data/Table'

export interface Order<By extends string> {
  by: By
  down: boolean
}

/** The order after a press on a header: one direction, then the other, then null, the order of the service. */
export function nextOrder<By extends string>(before: Order<By> | null, by: By): Order<By> | null {
  // absences begin with the highest, all other columns with the lowest
  const first = by === 'absences'
  if (before?.by !== by) return { by, down: first }
  return before.down === first ? { by, down: !first } : null
}

/** The items sorted by a name or a figure; null values stand at the end in both directions. */
export function inOrder<T>(items: readonly T[], valueOf: (item: T) => string | number | null, down: boolean): T[] {
  const sign = down ? -1 : 1
  return items
    .map((item) => ({ item, value: valueOf(item) }))
    .sort(({ value: a }, { value: b }) => {
      if (a === b) return 0
      if (a === null || b === null) return a === null ? 1 : -1
      if (typeof a === 'string' && typeof b === 'string') return sign * compareText(a, b)
      return a < b ? -sign : sign
    })
    .map(({ item }) => item)
}

/** The sorted students of the class page; inactive students count as without a figure. */
export function useSorted(records: readonly AproveitamentoAluno[]) {
  const [chosen, setChosen] = useState<Order<string> | null>(null)
  const valueOf = (record: AproveitamentoAluno) => {
    const { nome, ativo, faltas } = record
    if (chosen?.by === 'name') return nome
    return !ativo ? null : chosen?.by === 'absences' ? faltas : partialOf(record)
  }
  const sort: TableSort = {
    by: chosen?.by ?? null,
    down: chosen?.down ?? false,
    onSort: (by) => setChosen(nextOrder(chosen, by)),
  }
  return { rows: chosen ? inOrder(records, valueOf, chosen.down) : records, sort }
}
