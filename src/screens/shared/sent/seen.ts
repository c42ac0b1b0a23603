/** What a person has looked at, by student; what was read since is news. Kept by the tab, or the device if asked. */
import { type Classe, z } from '@/contract'
import { isNameless, isPublicDevice, isRemembered, kept, keptStore, sessionState, useStore } from '@/session'

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
/** Of several persons on one device, each by themselves. */
const asked = kept('vistos', schema)
const owner = () => sessionState().owner ?? ''

/** Whether this person asked to have it remembered across visits. */
export const remembersSeen = (): boolean => asked.read(owner()) !== null
const seen = keptStore<BySeen>(
  {
    read: () => asked.read(owner()) ?? here.read(),
    write: (value) => (remembersSeen() ? asked.write(value ?? none, owner()) : here.write(value)),
  },
  none,
)

/** Whether it can be remembered here at all: not where many use the device, nor for who has no name. */
export const canRememberSeen = (): boolean => !isPublicDevice() && !isNameless(owner())
/** Whether it could be remembered, but the person did not choose so. */
export const missesSeen = (): boolean => canRememberSeen() && !isRemembered() && !remembersSeen()

/** The person's choice: remembered on this device also when they have left, or with the session only. */
export function rememberSeen(on: boolean): void {
  asked.write(on ? seen.get() : null, owner())
  here.write(on ? null : seen.get())
}

export function changeSeen(idPessoa: number, change: (before: Seen | null) => Seen): void {
  const all = seen.get()
  const before = all[idPessoa] ?? null
  const next = change(before)
  if (next !== before) seen.set({ ...all, [idPessoa]: next })
}

/** Null: nothing of this student was ever looked at. */
export const useSeen = (idPessoa: number): Seen | null => useStore(seen)[idPessoa] ?? null

/** How many grades of these classes are news, as far as they have been read. */
export const useNewGrades = (idPessoa: number, classes: readonly Classe[]): number => {
  const news = useSeen(idPessoa)?.news ?? {}
  return classes.reduce((sum, { id }) => sum + (news[id] ?? 0), 0)
}
