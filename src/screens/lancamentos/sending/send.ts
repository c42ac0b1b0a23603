/**
 * Sending (src/README §4): page by page each line is read again, compared, sent whole, and then looked for in further
 * readings after 1, 3 and 8 s. Nothing is ever sent twice by itself; what nobody can vouch for is marked as such.
 */
import { ApiError } from '@/api'
import type { AproveitamentoAluno } from '@/contract'
import { type Changes, type Key, matches, withChanges } from '@/domain/lancamento'
import { createStore } from '@/session'
import type { SentEntry } from '../../shared/sent/sentLog'
import type { Book } from '../book/book'
import { type Line, marksRefused, onItsWay, pending, readAgain } from '../book/line'
import { readLines, type Transport } from './transport'
import { givenBack, inState, judged, sent, stillSo } from '../book/lineSteps'

export interface Progress {
  phase: 'parado' | 'enviando' | 'conferindo'
  total: number
  done: number
  /** The person has stopped it; what is under way ends first. */
  stopping: boolean
  /** Why it stopped before its end; null when it did not, or when the person stopped it. */
  erro: ApiError | null
}

/** Milliseconds after a sending at which it is looked for, ± 20 % so that a school does not ask in one beat. */
const momentos = [1000, 3000, 8000]
/** One-way calls at a time. */
const juntas = 4
/** So many calls in a row without an answer, and the network is taken for gone. */
const drops = 3

/** So many evaluations are named in the log of what was sent. */
const named = 3
function titlesOf({ columns }: Book, keys: ReadonlySet<Key>): string {
  const titles = columns.filter(({ chave }) => keys.has(chave)).map(({ titulo }) => titulo)
  return [...titles.slice(0, named), ...(titles.length > named ? ['…'] : [])].join(', ')
}

export type Sending = ReturnType<typeof createSending>

/** What is to be sent of each student, as it stood when the person asked for it. */
type Wanted = ReadonlyMap<number, Changes>
const none: Changes = new Map()

/** A line that may be sent: the record as just read, and what changes in it. */
interface Ready {
  id: number
  record: AproveitamentoAluno
  changes: Changes
}

