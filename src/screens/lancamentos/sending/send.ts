/**
 * Sending (src/README §4): page by page, each line is read again, compared, sent whole, and confirmed by further
 * readings (`confirming.ts`). Nothing is sent twice automatically.
 */
import { ApiError } from '@/api'
import { type AproveitamentoAluno, op } from '@/contract'
import { type Changes, withChanges } from '@/domain/lancamento'
import type { Key } from '@/domain/notas/keys'
import { createStore } from '@/session'
import type { Book } from '../book/book'
import { awaitsConfirmation } from '../book/line'
import { createConfirming } from './confirming'
import { createOutcomes } from './outcomes'
import { readLines, type Transport } from './transport'
import { byPage, createQueue, type Wanted, wantedOf } from './wanted'
import { errorOfNotTaken, type NotTaken } from '../book/underWay'
import { inState, judged, sent, stillSo } from '../book/lineSteps'

export interface Progress {
  phase: 'idle' | 'sending' | 'verifying'
  total: number
  done: number
  /** The sending was stopped; requests in flight end first. */
  stopping: boolean
  /** Why the sending stopped before its end; null if it did not, or if the teacher stopped it. */
  error: ApiError | null
}

/** Write requests in parallel. */
const atOnce = 4
/** Requests in a row without an answer after which the sending stops, as if the network were down. */
const maxUnanswered = 3

export type GradeSender = ReturnType<typeof createGradeSender>

/** A line that may be sent: the record as just read, and its changes. */
interface Ready {
  id: number
  record: AproveitamentoAluno
  changes: Changes
}

