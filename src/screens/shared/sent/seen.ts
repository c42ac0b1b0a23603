/** What a person has seen, by student; the rest is new. Kept for the tab, or on the device if the person wants. */
import { type Classe, z } from '@/contract'
import { canKeep, isNameless, isPublicDevice, isRemembered, kept, keptStore, sessionState, useStore } from '@/session'

/** Classes seen, grades in hundredths by class and evaluation, absences by class, ids of messages. */
const Seen = z.object({
  classes: z.array(z.number()),
  notas: z.record(z.string(), z.number()),
  faltas: z.record(z.string(), z.number()),
  recados: z.nullable(z.array(z.number())),
  /** Number of new grades by class, as last read, for the menu, which makes no request. */
  news: z.record(z.string(), z.number()),
  /** Ids of all messages as last read, for the menu too. */
  told: z.optional(z.array(z.number())),
})
export type Seen = z.infer<typeof Seen>
type BySeen = Record<string, Seen>
const none: BySeen = {}
const schema = z.record(z.string(), Seen)

const here = kept('visita', schema)
/** Stored by person, because several persons may use the device. */
const asked = kept('vistos', schema)
const owner = () => sessionState().owner ?? ''

/** Whether this person asked to have it remembered across visits. */
export const remembersSeen = (): boolean => asked.read(owner()) !== null
const seen = keptStore<BySeen>(
  {
    read: () => asked.read(owner()) ?? here.read(),
    write: (value) => (remembersSeen() ? asked.write(value ?? none, owner()) : here.write(value)),
    onElsewhere(listener) {
      here.onElsewhere(listener)
      // when another tab stops remembering, this tab keeps its own data
      asked.onElsewhere(() => {
        if (remembersSeen()) listener()
      })
    },
  },
  none,
)

/** False on a public device, on a device without storage, and for a person without a name. */
export const canRememberSeen = (): boolean => !isPublicDevice() && !isNameless(owner()) && canKeep()
/** Whether the device could remember it, but the person has not chosen so. */
export const missesSeen = (): boolean => canRememberSeen() && !isRemembered() && !remembersSeen()

/** Remembers on this device beyond the session (`on`), or for the session only. */
export function rememberSeen(on: boolean): void {
  asked.write(on ? seen.get() : null, owner())
  here.write(on ? null : seen.get())
}

const nothing: Seen = { classes: [], notas: {}, faltas: {}, recados: null, news: {} }

export function changeSeen(idPessoa: number, change: (before: Seen) => Seen): void {
  const all = seen.get()
  const before = all[idPessoa]
  const next = change(before ?? nothing)
  if (JSON.stringify(next) !== JSON.stringify(before)) seen.set({ ...all, [idPessoa]: next })
}

/** What was seen of a student; null where nothing was. */
export const useSeen = (idPessoa: number): Seen | null => useStore(seen)[idPessoa] ?? null

/** How many grades of these classes are new, as far as they were read; null: of every class that was. */
export const newGradesOf = (seen: Seen | null, classes: readonly Classe[] | null): number => {
  const news = seen?.news ?? {}
  const ids = classes?.map(({ id }) => id) ?? Object.keys(news)
  return ids.reduce<number>((sum, id) => sum + (news[id] ?? 0), 0)
}
