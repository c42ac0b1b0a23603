/** The interface between sending and service, and how lines are read again. */
import type { Outcome } from '@/api'
import type { AproveitamentoAluno } from '@/contract'
import type { Book } from '../book/book'
import type { SentEntry } from '../../shared/sent/sentLog'

/** Requests, timers and random numbers of a sending; tests pass their own. */
export interface Transport {
  /** Reads one page of the class again, with the number of its unreadable records. */
  readPage: (token: string | null, signal: AbortSignal) => Promise<PageAgain>
  /** Every page token known so far, for a line that moved to another page. */
  tokens: () => readonly (string | null)[]
  write: (record: AproveitamentoAluno) => Promise<Outcome<unknown>>
  /** Waits for lines in flight of an earlier gradebook of this class: a line is sent whole, so the last write wins. */
  earlier: () => Promise<unknown>
  /** Stores a line as unsent that was not saved after its gradebook was left. */
  keepAsUnsent: (id: number) => void
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  random: () => number
  /** Writes the results of a sending to the log of the day. */
  note: (entries: readonly Omit<SentEntry, 'at'>[]) => void
}

export interface PageAgain {
  itens: readonly AproveitamentoAluno[]
  lost: number
}

/**
 * Reads these lines of one page again; a line that is not there any more is searched on the other pages. The token of
 * the page is the current one of the book, because tokens of an earlier reading may have expired.
 */
export async function readLines(
  book: Pick<Book, 'get'>,
  { readPage, tokens }: Pick<Transport, 'readPage' | 'tokens'>,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<{ found: Map<number, AproveitamentoAluno>; lost: number }> {
  const page = book.get(ids[0] ?? 0)?.page ?? null
  const wanted = new Set(ids)
  const found = new Map<number, AproveitamentoAluno>()
  let lost = 0
  const take = async (token: string | null) => {
    const came = await readPage(token, signal)
    lost += came.lost
    for (const record of came.itens) if (wanted.has(record.id)) found.set(record.id, record)
  }
  await take(page)
  for (const token of tokens()) {
    if (found.size === wanted.size) break
    if (token !== page) await take(token)
  }
  return { found, lost }
}
