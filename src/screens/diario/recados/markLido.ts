/** Notes that a message was opened: apart from the count of those that were not, which every page has. */
import type { Whose } from '../classe/reads'
import { opened } from './recados'

export function markLido({ idPessoa }: Whose, id: number): void {
  const all = opened.get()
  const before = all[idPessoa] ?? []
  if (!before.includes(id)) opened.set({ ...all, [idPessoa]: [...before, id] })
}
