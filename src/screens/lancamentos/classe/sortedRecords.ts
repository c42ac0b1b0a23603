/** The students of the class page by the column whose head was pressed; an order that stays until it is pressed again. */
import { useState } from 'react'
import type { AproveitamentoAluno } from '@/contract'
import { fold } from '@/domain/text'
import type { TableSort } from '@/ui/data/Table'

interface Chosen {
  by: string
  down: boolean
}

/** Who has no figure, or is not active any more, stands at the end. */
function sorted(records: readonly AproveitamentoAluno[], { by, down }: Chosen): AproveitamentoAluno[] {
  const sign = down ? -1 : 1
  if (by === 'nome') {
    const names = new Map(records.map((record) => [record, fold(record.nome)]))
    return [...records].sort((a, b) => (names.get(a) ?? '').localeCompare(names.get(b) ?? '', 'pt-BR') * sign)
  }
  const figure = ({ ativo, faltas, mediaParcial }: AproveitamentoAluno) =>
    !ativo ? null : by === 'faltas' ? faltas : mediaParcial
  return [...records].sort((a, b) => {
    const [x, y] = [figure(a), figure(b)]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    return (x - y) * sign
  })
}

export function useSorted(records: readonly AproveitamentoAluno[]): {
  rows: readonly AproveitamentoAluno[]
  sort: TableSort
} {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const onSort = (by: string) => {
    // the most absent first; of everything else the lowest
    const first = by === 'faltas'
    if (chosen?.by !== by) setChosen({ by, down: first })
    else setChosen(chosen.down === first ? { by, down: !first } : null)
  }
  return {
    rows: chosen ? sorted(records, chosen) : records,
    sort: { by: chosen?.by ?? null, down: chosen?.down ?? false, onSort },
  }
}
