/** How a sending talks to the service: what it needs of it, and how it finds lines again. */
import type { Outcome } from '@/api'
import type { AproveitamentoAluno } from '@/contract'
import type { SentEntry } from '../../shared/sent/sentLog'

/** How this talks to the service, and how it waits: a test gives its own. */
export interface Transport {
  /** One page of the class as it is now, and how many of its records cannot be read. */
  readPage: (token: string | null, signal: AbortSignal) => Promise<PageAgain>
  /** Every page token known so far, for a line that moved to another page. */
  tokens: () => readonly (string | null)[]
  write: (record: AproveitamentoAluno) => Promise<Outcome<unknown>>
  /** Waits for lines of this class that a gradebook which was left has on their way: each goes whole, and the last one counts. */
  earlier: () => Promise<unknown>
  /** This line was not taken, and its gradebook has been left meanwhile. */
  keepAsUnsent: (id: number) => void
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  random: () => number
  /** Writes down what a sending has brought about. */
  note: (entries: readonly Omit<SentEntry, 'at'>[]) => void
}

export interface PageAgain {
  itens: readonly AproveitamentoAluno[]
  lost: number
}

/** The records of these lines as they are now; a line that left its page is looked for in the others. */
export async function readLines(
  { readPage, tokens }: Pick<Transport, 'readPage' | 'tokens'>,
  ids: readonly number[],
  page: string | null,
  signal: AbortSignal,
): Promise<{ found: Map<number, AproveitamentoAluno>; lost: number }> {
  const wanted = new Set(ids)
  const found = new Map<number, AproveitamentoAluno>()
  let lost = 0
  const take = async (token: string | null) => {
    const page = await readPage(token, signal)
    lost += page.lost
    for (const record of page.itens) if (wanted.has(record.id)) found.set(record.id, record)
  }
  await take(page)
  for (const token of tokens()) {
    if (found.size === wanted.size) break
    if (token !== page) await take(token)
  }
  return { found, lost }
}
