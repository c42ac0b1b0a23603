/** Names of kept unsent work in the register, and their words for the question whether it may be erased. */
import type { PlainKey } from '@/i18n'
import { createStore, onWipe, useStore } from '@/session'

/** The name of an unfinished person record. */
export const unsentPerson = 'pessoa'
const ofGrades = 'lancamentos.'
export const unsentGrades = (idClasse: number): string => `${ofGrades}${idClasse}`
/** The class whose unsent grades have this name; null: it is the name of other work. */
export const classOfUnsent = (name: string): number | null =>
  name.startsWith(ofGrades) ? Number(name.slice(ofGrades.length)) : null

/** Kept work that is being sent. */
const sending = createStore<readonly { name: string }[]>([])
onWipe(() => sending.set([]))
/** The names of the work that is being sent. */
export const useSendingNames = (): readonly string[] => useStore(sending).map(({ name }) => name)

/** Lists the work as being sent while the task runs; the task itself erases what need not be kept. */
export async function trackSending(name: string, task: () => Promise<void>): Promise<void> {
  const mine = { name }
  sending.set([...sending.get(), mine])
  try {
    await task()
  } finally {
    sending.set(sending.get().filter((one) => one !== mine))
  }
}

export function wordOfUnsent(name: string, isOnItsWay: boolean): PlainKey {
  if (name.startsWith('vagas.')) return 'frame.leave.vagas'
  if (name.startsWith(ofGrades)) return 'frame.leave.notas'
  return isOnItsWay ? 'frame.leave.pessoaSending' : 'frame.leave.pessoa'
}
