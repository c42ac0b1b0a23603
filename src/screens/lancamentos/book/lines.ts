/** The lines of a class, one per student, and all that follows from them: order, columns, means, counts, the scale. */
import type { AproveitamentoAluno } from '@/contract'
import type { Key } from '@/domain/notas/keys'
import { createColumns } from './columns'
import { type Line, newLine, readAgain, renamed } from './line'
import { type CellState, cellOf, withoutArrived } from './lineSteps'
import { createListeners, type When } from './listeners'
import { createMeans } from './means'
import { createNamesakes } from './namesakes'
import type { Scale } from './scale'
import { createCounts, type Summary } from './summary'

export type Lines = ReturnType<typeof createLines>

export function createLines(scale: Scale) {
  const lines = new Map<number, Line>()
  /** Ids of lines that were ever edited or sent: only these can hold something unsent. */
  const touched = new Set<number>()
  let order: readonly number[] = []
  const columns = createColumns()
  /** The mean of each column, updated with every change, so that a key press need not add up 5,000 lines. */
  const means = createMeans()
  const counts = createCounts()
  const namesakes = createNamesakes()
  const notify = createListeners()

  const line = (id: number): Line => {
    const found = lines.get(id)
    if (!found) throw new Error('Linha desconhecida')
    return found
  }
  /** The only function that stores a line, so that all figures always fit the lines. */
  function put(next: Line): void {
    const before = lines.get(next.id)
    means.change(before, next)
    counts.change(before, next)
    lines.set(next.id, next)
    if (before?.record === next.record) return
    for (const { valor } of next.notas.values()) scale.saw(valor)
    namesakes.change(before?.record, next.record)
  }
  /** Stores a line that was edited or sent. */
  function set(next: Line, when: When = 'now'): void {
    put(next)
    touched.add(next.id)
    notify.changed(next.id, when)
  }
  /** Merges a page of records; edits stay. `since`: the time of the request; lines confirmed later stay. */
  function merge(records: readonly AproveitamentoAluno[], page: string | null, since = Infinity): void {
    const fresh: number[] = []
    // only the first page renames columns: the other pages have the same titles
    const changed = columns.take(records, page === null)
    for (const record of records) {
      const known = lines.get(record.id)
      if (known && known.confirmedAt > since) continue
      if (!known) fresh.push(record.id)
      put(known ? { ...withoutArrived(readAgain(known, record)), page } : newLine(record, page))
      if (known) notify.line(record.id)
    }
    for (const next of renamed(namesakes.take().map(line))) {
      put(next)
      notify.line(next.id)
    }
    if (fresh.length > 0) order = [...order, ...fresh]
    if (changed || fresh.length > 0) notify.data()
    notify.summary()
  }
  /** Marks every student outside `here` as inactive, after the whole class was read; edits for them stay. */
  function haveLeft(here: ReadonlySet<number>): void {
    for (const id of order) {
      const of = line(id)
      if (here.has(id) || !of.record.ativo) continue
      put({ ...of, record: { ...of.record, ativo: false, motivoInatividade: '' } })
      notify.line(id)
    }
    if (columns.keepUsed(lines.values())) notify.data()
    notify.summary()
  }

  return {
    notify,
    means,
    get order() {
      return order
    },
    get columns() {
      return columns.get()
    },
    line,
    cell: (id: number, chave: Key): CellState => cellOf(line(id), chave),
    get: (id: number): Line | undefined => lines.get(id),
    has: (id: number): boolean => lines.has(id),
    all: (): Line[] => order.map(line),
    written: (): Line[] => [...touched].map(line),
    summary: (canUndo: boolean): Summary => counts.now(canUndo),
    set,
    merge,
    haveLeft,
    clear(): void {
      lines.clear()
      means.clear()
      counts.clear()
      namesakes.clear()
      touched.clear()
      order = []
      notify.data()
    },
  }
}
