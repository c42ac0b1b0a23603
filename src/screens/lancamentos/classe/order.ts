/** Students in the order that a press on a head asks for; it stays until another one is asked for. */
import { partialOf } from '@/domain/notas/notas'
import { useState } from 'react'
import type { AproveitamentoAluno } from '@/contract'
import { compareText } from '@/domain/text'
import type { TableSort } from '@/ui/data/Table'

export interface Order<By extends string> {
  by: By
  down: boolean
}

/** What a press asks for next: one direction, the other, then the order of the school again. */
export function nextOrder<By extends string>(before: Order<By> | null, by: By): Order<By> | null {
  // the most absent first; of everything else the lowest
  const first = by === 'absences'
  if (before?.by !== by) return { by, down: first }
  return before.down === first ? { by, down: !first } : null
}

/** By a name or by a figure; who has none stands at the end, either way. */
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

/** The students of the class page. Who is not active any more counts as without a figure. */
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
