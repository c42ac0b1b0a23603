/** Unsent grades as the tab keeps them: the gradebook writes them down, the home counts them. */
import { type AproveitamentoAluno, z } from '@/contract'
import { type Change, matches } from '@/domain/lancamento'
import { createStore, kept, useStore } from '@/session'

const figure = z.nullable(z.number())
/** Per line and cell: the text, the figures that may stand in the service, whether it was sent already, what it is to become. */
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
/** By class. */
export const keptGrades = kept('lancamentos', KeptLines)

/** How many grades of a class were typed and not sent, sent and never seen again, or wait to be made public or final. */
export function countKept(idClasse: number): { unsent: number; unconfirmed: number; marked: number } {
  const cells = (keptGrades.read(idClasse) ?? []).flatMap(([, of]) => of)
  const unsent = cells.filter(({ e }) => !e)
  return {
    // what only waits to be published or closed is a grade that the school has
    unsent: unsent.filter(({ t }) => t !== undefined).length,
    unconfirmed: cells.length - unsent.length,
    marked: unsent.filter(({ m }) => m !== undefined).length,
  }
}

/** What was sent of a cell, as the school shows it once it has arrived; null where nothing was. */
export function sentOf({ t, b, e, m }: KeptCells[number]): Change | null {
  return e ? { bases: b, ...(t !== undefined && { valor: t ? Number(t) : null }), ...(m && { becomes: m }) } : null
}

/** What was sent of a line becomes unsent again: it was not taken. What was typed over it meanwhile is newer. */
export function asUnsent(cells: KeptCells): KeptCells {
  const isTypedAnew = (chave: string) => cells.some(({ c, e, t }) => c === chave && !e && t !== undefined)
  return cells
    .map(({ e, t, ...cell }) => (t === undefined || (e && isTypedAnew(cell.c)) ? cell : { ...cell, t }))
    .filter(({ t, m }: KeptCells[number]) => t !== undefined || m !== undefined)
}

/** What was sent of this line of a class, and was not taken after its gradebook had been left, is kept as unsent. */
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
/** Changes when something that was kept is known to have arrived, or not to have been taken. */
export const useArrivals = (): number => useStore(arrivals)

/** Puts away what was sent and stands in these records of the class: it has arrived, although nobody looked for it. */
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
