/** Stores that a message was opened, in a file of its own because every page loads the count of unread ones. */
import type { Whose } from '../classe/reads'
import { opened } from './recados'

export function markLido({ idPessoa }: Whose, id: number): void {
  const all = opened.get()
  const before = all[idPessoa] ?? []
  if (!before.includes(id)) opened.set({ ...all, [idPessoa]: [...before, id] })
}
