/** The mean of each column over the active students, with unsent edits, summed in integer hundredths. */
import { toHundredths } from '@/domain/notas/hundredths'
import { type FigureOf, figureOf, figures } from './figures'
import { countedValue, type Line } from './line'

type Figures = [string, number | null | undefined][]

const gradesOf = (line: Line, columns: Iterable<string>): Figures =>
  [...columns].map((chave) => [chave, countedValue(line, chave)])

/** The column of a figure of the service; no evaluation can have such a key. */
export const columnOf = (of: FigureOf): string => `=${of}`

const figuresOf = (line: Line): Figures => [
  ...gradesOf(line, line.notas.keys()),
  ...figures.map((of): Figures[number] => [columnOf(of), figureOf(line, of)]),
]

export function createMeans() {
  const sums = new Map<string, { sum: number; count: number }>()
  const add = (line: Line, sign: 1 | -1, figures: Figures) => {
    if (!line.record.ativo) return
    for (const [column, value] of figures) {
      if (value == null) continue
      const { sum, count } = sums.get(column) ?? { sum: 0, count: 0 }
      sums.set(column, { sum: sum + sign * toHundredths(value), count: count + sign })
    }
  }
  return {
    /** Replaces the figures of a line in the sums, after it was read or edited. */
    change(before: Line | undefined, after: Line): void {
      // an edit only needs the edited columns: a fill calls this for thousands of lines
      const typed = before?.record === after.record && before.notas === after.notas && before.sending === after.sending
      const columns = typed ? new Set([...before.edits.keys(), ...after.edits.keys()]) : null
      const figures = (line: Line) => (columns ? gradesOf(line, columns) : figuresOf(line))
      if (before) add(before, -1, figures(before))
      add(after, 1, figures(after))
    },
    clear: () => sums.clear(),
    /** The mean cut (not rounded) to hundredths, like every mean of the school; null where nobody has a figure. */
    of(column: string): number | null {
      const { sum, count } = sums.get(column) ?? { sum: 0, count: 0 }
      return count === 0 ? null : Math.floor(sum / count) / 100
    },
  }
}
