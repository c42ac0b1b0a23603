/** What kept work is called when the frame asks whether it may be erased, by its name in the register. */
import type { PlainKey } from '@/i18n'
import { createStore, onWipe, useStore } from '@/session'

/** A person record that was begun. */
export const unsentPerson = 'pessoa'
export const unsentGrades = (idClasse: number): string => `lancamentos.${idClasse}`

/** Kept work that is on its way, by name. */
const sending = createStore<readonly string[]>([])
onWipe(() => sending.set([]))
export const useOnItsWay = (): readonly string[] => useStore(sending)

/** Tells that this work is on its way until the task has ended, and has put away what need not be kept. */
export async function trackSending(name: string, task: () => Promise<void>): Promise<void> {
  sending.set([...sending.get(), name])
  try {
    await task()
  } finally {
    sending.set(sending.get().filter((_, i, all) => i !== all.indexOf(name)))
  }
}

export function wordOfUnsent(name: string, isOnItsWay: boolean): PlainKey {
  if (name.startsWith('vagas.')) return 'frame.leave.vagas'
  if (name.startsWith('lancamentos.')) return 'frame.leave.notas'
  return isOnItsWay ? 'frame.leave.pessoaSending' : 'frame.leave.pessoa'
}
