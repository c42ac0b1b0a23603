/** Unsent grades as the tab keeps them: the gradebook writes them down, the home counts them. */
import { z } from '@/contract'
import { kept } from '@/session'

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
  // what only waits to be published or closed is a grade that the school has
  const grades = cells.filter(({ t }) => t !== undefined)
  const unconfirmed = grades.filter(({ e }) => e === true).length
  return { unsent: grades.length - unconfirmed, unconfirmed, marked: cells.filter(({ m }) => m !== undefined).length }
}