export function createGradeSender(book: Book, transport: Transport) {
  let life = new AbortController()
  /** The screen was left, or its data wiped. */
  const isOver = () => life.signal.aborted
  const state = createStore<Progress>({ phase: 'idle', total: 0, done: 0, stopping: false, error: null })
  /** The sending was stopped: requests in flight end, and no other begins. */
  let stopping = false
  const isStopped = () => stopping
  /** Requests in a row without an answer. */
  let unanswered = 0
  const queue = createQueue(book)
  const outcomes = createOutcomes(book, transport.note)
  const confirming = createConfirming(book, transport, outcomes, () => life.signal)
  /** Everything was sent and confirmed as far as possible: writes the results to the log. */
  const settle = () => {
    outcomes.write()
    update({ phase: 'idle', stopping: false })
  }
  const update = (part: Partial<Progress>) => {
    if (!isOver()) state.set({ ...state.get(), ...part })
  }
  const stop = (error: ApiError | null) => {
    stopping = true
    update({ stopping: true, error: state.get().error ?? error })
  }

  function finish(ids: readonly number[]): void {
    queue.finish(ids)
    update(queue.counts())
  }

  /** Confirms sent lines; whatever ends last settles the sending. */
  async function verify(...looked: Parameters<typeof confirming.confirm>): Promise<void> {
    await confirming.confirm(...looked)
    if (!confirming.isUnderWay() && !isOver() && state.get().phase === 'verifying') settle()
  }

  /** Sends one line; returns whether it may have arrived and has to be confirmed. */
  async function write({ id, record, changes: judgedToo }: Ready): Promise<boolean> {
    const changes = stillSo(book.line(id), judgedToo)
    if (changes.size === 0) {
      finish([id])
      return false
    }
    book.handOver(sent(book.line(id), changes), changes)
    const outcome = await transport.write(withChanges(record, changes))
    finish([id])
    if (isOver()) {
      if (errorOfNotTaken(outcome)) transport.keepAsUnsent(id)
      return false
    }
    if (outcome.kind === 'accepted') {
      unanswered = 0
      book.set(inState(book.line(id), 'received'))
      return true
    }
    const { error } = outcome
    if (outcome.kind === 'uncertain') {
      unanswered = error.kind === 'fault' ? 0 : unanswered + 1
      if (unanswered >= maxUnanswered) stop(error)
      book.set(inState(book.line(id), 'uncertain'))
      return true
    }
    unanswered = 0
    if (!notTaken(id, error, changes)) stop(error)
    return false
  }

  /** Makes the sent changes of a line unsent again. Returns whether the error concerns this line only. */
  function notTaken(id: number, error: ApiError, changes: Changes): boolean {
    const own = error.kind === 'refused' || error.kind === 'notFound'
    if (own) book.scale.wasRefused([...changes.values()].map(({ valor }) => valor))
    book.giveBack(id, own ? error : null)
    outcomes.refused(book.line(id), changes)
    return own
  }

  async function sendPage(ids: readonly number[]): Promise<void> {
    await transport.earlier()
    const { found: records, lost } = await readLines(book, transport, ids, life.signal)
    const unread = lost > 0 ? new ApiError('unreadable', { operation: op.AproveitamentosAlunos.name }) : null
    const ready = ids.flatMap((id): Ready[] => {
      const record = records.get(id)
      const asked = queue.due(id)
      if (asked.size === 0) return []
      const { line, changes } = judged(book.line(id), record ?? unread, asked)
      book.handOver(line, { has: (chave) => asked.has(chave) && !line.edits.has(chave) && !line.becomes.has(chave) })
      outcomes.refused(line, asked)
      if (record && changes.size > 0) return [{ id, record, changes }]
      // the service already had these grades
      if (line.sending?.state === 'confirmed') outcomes.confirmed(id)
      return []
    })
    // lines that were already saved, refused or in conflict are done
    const goes = new Set(ready.map(({ id }) => id))
    finish(ids.filter((id) => !goes.has(id)))
    const sent: number[] = []
    const worker = async () => {
      // lines not started when the screen is left stay unsent
      for (let next = ready.shift(); next && !isStopped() && !isOver(); next = ready.shift()) {
        if (await write(next)) sent.push(next.id)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    if (sent.length > 0) void verify(sent)
  }

  async function sendBatch(batch: Wanted): Promise<void> {
    for (const left = new Set(batch.keys()); left.size > 0;) {
      if (isStopped() || isOver()) return
      const [ids = []] = byPage(book, [...left])
      for (const id of ids) left.delete(id)
      await sendPage(ids).catch((error: unknown) => {
        if (error instanceof ApiError) stop(error)
        else if (!isOver()) throw error
      })
    }
  }

  async function begin(now: Wanted): Promise<void> {
    stopping = false
    unanswered = 0
    book.beginSending()
    queue.start(now)
    update({ phase: 'sending', total: now.size, done: 0, stopping: false, error: null })
    while (!isStopped() && !isOver()) {
      const batch = queue.take()
      if (batch.size === 0) break
      await sendBatch(batch)
    }
    if (confirming.isUnderWay()) update({ phase: 'verifying', stopping: false })
    else settle()
  }

  return {
    progress: state.get,
    subscribe: state.subscribe,
    /**
     * Sends all lines that are ready, or these lines, or only one evaluation of them (`only`). Resolves when all are
     * sent or the sending was stopped; confirming goes on after that.
     */
    async send(ids: readonly number[] = book.ready(), only?: Key): Promise<void> {
      if (ids.length === 0 || state.get().stopping) return
      const wanted = wantedOf(book, ids, only)
      if (state.get().phase !== 'sending') await begin(wanted)
      else {
        queue.add(wanted)
        update(queue.counts())
      }
    },
    /** Resumes a stopped sending with the changes that have not been sent; later edits wait for the next sending. */
    async goOn(): Promise<void> {
      if (state.get().phase === 'sending') return
      await begin(queue.left())
    },
    /** Takes lines back that an earlier gradebook of this class sent and the service did not save. */
    returned(lines: readonly NotTaken[]): void {
      for (const { id, error } of lines) {
        const line = book.get(id)
        if (line && awaitsConfirmation(line)) notTaken(id, error, line.sending.changes)
      }
      outcomes.write()
    },
    /** Reads unconfirmed lines once more. */
    async verifyAgain(ids: readonly number[]): Promise<void> {
      for (const id of ids) book.set(inState(book.line(id), 'uncertain'))
      if (state.get().phase === 'idle') update({ phase: 'verifying' })
      await Promise.all(byPage(book, ids).map((ofPage) => verify(ofPage, [0])))
    },
    /** Stops after the requests in flight; the rest stays unsent. */
    stop: () => stop(null),
    /** The screen was mounted (again). */
    start() {
      if (life.signal.aborted) life = new AbortController()
    },
    /** Ends without logging, because all personal data is wiped. */
    end: () => life.abort(),
    /** The same person leaves the screen: logs the results so far. */
    leave: () => {
      outcomes.write()
      life.abort()
    },
  }
}
