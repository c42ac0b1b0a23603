/** A block of cells that the person has marked: what is copied, filled down or emptied together. */
import { formatNota } from '@/domain/notas/typedGrade'
import { createStore, type Store } from '@/session'
import type { Diario } from '../context'
import type { Filling } from '../book/book'
import { type Line, shownValue, knownValue } from '../book/line'
import { type CellPlace, mayWrite } from './navigate'

export interface Range {
  /** Where it began: the cell that has the focus. */
  from: CellPlace
  to: CellPlace
}
export type Ranges = Store<Range | null>
export const createRanges = (): Ranges => createStore<Range | null>(null)

type Grid = Pick<Diario, 'livro' | 'vista' | 'colunas'>

/** Its edges as places in the shown students and evaluations. */
export function edgesOf({ vista, colunas }: Pick<Grid, 'vista' | 'colunas'>, { from, to }: Range) {
  const rows = [vista.indexOf(from.id), vista.indexOf(to.id)] as const
  const columns = [from, to].map(({ chave }) => colunas.findIndex((one) => one.chave === chave))
  return { top: Math.min(...rows), bottom: Math.max(...rows), left: Math.min(...columns), right: Math.max(...columns) }
}

/** The cell of the grid that something stands in, one that nobody may write in too. */
export function cellAt({ vista, colunas }: Pick<Grid, 'vista' | 'colunas'>, target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest('td[aria-colindex]') : null
  const id = vista[Number(cell?.closest('tr')?.ariaRowIndex) - 2]
  const chave = colunas[Number(cell?.ariaColIndex) - 2]?.chave
  return id === undefined || chave === undefined ? null : { id, chave }
}

/** How many cells it holds, written or not. */
export function cellsOf(grid: Pick<Grid, 'vista' | 'colunas'>, range: Range): number {
  const { top, bottom, left, right } = edgesOf(grid, range)
  return (bottom - top + 1) * (right - left + 1)
}

/** The range with its end moved by an arrow; with Ctrl to the edge of the class. */
export function extend({ vista, colunas }: Grid, range: Range, key: string, far: boolean): Range | null {
  const by = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[key]
  if (!by) return null
  const [down = 0, right = 0] = by
  const step = far ? Math.max(vista.length, colunas.length) : 1
  const within = (i: number, count: number) => Math.max(0, Math.min(count - 1, i))
  const row = within(vista.indexOf(range.to.id) + down * step, vista.length)
  const column = within(colunas.findIndex(({ chave }) => chave === range.to.chave) + right * step, colunas.length)
  return { from: range.from, to: { id: vista[row] ?? range.to.id, chave: colunas[column]?.chave ?? range.to.chave } }
}

const figureAt = (linha: Line | undefined, chave: string) => linha && shownValue(linha, chave)

/** The block as a spreadsheet takes it. */
export function textOf(grid: Grid, range: Range): string {
  const { livro, vista, colunas } = grid
  const { top, bottom, left, right } = edgesOf(grid, range)
  const line = (id: number) =>
    colunas.slice(left, right + 1).map(({ chave }) => formatNota(figureAt(livro.get(id), chave) ?? null, livro.sinal))
  return vista
    .slice(top, bottom + 1)
    .map((id) => line(id).join('\t'))
    .join('\n')
}

/** Every cell of the block that can be written, empty. */
export function emptied(grid: Grid, range: Range): Filling[] {
  const { livro, vista, colunas } = grid
  const { top, bottom, left, right } = edgesOf(grid, range)
  return vista
    .slice(top, bottom + 1)
    .flatMap((id) =>
      colunas
        .slice(left, right + 1)
        .flatMap(({ chave }) => (mayWrite(livro.get(id), chave) ? [{ id, chave, valor: null }] : [])),
    )
}

/** The first line of the block in all lines below it; one cell alone takes what stands above it. */
export function filledDown(grid: Grid, range: Range): Filling[] {
  const { livro, vista, colunas } = grid
  const { top, bottom, left, right } = edgesOf(grid, range)
  const source = top === bottom ? top - 1 : top
  return colunas.slice(left, right + 1).flatMap(({ chave }) => {
    const valor = figureAt(livro.get(vista[source] ?? -1), chave)
    if (valor === undefined) return []
    return vista
      .slice(source + 1, bottom + 1)
      .flatMap((id) => (mayWrite(livro.get(id), chave) ? [{ id, chave, valor }] : []))
  })
}

/** Active students whose cell is open and empty: who gets the same grade when the person says so. */
export const withoutGrade = ({ livro }: Pick<Grid, 'livro'>, chave: string): number[] =>
  livro
    .todas()
    .filter((linha) => mayWrite(linha, chave) && !linha.edicoes.has(chave) && knownValue(linha, chave) === null)
    .map(({ id }) => id)
