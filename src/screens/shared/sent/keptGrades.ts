/** Unsent grades as the tab stores them: the gradebook writes them, the home page counts them. */
import { type AproveitamentoAluno, z } from '@/contract'
import { type Change, matches } from '@/domain/lancamento'
import { createStore, kept, useStore } from '@/session'

const figure = z.nullable(z.number())
/** By line id, per cell: `c` key, `t` text, `b` values the service may hold, `e` sent already, `m` state to become. */
const KeptLines = z.array(
  z.tuple([
    z.int(),
    z.array(
      z.object({
        c: z.string(),
        t: z.optional(z.string()),
        b: z.array(figure),
        e: z.optional(z.boolean()),
        m: z.optional(z.enum(['publicada', 'fechada'])),
      }),
    ),
  ]),
)
export type KeptCells = z.infer<typeof KeptLines>[number][1]
/** Stored by class. */
export const keptGrades = kept('lancamentos', KeptLines)

/** How many grades of a class are unsent, sent but not found again, or waiting to be published or closed. */
export function countKept(idClasse: number): { unsent: number; unconfirmed: number; marked: number } {
  const cells = (keptGrades.read(idClasse) ?? []).flatMap(([, of]) => of)
  const unsent = cells.filter(({ e }) => !e)
  return {
    // without text a cell only waits to be published or closed: the service has its grade
    unsent: unsent.filter(({ t }) => t !== undefined).length,
    unconfirmed: cells.length - unsent.length,
    marked: unsent.filter(({ m }) => m !== undefined).length,
  }
}

/** What was sent of a cell, as the service shows it after arrival; null where nothing was sent. */
export function sentOf({ t, b, e, m }: KeptCells[number]): Change | null {
  return e ? { bases: b, ...(t !== undefined && { valor: t ? Number(t) : null }), ...(m && { becomes: m }) } : null
}

/** Marks the sent cells of a line as unsent, because they were not accepted. Text typed since then wins. */
export function asUnsent(cells: KeptCells): KeptCells {
  const isTypedAnew = (chave: string) => cells.some(({ c, e, t }) => c === chave && !e && t !== undefined)
  return cells
    .map(({ e, t, ...cell }) => (t === undefined || (e && isTypedAnew(cell.c)) ? cell : { ...cell, t }))
    .filter(({ t, m }: KeptCells[number]) => t !== undefined || m !== undefined)
}

/** Keeps the sent cells of a line as unsent, where they were not accepted after the gradebook was left. */
export function keepAsUnsent(idClasse: number, idLine: number): void {
  const lines = keptGrades.read(idClasse)
  if (!lines) return
  keptGrades.write(
    lines.map(([id, cells]): (typeof lines)[number] => [id, id === idLine ? asUnsent(cells) : cells]),
    idClasse,
  )
  arrivals.set(arrivals.get() + 1)
}

const arrivals = createStore(0)
/** Changes when kept grades are known to have arrived, or not to have been accepted. */
export const useArrivals = (): number => useStore(arrivals)

/** Erases the sent cells that these records of the class already hold: they have arrived. */
export function putAwayArrived(idClasse: number, records: readonly AproveitamentoAluno[]): void {
  const lines = keptGrades.read(idClasse) ?? []
  if (!lines.some(([, cells]) => cells.some(({ e }) => e))) return
  const byId = new Map(records.map((record) => [record.id, record]))
  const isThere = (id: number, cell: KeptCells[number]): boolean => {
    const [record, sent] = [byId.get(id), sentOf(cell)]
    return record !== undefined && sent !== null && matches(record, new Map([[cell.c, sent]]))
  }
  const waiting = lines.map(([id, cells]): (typeof lines)[number] => [id, cells.filter((cell) => !isThere(id, cell))])
  const left = waiting.filter(([, cells]) => cells.length > 0)
  if (left.flat(2).length === lines.flat(2).length) return
  keptGrades.write(left.length > 0 ? left : null, idClasse)
  arrivals.set(arrivals.get() + 1)
}
