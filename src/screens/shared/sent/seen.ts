/** What a person has seen, by student; anything else is news. Kept for the tab, or on the device if the person wants. */
import { type Classe, z } from '@/contract'
import { canKeep, isNameless, isPublicDevice, isRemembered, kept, keptStore, sessionState, useStore } from '@/session'

/** Classes looked at, grades in hundredths by class and evaluation, absences by class, ids of messages. */
const Seen = z.object({
  classes: z.array(z.number()),
  notas: z.record(z.string(), z.number()),
  faltas: z.record(z.string(), z.number()),
  recados: z.nullable(z.array(z.number())),
  /** Grades of a class that are news, as last read: for the menu, which reads nothing. */
  news: z.record(z.string(), z.number()),
})
export type Seen = z.infer<typeof Seen>
type BySeen = Record<string, Seen>
const none: BySeen = {}
const schema = z.record(z.string(), Seen)

const here = kept('visita', schema)
/** One row for each person who uses the device. */
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
      // where another tab has it forgotten, this one goes on with what it knows
      asked.onElsewhere(() => {
        if (remembersSeen()) listener()
      })
    },
  },
  none,
)

/** Not on a public device, nor on one that keeps nothing, nor for a person without a name. */
export const canRememberSeen = (): boolean => !isPublicDevice() && !isNameless(owner()) && canKeep()
/** It could be remembered, but the person has not chosen so. */
export const missesSeen = (): boolean => canRememberSeen() && !isRemembered() && !remembersSeen()

/** Remember on this device beyond the session, or for the session only. */
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

/** Null: nothing of this student was ever looked at. */
export const useSeen = (idPessoa: number): Seen | null => useStore(seen)[idPessoa] ?? null

/** How many grades of these classes are news, as far as they have been read. */
export const useNewGrades = (idPessoa: number, classes: readonly Classe[]): number => {
  const news = useSeen(idPessoa)?.news ?? {}
  return classes.reduce((sum, { id }) => sum + (news[id] ?? 0), 0)
}
