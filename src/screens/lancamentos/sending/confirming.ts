/** Confirms sent lines by reading them again after 1, 3 and 8 s; a line that no reading shows becomes `unconfirmed`. */
import { ApiError } from '@/api'
import type { AproveitamentoAluno } from '@/contract'
import { matches } from '@/domain/lancamento'
import type { Book } from '../book/book'
import { awaitsConfirmation, readAgain } from '../book/line'
import { inState } from '../book/lineSteps'
import type { Outcomes } from './outcomes'
import { readLines, type Transport } from './transport'

/** Milliseconds after a sending at which it is read again, ± 20 % so that a school's tabs do not ask all at once. */
const moments = [1000, 3000, 8000]

/** @param life Returns the signal that is aborted when the screen is left; a screen that comes back has a new one. */
export function createConfirming(book: Book, transport: Transport, outcomes: Outcomes, life: () => AbortSignal) {
  /** How many calls of `lookFor` have not ended. */
  let underWay = 0

  /** Confirms the lines whose record shows what was sent; returns the ids that are still missing. */
  const confirmed = (ids: readonly number[], records: ReadonlyMap<number, AproveitamentoAluno>): number[] =>
    ids.filter((id) => {
      const [line, record] = [book.get(id), records.get(id)]
      if (!line || !awaitsConfirmation(line)) return false
      if (!record || !matches(record, line.sending.changes)) return true
      book.set({ ...inState(readAgain(line, record), 'confirmed'), confirmedAt: performance.now() })
      outcomes.confirmed(id)
      return false
    })

  async function lookFor(ids: readonly number[], when: readonly number[]): Promise<void> {
    const began = performance.now()
    const looked = new Map(ids.map((id) => [id, book.line(id).sending?.changes]))
    let missing = [...ids]
    for (const moment of when) {
      const target = moment * (0.8 + 0.4 * transport.random())
      await transport.wait(Math.max(0, target - (performance.now() - began)), life())
      if (life().aborted) return
      const { found } = await readLines(book, transport, missing, life()).catch((error: unknown) => {
        if (error instanceof ApiError || life().aborted) return { found: new Map<number, AproveitamentoAluno>() }
        throw error
      })
      if (life().aborted) return
      missing = confirmed(missing, found)
      if (missing.length === 0) break
    }
    for (const id of missing) {
      const line = book.line(id)
      // a line that was sent again meanwhile is confirmed by its own `lookFor`
      if (line.sending?.changes === looked.get(id)) book.set(inState(line, 'unconfirmed'))
    }
  }

  return {
    isUnderWay: (): boolean => underWay > 0,
    /** Resolves when each line is confirmed or `unconfirmed`, or the screen was left. */
    async confirm(ids: readonly number[], when: readonly number[] = moments): Promise<void> {
      underWay += 1
      // counted down also when the screen was left, because it may come back
      await lookFor(ids, when).finally(() => (underWay -= 1))
    },
  }
}
