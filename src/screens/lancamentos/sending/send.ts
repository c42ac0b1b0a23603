/**
 * Sending (src/README §4): page by page, each line is read again, compared, sent whole, and confirmed by further
 * readings after 1, 3 and 8 s. Nothing is sent twice automatically; a line that no reading shows becomes `unconfirmed`.
 */
import { ApiError } from '@/api'
import { type AproveitamentoAluno, op } from '@/contract'
import { type Changes, matches, withChanges } from '@/domain/lancamento'
import type { Key } from '@/domain/notas/keys'
import { createStore } from '@/session'
import type { Book } from '../book/book'
import { hasPending, awaitsConfirmation, readAgain } from '../book/line'
import { createOutcomes } from './outcomes'
import { readLines, type Transport } from './transport'
import { byPage, join, nothing, type Wanted, wantedOf } from './wanted'
import { errorOfNotTaken, type NotTaken } from '../book/underWay'
import { givenBack, inState, judged, sent, stillSo } from '../book/lineSteps'

export interface Progress {
  phase: 'idle' | 'sending' | 'verifying'
  total: number
  done: number
  /** The sending was stopped; requests in flight end first. */
  stopping: boolean
  /** Why the sending stopped before its end; null if it did not, or if the teacher stopped it. */
  error: ApiError | null
}

/** Milliseconds after a sending at which it is read again, ± 20 % so that a school's tabs do not ask all at once. */
const moments = [1000, 3000, 8000]
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
  /** Looks for sent lines that have not ended (`verify`). */
  let checking = 0
  /** The batch being sent, the changes requested meanwhile that follow it, and both together. */
  let wanted: Wanted = new Map()
  let following = new Map<number, Changes>()
  let asked = new Map<number, Changes>()
  /** Ids of the lines that are done, for the progress. */
  const finished = new Set<number>()
  const outcomes = createOutcomes(book, transport.note)
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
    for (const id of ids) if (!following.has(id)) finished.add(id)
    update({ total: asked.size, done: finished.size })
  }

  /** Reads lines by their current page token, because tokens of an earlier reading may have expired. */
  const read = (ids: readonly number[]) => readLines(transport, ids, book.get(ids[0] ?? 0)?.page ?? null, life.signal)
  const giveBack = (id: number, error: ApiError | null) => {
    const line = book.line(id)
    if (awaitsConfirmation(line)) book.makeUnsent(givenBack(line, error, book), line.sending.changes.keys())
  }

  async function lookFor(ids: readonly number[], when: readonly number[] = moments) {
    const began = performance.now()
    const looked = new Map(ids.map((id) => [id, book.line(id).sending?.changes]))
    let missing = [...ids]
    for (const moment of when) {
      const target = moment * (0.8 + 0.4 * transport.random())
      await transport.wait(Math.max(0, target - (performance.now() - began)), life.signal)
      if (isOver()) return
      const { found: records } = await read(missing).catch((error: unknown) => {
        if (error instanceof ApiError || isOver()) return { found: new Map<number, AproveitamentoAluno>() }
        throw error
      })
      if (isOver()) return
      missing = missing.filter((id) => {
        const [line, record] = [book.get(id), records.get(id)]
        if (!line || !awaitsConfirmation(line)) return false
        if (!record || !matches(record, line.sending.changes)) return true
        book.set({ ...inState(readAgain(line, record), 'confirmed'), confirmedAt: performance.now() })
        outcomes.confirmed(id)
        return false
      })
      if (missing.length === 0) break
    }
    for (const id of missing) {
      const line = book.line(id)
      // a line that was sent again meanwhile is confirmed by its own `lookFor`
      if (line.sending?.changes === looked.get(id)) book.set(inState(line, 'unconfirmed'))
    }
  }

  async function verify(...looked: Parameters<typeof lookFor>) {
    checking += 1
    // counted down also when the screen was left, because it may come back
    await lookFor(...looked).finally(() => (checking -= 1))
    if (checking === 0 && !isOver() && state.get().phase === 'verifying') settle()
  }

  let unanswered = 0
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
    giveBack(id, own ? error : null)
    outcomes.refused(book.line(id), changes)
    return own
  }

  async function sendPage(ids: readonly number[]): Promise<void> {
    await transport.earlier()
    const { found: records, lost } = await read(ids)
    const unread = lost > 0 ? new ApiError('unreadable', { operation: op.AproveitamentosAlunos.name }) : null
    const queue = ids.flatMap((id): Ready[] => {
      const record = records.get(id)
      const asked = stillSo(book.line(id), wanted.get(id) ?? nothing)
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
    const goes = new Set(queue.map(({ id }) => id))
    finish(ids.filter((id) => !goes.has(id)))
    const sent: number[] = []
    const worker = async () => {
      // lines not started when the screen is left stay unsent
      for (let ready = queue.shift(); ready && !isStopped() && !isOver(); ready = queue.shift()) {
        if (await write(ready)) sent.push(ready.id)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    if (sent.length > 0) void verify(sent)
  }

  /** Adds the unconfirmed changes of these lines, which would be lost otherwise. */
  function withUnseen(asked: Wanted): Wanted {
    return new Map(
      [...asked].map(([id, changes]) => {
        const line = book.line(id)
        // a mark alone is merged with the unconfirmed grade of its cell, so that both are sent
        const both = new Map(awaitsConfirmation(line) ? line.sending.changes : nothing)
        for (const [chave, change] of changes) both.set(chave, { ...both.get(chave), ...change })
        giveBack(id, null)
        return [id, stillSo(book.line(id), both)]
      }),
    )
  }

  async function sendAll(now: Wanted): Promise<void> {
    wanted = withUnseen(now)
    // so that `goOn` after a stop includes them
    join(asked, wanted)
    for (const left = new Set(wanted.keys()); left.size > 0;) {
      if (isStopped() || isOver()) return
      const [ids = []] = byPage(book, [...left])
      for (const id of ids) left.delete(id)
      await sendPage(ids).catch((error: unknown) => {
        if (error instanceof ApiError) stop(error)
        else if (!isOver()) throw error
      })
    }
  }

  /** Queues a request made during a sending: changes that the current batch does not include follow it. */
  function follow(now: Wanted): void {
    // a line that is done sends nothing more in this batch
    const goes = (id: number) => (finished.has(id) ? nothing : stillSo(book.line(id), wanted.get(id) ?? nothing))
    const more = new Map([...now].filter(([id, changes]) => [...changes.keys()].some((key) => !goes(id).has(key))))
    join(following, more)
    join(asked, more)
    for (const id of more.keys()) finished.delete(id)
    finish([])
  }

  async function begin(now: Wanted): Promise<void> {
    stopping = false
    unanswered = 0
    book.beginSending()
    finished.clear()
    update({ phase: 'sending', total: now.size, done: 0, stopping: false, error: null })
    following = new Map(now)
    asked = new Map(now)
    while (following.size > 0 && !isStopped() && !isOver()) {
      const next = following
      following = new Map()
      await sendAll(next)
    }
    if (checking > 0) update({ phase: 'verifying', stopping: false })
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
      if (state.get().phase === 'sending') follow(wantedOf(book, ids, only))
      else await begin(wantedOf(book, ids, only))
    },
    /** Resumes a stopped sending with the changes that have not been sent; later edits wait for the next sending. */
    async goOn(): Promise<void> {
      if (state.get().phase === 'sending') return
      const left = [...asked].filter(([id]) => hasPending(book.line(id)))
      const still = left.map(([id, changes]) => [id, stillSo(book.line(id), changes)] as const)
      await begin(new Map(still.filter(([, { size }]) => size > 0)))
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
