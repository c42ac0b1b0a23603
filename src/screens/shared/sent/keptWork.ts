/** What kept work is called when the frame asks whether it may be erased, by its name in the register. */
import type { PlainKey } from '@/i18n'
import { createStore, onWipe, useStore } from '@/session'

/** A person record that was begun. */
export const unsentPerson = 'pessoa'
export const unsentGrades = (idClasse: number): string => `lancamentos.${idClasse}`

/** Kept work that is on its way. */
const sending = createStore<readonly { name: string }[]>([])
onWipe(() => sending.set([]))
/** By name. */
export const useOnItsWay = (): readonly string[] => useStore(sending).map(({ name }) => name)

/** Tells that this work is on its way until the task has ended, and has put away what need not be kept. */
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
  if (name.startsWith('lancamentos.')) return 'frame.leave.notas'
  return isOnItsWay ? 'frame.leave.pessoaSending' : 'frame.leave.pessoa'
}