export function createSending(book: Book, halves: Transport) {
  let fim = new AbortController()
  const ended = () => fim.signal.aborted
  const stopped = () => ending
  const state = createStore<Progress>({ phase: 'parado', total: 0, done: 0, stopping: false, erro: null })
  let ending = false
  let checking = 0
  /** What is being sent, and what was asked for meanwhile and follows it. */
  let wanted: Wanted = new Map()
  let following = new Map<number, Changes>()
  /** Of whom something is sent, and of whom all of it: each counts once. */
  let students = new Set<number>()
  const finished = new Set<number>()
  /** What has been confirmed since all was quiet the last time. */
  let done: { kind: SentEntry['kind']; id: number; chave: Key }[] = []
  const noteDone = (id: number) => {
    for (const [chave, { valor, becomes }] of book.get(id)?.sending?.changes ?? []) {
      if (valor !== undefined || !becomes) done.push({ kind: 'students', id, chave })
      if (becomes) done.push({ kind: becomes === 'fechada' ? 'closed' : 'published', id, chave })
    }
  }
  /** What of these was not made public, or final. */
  const noteRefused = (line: Line, asked: Changes) => {
    for (const [chave, becomes] of marksRefused(line))
      if (asked.has(chave))
        done.push({ kind: becomes === 'fechada' ? 'notClosed' : 'notPublished', id: line.id, chave })
  }
  /** All is quiet: what came of it is written down. */
  const rest = () => {
    halves.note(
      (['students', 'published', 'closed', 'notPublished', 'notClosed'] as const).flatMap((kind) => {
        const of = done.filter((one) => one.kind === kind)
        const n = kind === 'students' ? new Set(of.map(({ id }) => id)).size : of.length
        return n > 0 ? [{ kind, n, name: titlesOf(book, new Set(of.map(({ chave }) => chave))) }] : []
      }),
    )
    done = []
    tell({ phase: 'parado', stopping: false })
  }
  const tell = (part: Partial<Progress>) => {
    if (!ended()) state.set({ ...state.get(), ...part })
  }
  const stop = (erro: ApiError | null) => {
    ending = true
    tell({ stopping: true, erro: state.get().erro ?? erro })
  }

  function finish(ids: readonly number[]): void {
    for (const id of ids) if (!following.has(id)) finished.add(id)
    tell({ total: students.size, done: finished.size })
  }

  const read = (ids: readonly number[], page: string | null) => readLines(halves, ids, page, fim.signal)
  const giveBack = (id: number, erro: ApiError | null) => {
    const line = book.line(id)
    if (onItsWay(line)) book.takeOver(givenBack(line, erro, book), line.sending.changes.keys())
  }

  function byPage(ids: readonly number[]): Map<string | null, number[]> {
    const pages = new Map<string | null, number[]>()
    for (const id of ids) {
      const { page } = book.line(id)
      pages.set(page, [...(pages.get(page) ?? []), id])
    }
    return pages
  }

  async function verify(ids: readonly number[], page: string | null, when: readonly number[] = momentos) {
    checking += 1
    const inicio = performance.now()
    const looked = new Map(ids.map((id) => [id, book.line(id).sending?.changes]))
    let missing = [...ids]
    for (const momento of when) {
      const target = momento * (0.8 + 0.4 * halves.random())
      await halves.wait(Math.max(0, target - (performance.now() - inicio)), fim.signal)
      if (ended()) return
      const records = await read(missing, page).catch((error: unknown) => {
        if (error instanceof ApiError || ended()) return new Map<number, AproveitamentoAluno>()
        throw error
      })
      if (ended()) return
      missing = missing.filter((id) => {
        const [line, record] = [book.get(id), records.get(id)]
        if (!line || !onItsWay(line)) return false
        if (!record || !matches(record, line.sending.changes)) return true
        book.set(inState(readAgain(line, record), 'confirmada'))
        noteDone(id)
        return false
      })
      if (missing.length === 0) break
    }
    for (const id of missing) {
      const line = book.line(id)
      // sent once more meanwhile: that sending is looked for by itself
      if (line.sending?.changes === looked.get(id)) book.set(inState(line, 'naoConfirmada'))
    }
    checking -= 1
    if (checking === 0 && state.get().phase === 'conferindo') rest()
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
    if (ended()) return false
    if (outcome.kind === 'accepted') {
      unanswered = 0
      book.set(inState(book.line(id), 'recebida'))
      return true
    }
    const { error } = outcome
    if (outcome.kind === 'uncertain') {
      unanswered = error.kind === 'fault' ? 0 : unanswered + 1
      if (unanswered >= drops) stop(error)
      book.set(inState(book.line(id), 'incerta'))
      return true
    }
    unanswered = 0
    const own = error.kind === 'refused' || error.kind === 'notFound'
    if (own) book.scale.wasRefused([...changes.values()].map(({ valor }) => valor))
    giveBack(id, own ? error : null)
    noteRefused(book.line(id), changes)
    if (!own) stop(error)
    return false
  }

  async function sendPage(ids: readonly number[], page: string | null): Promise<void> {
    const records = await read(ids, page)
    const fila = ids.flatMap((id): Ready[] => {
      const record = records.get(id)
      const asked = stillSo(book.line(id), wanted.get(id) ?? none)
      if (asked.size === 0) return []
      const { line, changes } = judged(book.line(id), record, asked)
      book.handOver(line, { has: (chave) => asked.has(chave) && !line.edits.has(chave) && !line.becomes.has(chave) })
      noteRefused(line, asked)
      if (record && changes.size > 0) return [{ id, record, changes }]
      // it was so already
      if (line.sending?.state === 'confirmada') noteDone(id)
      return []
    })
    // what was already so, refused or in conflict is done with
    const goes = new Set(fila.map(({ id }) => id))
    finish(ids.filter((id) => !goes.has(id)))
    const enviadas: number[] = []
    const worker = async () => {
      for (let ready = fila.shift(); ready && !ending; ready = fila.shift()) {
        if (await write(ready)) enviadas.push(ready.id)
      }
    }
    await Promise.all(Array.from({ length: juntas }, worker))
    if (enviadas.length > 0) void verify(enviadas, page)
  }

  /** As these lines stand now. */
  const asNow = (ids: readonly number[]) => new Map<number, Changes>(ids.map((id) => [id, pending(book.line(id))]))

  /** With what was sent before and not seen again, or it would be forgotten. */
  function withUnseen(asked: Wanted): Wanted {
    return new Map(
      [...asked].map(([id, changes]) => {
        const line = book.line(id)
        const unseen = onItsWay(line) ? line.sending.changes : none
        giveBack(id, null)
        return [id, new Map([...stillSo(book.line(id), unseen), ...changes])]
      }),
    )
  }

  async function sendAll(asked: Wanted): Promise<void> {
    wanted = withUnseen(asked)
    for (const [page, ids] of byPage([...wanted.keys()])) {
      if (stopped() || ended()) return
      await sendPage(ids, page).catch((error: unknown) => {
        if (error instanceof ApiError) stop(error)
        else if (!ended()) throw error
      })
    }
  }

  /** Asked for while another sending is under way: what that one does not send already follows it. */
  function follow(ids: readonly number[]): void {
    const more = [...asNow(ids)].filter(([id, now]) => stillSo(book.line(id), wanted.get(id) ?? none).size < now.size)
    for (const [id, now] of more) {
      following.set(id, now)
      finished.delete(id)
      students.add(id)
    }
    finish([])
  }

  return {
    progress: state.get,
    subscribe: state.subscribe,
    /** Sends what is ready, or these once more; resolves when all is sent or it was stopped. Confirming goes on meanwhile. */
    async send(ids: readonly number[] = book.ready()): Promise<void> {
      if (ids.length === 0 || state.get().stopping) return
      if (state.get().phase === 'enviando') {
        follow(ids)
        return
      }
      ending = false
      unanswered = 0
      book.dismissRestored()
      students = new Set(ids)
      finished.clear()
      tell({ phase: 'enviando', total: ids.length, done: 0, stopping: false, erro: null })
      following = asNow(ids)
      while (following.size > 0 && !stopped() && !ended()) {
        const asked = following
        following = new Map()
        await sendAll(asked)
      }
      if (checking > 0) tell({ phase: 'conferindo', stopping: false })
      else rest()
    },
    /** Looks once more for what was not confirmed. */
    async verifyAgain(ids: readonly number[]): Promise<void> {
      for (const id of ids) book.set(inState(book.line(id), 'incerta'))
      if (state.get().phase === 'parado') tell({ phase: 'conferindo' })
      await Promise.all([...byPage(ids)].map(([page, daPagina]) => verify(daPagina, page, [0])))
    },
    /** What is under way ends; the rest stays unsent. */
    stop: () => stop(null),
    /** The screen is there (again). */
    start() {
      if (fim.signal.aborted) fim = new AbortController()
    },
    /** The screen goes away. */
    end: () => fim.abort(),
  }
}
