/** The changes that a teacher has asked to send, by student. */
import type { Changes } from '@/domain/lancamento'
import type { Key } from '@/domain/notas/keys'
import type { Book } from '../book/book'
import { pending } from '../book/line'

/** The changes of each line as they were when the teacher asked to send them. */
export type Wanted = ReadonlyMap<number, Changes>
export const nothing: Changes = new Map()

/** The unsent changes of these lines as of now, or only those of one evaluation. */
export const wantedOf = (book: Book, ids: readonly number[], only?: Key): Wanted =>
  new Map(ids.map((id) => [id, new Map([...pending(book.line(id))].filter(([key]) => !only || key === only))]))

export function join(into: Map<number, Changes>, more: Wanted): void {
  for (const [id, changes] of more) into.set(id, new Map([...(into.get(id) ?? nothing), ...changes]))
}

/** Groups line ids by the page that holds them. */
export function byPage(book: Book, ids: readonly number[]): number[][] {
  const pages = new Map<string | null, number[]>()
  for (const id of ids) {
    const { page } = book.line(id)
    const known = pages.get(page)
    if (known) known.push(id)
    else pages.set(page, [id])
  }
  return [...pages.values()]
}
