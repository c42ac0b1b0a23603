/** Whom the rows of a pasted column without names follow: inactive students stand on the list, but not on every paper. Pure. */
import type { Key } from '../lancamento'
import type { PastedColumn } from './pastedColumns'
import type { GridStudent } from '../textSearch'

/** Whom rows without names follow: active students, those whose cell is open, or everybody on the list. */
export type Roll = 'active' | 'open' | 'all'

/** Such a list by its first and last student, for the person to choose by. */
export interface RollEnds {
  roll: Roll
  first: string
  last: string
}

/** The first and the last student that the rows would go to. */
export const endsOf = (roll: Roll, list: readonly GridStudent[]): RollEnds => ({
  roll,
  first: list[0]?.nome ?? '',
  last: list.at(-1)?.nome ?? '',
})

/** The lists that rows without names may follow; more than one where they part within the block. */
export function rollsFor(
  grade: { alunos: readonly GridStudent[]; celula: (id: number, chave: Key) => { fechada: boolean } | null },
  from: { linha: number },
  rows: readonly (readonly string[])[],
  colunas: readonly PastedColumn[],
): { lists: Map<Roll, GridStudent[]>; written: number; sure: Roll | null } {
  const rest = grade.alunos.slice(from.linha)
  const grades = colunas.flatMap(({ use }) => (use.kind === 'grade' ? [use.coluna.chave] : []))
  const [only] = grades
  const isOpen = ({ id, ativo }: GridStudent) => {
    const cell = only === undefined ? null : grade.celula(id, only)
    return ativo && cell !== null && !cell.fechada
  }
  const lists = new Map<Roll, GridStudent[]>([['active', rest.filter(({ ativo }) => ativo)]])
  if (grades.length === 1) lists.set('open', rest.filter(isOpen))
  lists.set('all', rest)
  const written = rows.findLastIndex((row) => row.some(Boolean)) + 1
  const firsts = new Set<string>()
  for (const [roll, list] of lists) {
    const first = list
      .slice(0, written)
      .map(({ id }) => id)
      .join()
    if (list.length === 0 || firsts.has(first)) lists.delete(roll)
    firsts.add(first)
  }
  // blank cells at the end may or may not have been copied along
  const active = lists.get('active')?.length ?? 0
  const sure = lists.size <= 1 || (written <= active && active <= rows.length + (written < rows.length ? 1 : 0))
  return { lists, written, sure: sure ? ([...lists.keys()][0] ?? 'all') : null }
}
