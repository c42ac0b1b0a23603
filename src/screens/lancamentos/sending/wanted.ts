/** What a person has asked to be sent, by student. */
import type { Changes } from '@/domain/lancamento'
import type { Key } from '@/domain/notas/keys'
import type { Book } from '../book/book'
import { pending } from '../book/line'

/** What is to be sent of each student, as it stood when the person asked for it. */
export type Wanted = ReadonlyMap<number, Changes>
export const nothing: Changes = new Map()

/** Of these lines, as they stand now, all that is unsent, or one evaluation alone. */
export const wantedOf = (book: Book, ids: readonly number[], only?: Key): Wanted =>
  new Map(ids.map((id) => [id, new Map([...pending(book.line(id))].filter(([key]) => !only || key === only))]))

export function join(into: Map<number, Changes>, more: Wanted): void {
  for (const [id, changes] of more) into.set(id, new Map([...(into.get(id) ?? nothing), ...changes]))
}

/** Students by the page on which they stand now. */
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
