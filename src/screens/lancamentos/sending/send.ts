/**
 * Sending (src/README §4): page by page each line is read again, compared, sent whole, and then looked for in further
 * readings after 1, 3 and 8 s. Nothing is ever sent twice by itself; what nobody can vouch for is marked as such.
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
  /** The person has stopped it; what is under way ends first. */
  stopping: boolean
  /** Why it stopped before its end; null when it did not, or when the person stopped it. */
  error: ApiError | null
}

/** Milliseconds after a sending at which it is looked for, ± 20 % so that a school does not ask in one beat. */
const moments = [1000, 3000, 8000]
/** One-way calls at a time. */
const atOnce = 4
/** So many calls in a row without an answer, and the network is taken for gone. */
const drops = 3

export type GradeSender = ReturnType<typeof createGradeSender>

/** A line that may be sent: the record as just read, and what changes in it. */
interface Ready {
  id: number
  record: AproveitamentoAluno
  changes: Changes
}

export function createGradeSender(book: Book, halves: Transport) {
  let life = new AbortController()
  const ended = () => life.signal.aborted
  const stopped = () => ending
  const state = createStore<Progress>({ phase: 'idle', total: 0, done: 0, stopping: false, error: null })
  let ending = false
  let checking = 0
  /** What is being sent, what was asked for meanwhile and follows it, and all of that together. */
  let wanted: Wanted = new Map()
  let following = new Map<number, Changes>()
  let asked = new Map<number, Changes>()
  /** Of whom all of it is sent: each counts once. */
  const finished = new Set<number>()
  const outcomes = createOutcomes(book, halves.note)
  /** All is quiet: what came of it is written down. */
  const rest = () => {
    outcomes.write()
    update({ phase: 'idle', stopping: false })
  }
  const update = (part: Partial<Progress>) => {
    if (!ended()) state.set({ ...state.get(), ...part })
  }
  const stop = (error: ApiError | null) => {
    ending = true
    update({ stopping: true, error: state.get().error ?? error })
  }

  function finish(ids: readonly number[]): void {
    for (const id of ids) if (!following.has(id)) finished.add(id)
    update({ total: asked.size, done: finished.size })
  }

  /** On the page where they stand by now: tokens of a former reading may hold no longer. */
  const read = (ids: readonly number[]) => readLines(halves, ids, book.get(ids[0] ?? 0)?.page ?? null, life.signal)
  const giveBack = (id: number, error: ApiError | null) => {
    const line = book.line(id)
    if (awaitsConfirmation(line)) book.takeOver(givenBack(line, error, book), line.sending.changes.keys())
  }

  async function lookFor(ids: readonly number[], when: readonly number[] = moments) {
    const began = performance.now()
    const looked = new Map(ids.map((id) => [id, book.line(id).sending?.changes]))
    let missing = [...ids]
    for (const moment of when) {
      const target = moment * (0.8 + 0.4 * halves.random())
      await halves.wait(Math.max(0, target - (performance.now() - began)), life.signal)
      if (ended()) return
      const { found: records } = await read(missing).catch((error: unknown) => {
        if (error instanceof ApiError || ended()) return { found: new Map<number, AproveitamentoAluno>() }
        throw error
      })
      if (ended()) return
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
      // sent once more meanwhile: that sending is looked for by itself
      if (line.sending?.changes === looked.get(id)) book.set(inState(line, 'unconfirmed'))
    }
  }

  async function verify(...looked: Parameters<typeof lookFor>) {
    checking += 1
    // also where the screen goes away meanwhile: it may come back
    await lookFor(...looked).finally(() => (checking -= 1))
    if (checking === 0 && !ended() && state.get().phase === 'verifying') rest()
  }

  let unanswered = 0
  /** Sends one line; answers whether it may have arrived and has to be looked for. */
  async function write({ id, record, changes: judgedToo }: Ready): Promise<boolean> {
    const changes = stillSo(book.line(id), judgedToo)
    if (changes.size === 0) {
      finish([id])
      return false
    }
    book.handOver(sent(book.line(id), changes), changes)
    const outcome = await halves.write(withChanges(record, changes))
    finish([id])
    if (ended()) {
      if (errorOfNotTaken(outcome)) halves.keepAsUnsent(id)
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
      if (unanswered >= drops) stop(error)
      book.set(inState(book.line(id), 'uncertain'))
      return true
    }
    unanswered = 0
    if (!notTaken(id, error, changes)) stop(error)
    return false
  }

  /** What was sent of this line is unsent again. Answers whether the reason lies in the line itself. */
  function notTaken(id: number, error: ApiError, changes: Changes): boolean {
    const own = error.kind === 'refused' || error.kind === 'notFound'
    if (own) book.scale.wasRefused([...changes.values()].map(({ valor }) => valor))
    giveBack(id, own ? error : null)
    outcomes.refused(book.line(id), changes)
    return own
  }

  async function sendPage(ids: readonly number[]): Promise<void> {
    await halves.earlier()
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
      // it was so already
      if (line.sending?.state === 'confirmed') outcomes.confirmed(id)
      return []
    })
    // what was already so, refused or in conflict is done with
    const goes = new Set(queue.map(({ id }) => id))
    finish(ids.filter((id) => !goes.has(id)))
    const sent: number[] = []
    const worker = async () => {
      // what has not begun when the screen goes stays unsent
      for (let ready = queue.shift(); ready && !ending && !ended(); ready = queue.shift()) {
        if (await write(ready)) sent.push(ready.id)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    if (sent.length > 0) void verify(sent)
  }

  /** With what was sent before and not seen again, or it would be forgotten. */
  function withUnseen(asked: Wanted): Wanted {
    return new Map(
      [...asked].map(([id, changes]) => {
        const line = book.line(id)
        // what is only to become public, or final, takes the figure along that nobody has seen at the school yet
        const both = new Map(awaitsConfirmation(line) ? line.sending.changes : nothing)
        for (const [chave, change] of changes) both.set(chave, { ...both.get(chave), ...change })
        giveBack(id, null)
        return [id, stillSo(book.line(id), both)]
      }),
    )
  }

  async function sendAll(now: Wanted): Promise<void> {
    wanted = withUnseen(now)
    // what is left of it goes on with the rest
    join(asked, wanted)
    for (const left = new Set(wanted.keys()); left.size > 0;) {
      if (stopped() || ended()) return
      const [ids = []] = byPage(book, [...left])
      for (const id of ids) left.delete(id)
      await sendPage(ids).catch((error: unknown) => {
        if (error instanceof ApiError) stop(error)
        else if (!ended()) throw error
      })
    }
  }

  /** Asked for while another sending is under way: what that one does not send already follows it. */
  function follow(now: Wanted): void {
    // with who is done with nothing goes any more, whatever was asked for
    const goes = (id: number) => (finished.has(id) ? nothing : stillSo(book.line(id), wanted.get(id) ?? nothing))
    const more = new Map([...now].filter(([id, changes]) => [...changes.keys()].some((key) => !goes(id).has(key))))
    join(following, more)
    join(asked, more)
    for (const id of more.keys()) finished.delete(id)
    finish([])
  }

  async function begin(now: Wanted): Promise<void> {
    ending = false
    unanswered = 0
    book.beginSending()
    finished.clear()
    update({ phase: 'sending', total: now.size, done: 0, stopping: false, error: null })
    following = new Map(now)
    asked = new Map(now)
    while (following.size > 0 && !stopped() && !ended()) {
      const next = following
      following = new Map()
      await sendAll(next)
    }
    if (checking > 0) update({ phase: 'verifying', stopping: false })
    else rest()
  }

  return {
    progress: state.get,
    subscribe: state.subscribe,
    /**
     * Sends what is ready, or these once more, or one evaluation of theirs and nothing else; resolves when all is sent or it
     * was stopped. Confirming goes on meanwhile.
     */
    async send(ids: readonly number[] = book.ready(), only?: Key): Promise<void> {
      if (ids.length === 0 || state.get().stopping) return
      if (state.get().phase === 'sending') follow(wantedOf(book, ids, only))
      else await begin(wantedOf(book, ids, only))
    },
    /** Goes on with what was asked for and has not left; what was typed since waits for the person. */
    async goOn(): Promise<void> {
      if (state.get().phase === 'sending') return
      const left = [...asked].filter(([id]) => hasPending(book.line(id)))
      const still = left.map(([id, changes]) => [id, stillSo(book.line(id), changes)] as const)
      await begin(new Map(still.filter(([, { size }]) => size > 0)))
    },
    /** These were sent by a gradebook that was left, and were not taken. */
    returned(lines: readonly NotTaken[]): void {
      for (const { id, error } of lines) {
        const line = book.get(id)
        if (line && awaitsConfirmation(line)) notTaken(id, error, line.sending.changes)
      }
      outcomes.write()
    },
    /** Looks once more for what was not confirmed. */
    async verifyAgain(ids: readonly number[]): Promise<void> {
      for (const id of ids) book.set(inState(book.line(id), 'uncertain'))
      if (state.get().phase === 'idle') update({ phase: 'verifying' })
      await Promise.all(byPage(book, ids).map((ofPage) => verify(ofPage, [0])))
    },
    /** What is under way ends; the rest stays unsent. */
    stop: () => stop(null),
    /** The screen is there (again). */
    start() {
      if (life.signal.aborted) life = new AbortController()
    },
    /** The screen goes away. */
    end: () => life.abort(),
    /** The same, and its person is still there: what is known to have come of it is written down. */
    leave: () => {
      outcomes.write()
      life.abort()
    },
  }
}
