/** The changes that a teacher has asked to send, by student, and how many of them are done. */
import type { Changes } from '@/domain/lancamento'
import type { Key } from '@/domain/notas/keys'
import type { Book } from '../book/book'
import { awaitsConfirmation, hasPending, pending } from '../book/line'
import { stillSo } from '../book/lineSteps'

/** The changes of each line as they were when the teacher asked to send them. */
export type Wanted = ReadonlyMap<number, Changes>
const nothing: Changes = new Map()

/** The unsent changes of these lines as of now, or only those of one evaluation. */
export const wantedOf = (book: Book, ids: readonly number[], only?: Key): Wanted =>
  new Map(ids.map((id) => [id, new Map([...pending(book.line(id))].filter(([key]) => !only || key === only))]))

function join(into: Map<number, Changes>, more: Wanted): void {
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

/** Adds the unconfirmed changes of these lines, which would be lost otherwise. */
function withUnseen(book: Book, asked: Wanted): Wanted {
  return new Map(
    [...asked].map(([id, changes]) => {
      const line = book.line(id)
      // a mark alone is merged with the unconfirmed grade of its cell, so that both are sent
      const both = new Map(awaitsConfirmation(line) ? line.sending.changes : nothing)
      for (const [chave, change] of changes) both.set(chave, { ...both.get(chave), ...change })
      book.giveBack(id, null)
      return [id, stillSo(book.line(id), both)]
    }),
  )
}

/** What a sending has to send: one batch after another, since the teacher may ask for more meanwhile. */
export function createQueue(book: Book) {
  let batch: Wanted = new Map()
  /** Requested during this batch, and sent after it. */
  let following = new Map<number, Changes>()
  /** Everything that was requested since the sending began. */
  let asked = new Map<number, Changes>()
  /** Ids of the lines that are done. */
  const finished = new Set<number>()
  /** The changes of a line that the batch includes and that are still unsent and unchanged. */
  const due = (id: number): Changes => stillSo(book.line(id), batch.get(id) ?? nothing)
  return {
    due,
    counts: () => ({ total: asked.size, done: finished.size }),
    /** Begins with these changes, and forgets those of an earlier sending. */
    start(wanted: Wanted): void {
      finished.clear()
      following = new Map(wanted)
      asked = new Map(wanted)
    },
    /** Makes what was requested until now the next batch, and returns it; empty: everything was sent. */
    take(): Wanted {
      const next = following
      following = new Map()
      batch = withUnseen(book, next)
      // so that `left` includes the unconfirmed changes after a stop
      join(asked, batch)
      return batch
    },
    /** Adds a request made during the batch: what the batch does not include follows it. */
    add(now: Wanted): void {
      // a line that is done sends nothing more in this batch
      const goes = (id: number) => (finished.has(id) ? nothing : due(id))
      const more = new Map([...now].filter(([id, changes]) => [...changes.keys()].some((key) => !goes(id).has(key))))
      join(following, more)
      join(asked, more)
      for (const id of more.keys()) finished.delete(id)
    },
    finish(ids: readonly number[]): void {
      for (const id of ids) if (!following.has(id)) finished.add(id)
    },
    /** What a stopped sending has not sent; later edits are not part of it. */
    left(): Wanted {
      const lines = [...asked].filter(([id]) => hasPending(book.line(id)))
      const still = lines.map(([id, changes]) => [id, stillSo(book.line(id), changes)] as const)
      return new Map(still.filter(([, { size }]) => size > 0))
    },
  }
}
