/**
 * Sending (src/README §4): page by page each line is read again, compared, sent whole, and then looked for in further
 * readings after 1, 3 and 8 s. Nothing is ever sent twice by itself; what nobody can vouch for is marked as such.
 */
import { ApiError } from '@/api'
import type { AproveitamentoAluno } from '@/contract'
import { type Change, type Changes, type Key, matches, withChanges } from '@/domain/lancamento'
import { createStore } from '@/session'
import type { SentEntry } from '../../shared/sent/sentLog'
import type { Book } from '../book/book'
import { readLines, type Transport } from './transport'
import { onItsWay, readAgain } from '../book/line'
import { givenBack, inState, judged, sent } from '../book/lineSteps'

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
  /** What has been confirmed since all was quiet the last time: how much, and in which evaluations. */
  const done = new Map<SentEntry['kind'], { n: number; keys: Set<Key> }>()
  const noteDone = (id: number) => {
    const changes = [...(book.get(id)?.sending?.changes ?? [])]
    const add = (kind: SentEntry['kind'], of: (change: Change) => boolean) => {
      const keys = changes.filter(([, change]) => of(change)).map(([chave]) => chave)
      if (keys.length === 0) return
      const before = done.get(kind)
      const n = (before?.n ?? 0) + (kind === 'students' ? 1 : keys.length)
      done.set(kind, { n, keys: new Set([...(before?.keys ?? []), ...keys]) })
    }
    add('students', ({ valor, becomes }) => valor !== undefined || !becomes)
    add('published', ({ becomes }) => becomes === 'publicada')
    add('closed', ({ becomes }) => becomes === 'fechada')
  }
  /** All is quiet: what came of it is written down. */
  const rest = () => {
    halves.note([...done].map(([kind, { n, keys }]) => ({ kind, n, name: titlesOf(book, keys) })))
    done.clear()
    tell({ phase: 'parado', stopping: false })
  }
  const tell = (part: Partial<Progress>) => {
    if (!ended()) state.set({ ...state.get(), ...part })
  }
  const stop = (erro: ApiError | null) => {
    ending = true
    tell({ stopping: true, erro: state.get().erro ?? erro })
  }

  const read = (ids: readonly number[], page: string | null) => readLines(halves, ids, page, fim.signal)
  const giveBack = (id: number, erro: ApiError | null) => {
    const line = book.line(id)
    if (onItsWay(line)) book.set(givenBack(line, erro, book.sign))
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
  async function write({ id, record, changes }: Ready): Promise<boolean> {
    book.set(sent(book.line(id), changes))
    const outcome = await halves.write(withChanges(record, changes))
    tell({ done: state.get().done + 1 })
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
    if (!own) stop(error)
    return false
  }

  async function sendPage(ids: readonly number[], page: string | null): Promise<void> {
    const records = await read(ids, page)
    const fila = ids.flatMap((id): Ready[] => {
      const record = records.get(id)
      const { line, changes } = judged(book.line(id), record)
      book.set(line)
      if (record && changes.size > 0) return [{ id, record, changes }]
      // it was so already
      if (line.sending?.state === 'confirmada') noteDone(id)
      return []
    })
    // what was already so, refused or in conflict is done with
    tell({ done: state.get().done + ids.length - fila.length })
    const enviadas: number[] = []
    const worker = async () => {
      for (let ready = fila.shift(); ready && !ending; ready = fila.shift()) {
        if (await write(ready)) enviadas.push(ready.id)
      }
    }
    await Promise.all(Array.from({ length: juntas }, worker))
    if (enviadas.length > 0) void verify(enviadas, page)
  }

  return {
    progress: state.get,
    subscribe: state.subscribe,
    /** Sends what is ready; resolves when all is sent or it was stopped. Confirming goes on meanwhile. */
    async send(ids: readonly number[] = book.ready()): Promise<void> {
      if (state.get().phase === 'enviando' || ids.length === 0) return
      ending = false
      unanswered = 0
      book.forgetSteps()
      book.dismissRestored()
      tell({ phase: 'enviando', total: ids.length, done: 0, stopping: false, erro: null })
      const pages = new Map<string | null, number[]>()
      for (const id of ids) {
        // what was sent before and not seen again goes along, or it would be forgotten
        giveBack(id, null)
        const { page } = book.line(id)
        pages.set(page, [...(pages.get(page) ?? []), id])
      }
      for (const [page, daPagina] of pages) {
        if (stopped() || ended()) break
        await sendPage(daPagina, page).catch((error: unknown) => {
          if (error instanceof ApiError) stop(error)
          else if (!ended()) throw error
        })
      }
      if (checking > 0) tell({ phase: 'conferindo', stopping: false })
      else rest()
    },
    /** Sends again what was not confirmed: a decision of the person. */
    async sendAgain(ids: readonly number[]): Promise<void> {
      for (const id of ids) giveBack(id, null)
      await this.send(ids)
    },
    /** Looks once more for what was not confirmed. */
    async verifyAgain(ids: readonly number[]): Promise<void> {
      const pages = new Set(ids.map((id) => book.line(id).page))
      for (const id of ids) book.set(inState(book.line(id), 'incerta'))
      if (state.get().phase === 'parado') tell({ phase: 'conferindo' })
      await Promise.all(
        [...pages].map((page) =>
          verify(
            ids.filter((id) => book.line(id).page === page),
            page,
            [0],
          ),
        ),
      )
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
