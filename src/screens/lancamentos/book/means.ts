/** The mean of each column over the active students, as the grades stand on the screen. Reckoned in hundredths. */
import { toHundredths } from '@/domain/notas/notas'
import { type Line, shownValue } from './line'

/** Each column with its figure; those behind the evaluations have keys that no evaluation has. */
function figuresOf(linha: Line): [string, number | null | undefined][] {
  const { record, notas } = linha
  if (!record.ativo) return []
  return [
    ...[...notas.keys()].map((chave): [string, number | null | undefined] => [chave, shownValue(linha, chave)]),
    ['=absences', record.faltas],
    ['=partial', record.mediaParcial],
    ['=final', record.mediaFinal],
  ]
}

export function createMeans() {
  const sums = new Map<string, { sum: number; count: number }>()
  let fine = false
  const add = (linha: Line, sign: 1 | -1) => {
    for (const [column, value] of figuresOf(linha)) {
      if (value == null) continue
      fine ||= !column.startsWith('=') && toHundredths(value) % 10 !== 0
      const { sum, count } = sums.get(column) ?? { sum: 0, count: 0 }
      sums.set(column, { sum: sum + sign * toHundredths(value), count: count + sign })
    }
  }
  return {
    /** A line was read, or written in. */
    change(before: Line | undefined, after: Line): void {
      if (before) add(before, -1)
      add(after, 1)
    },
    clear: () => sums.clear(),
    /** Whether any grade has a second decimal: then all keep room for it. */
    fine: () => fine,
    /** Cut to as many decimals as the grades have; null where nobody has a figure. */
    of(column: string): number | null {
      const { sum, count } = sums.get(column) ?? { sum: 0, count: 0 }
      if (count === 0) return null
      const hundredths = Math.floor(sum / count)
      return (fine || column === '=partial' || column === '=final' ? hundredths : hundredths - (hundredths % 10)) / 100
    },
  }
}
