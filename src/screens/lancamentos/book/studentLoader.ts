/** Every student of the class, fetched page by page in the background; the pages are remembered to read lines again. */
import {
  ApiError,
  isLost,
  maybeCut,
  nextToken,
  pauseBeforeRetry,
  readAnew,
  type Reading,
  readOnce,
  shouldRetryRead,
} from '@/api'
import { op, type Output } from '@/contract'
import { createStore } from '@/session'
import { studentsAtOnce as size } from '../../diario/classe/reads'
import { listenForCalm, wait } from './calm'
import type { Book } from './book'
import type { PageAgain } from '../sending/transport'

/** A service whose tokens never end is asked no further; enough for 20,000 students. */
const morePages = 400
/** Milliseconds (decisions §2). */
const longestAnswer = 15_000
/** A page that does not come is asked for again after so many milliseconds; then the person decides. */
const pauses = [1000, 4000]
/** Pages that come one upon another are put in together so often, in milliseconds: each time the screen is drawn anew. */
const pace = 500

export interface StudentLoading {
  state: 'loading' | 'complete' | 'maybeMore' | 'error'
  /** Why the loading stopped, or why the last reading again failed. */
  error: ApiError | null
  /** Records that could not be read. */
  lost: number
  /** Milliseconds of this device's clock. */
  updatedAt: number
  refreshing: boolean
}

type Pagina = Output<typeof op.AproveitamentosAlunos>

export type StudentLoader = ReturnType<typeof createStudentLoader>

/** @param reading when and how completely the first page was read. */
export function createStudentLoader(book: Book, first: Pagina, reading: Pick<Reading, 'updatedAt' | 'dropped'>) {
  const { idClasse } = book
  const tokens: (string | null)[] = [null]
  let quantidade = size
  let life = new AbortController()
  /** Records of each page that could not be read. */
  const dropped = new Map<string | null, number>([[null, reading.dropped]])
  const nextOf = (page: Pagina, token: string | null) => nextToken(page, tokens, morePages, dropped.get(token) ?? 0)
  let next = nextOf(first, null)
  const lost = () => [...dropped.values()].reduce((sum, n) => sum + n, 0)
  const perhaps = (page: Pagina) => maybeCut(page, dropped.get(null) ?? 0, quantidade)
  /** The first page that this reading goes on from. */
  let begin = first
  const rest = perhaps(first) ? 'maybeMore' : 'complete'
  const state = createStore<StudentLoading>({
    state: next === null ? rest : 'loading',
    error: null,
    lost: reading.dropped,
    updatedAt: reading.updatedAt,
    refreshing: false,
  })
  function update(part: Partial<StudentLoading>): void {
    state.set({ ...state.get(), ...part })
  }
  /** When the first page was read that stands in the book. */
  let seen = reading.updatedAt
  async function read(tokenPagina: string | null, signal: AbortSignal, most = quantidade): Promise<Pagina> {
    const ask = { idClasse, quantidade: most, tokenPagina }
    const isFirst = tokenPagina === null
    // of the first page: a person who leaves and comes back finds the class as last read
    const { reply, dropped: n } = await (isFirst ? readAnew : readOnce)(op.AproveitamentosAlunos, ask, signal)
    // nobody has left a class of which not one line could be read
    if (n > 0 && reply.itens.length === 0) throw new ApiError('unreadable', { operation: 'AproveitamentosAlunos' })
    dropped.set(tokenPagina, n)
    if (isFirst) seen = Date.now()
    return reply
  }

  async function readPatiently(token: string | null, signal: AbortSignal): Promise<Pagina> {
    for (const [failures, pause] of pauses.entries()) {
      try {
        return await read(token, signal)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const isBusy = error.kind === 'busy'
        // a busy service that tells a time, or stays busy, is waited for in sight (`Arrivals`), like that of every read
        const isAgain = isBusy
          ? shouldRetryRead(failures, error)
          : isLost(error) || error.kind === 'timeout' || error.kind === 'fault'
        if (!isAgain) throw error
        await wait(isBusy ? pauseBeforeRetry(failures, error) : pause, signal)
      }
    }
    return read(token, signal)
  }

  /** Runs a reading; an answer that comes after the screen went away is dropped. */
  async function run(work: (signal: AbortSignal) => Promise<void>, failed: (error: ApiError) => void): Promise<void> {
    const { signal } = life
    try {
      await work(signal)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      failed(error)
    }
  }

  async function load(signal: AbortSignal): Promise<void> {
    const calm = listenForCalm(signal)
    let placed = performance.now()
    const come: { itens: Pagina['itens']; token: string; since: number }[] = []
    const put = () => {
      for (const { itens, token, since } of come.splice(0)) book.merge(itens, token, since)
      update({ lost: lost() })
      placed = performance.now()
    }
    let comesBack = false
    try {
      while (next !== null) {
        const token = next
        await calm()
        const since = performance.now()
        const page = await readPatiently(token, signal)
        if (signal.aborted) return
        tokens.push(token)
        next = nextOf(page, token)
        comesBack = page.tokenPagina != null && tokens.includes(page.tokenPagina)
        come.push({ itens: page.itens, token, since })
        if (performance.now() - placed >= pace) put()
      }
    } finally {
      if (!signal.aborted) put()
    }
    // a token that comes back leads nowhere: it is as good as none
    const isCut = comesBack && perhaps({ ...begin, tokenPagina: null })
    if (state.get().state === 'loading') update({ state: isCut ? 'maybeMore' : 'complete' })
  }
  async function longer(signal: AbortSignal): Promise<void> {
    const [many, since] = [quantidade * 10, performance.now()]
    const page = await read(null, signal, many)
    if (signal.aborted) return
    quantidade = many
    begin = page
    work = load
    next = nextOf(page, null)
    book.merge(page.itens, null, since)
    update({ lost: lost() })
    if (perhaps(page)) update({ state: 'maybeMore' })
    else await load(signal)
  }
  /** What was begun last: tried again after an error. */
  let work = load
  /**
   * Reads every known page again from the first one on, by the tokens of this reading: those of before may hold no longer,
   * and rows move between pages. Answers all that came.
   */
  async function walk(signal: AbortSignal): Promise<Pagina['itens']> {
    const known = tokens.length
    const came: (string | null)[] = []
    const itens: Pagina['itens'] = []
    let token: string | null = null
    do {
      const since = performance.now()
      const page = await read(token, signal)
      signal.throwIfAborted()
      book.merge(page.itens, token, since)
      itens.push(...page.itens)
      came.push(token)
      token = nextToken(page, came, morePages, dropped.get(token) ?? 0)
    } while (token !== null && came.length < known)
    // another page has come meanwhile, or is on its way: that reading goes on from where it is
    if (tokens.length !== known || state.get().state === 'loading') return itens
    tokens.splice(0, known, ...came)
    for (const one of dropped.keys()) if (!came.includes(one)) dropped.delete(one)
    next = token
    if (next === null && lost() === 0 && state.get().state !== 'maybeMore')
      book.haveLeft(new Set(itens.map(({ id }) => id)))
    return itens
  }
  const failed = (error: ApiError) => update({ state: 'error', error })
  /** Goes on after an error, or asks for a larger page where the service told of no further one. */
  const more = () => {
    if (state.get().state === 'maybeMore') work = longer
    update({ state: 'loading', error: null })
    void run(work, failed)
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Begins, or goes on where it stopped. */
    start: () => {
      if (life.signal.aborted) life = new AbortController()
      if (state.get().state === 'loading') void run(load, failed)
    },
    end: () => life.abort(),
    /** A newer answer for the first page, whoever asked for it; what was typed stays. */
    take: ({ data, updatedAt, dropped: n }: Pick<Reading, 'updatedAt' | 'dropped'> & { data: Pagina }) => {
      // unless this device's clock was set back since
      if (updatedAt === seen || (updatedAt < seen && seen <= Date.now())) return
      seen = updatedAt
      // when it was asked for is not known, but no answer is waited for longer than that
      book.merge(data.itens, null, Math.max(0, performance.now() - (Date.now() - updatedAt) - longestAnswer))
      dropped.set(null, n)
      update({ updatedAt, lost: lost() })
    },
    more,
    /** Reads every page again, and goes on with those that did not come; what was typed stays. */
    refresh: () => {
      update({ refreshing: true })
      void run(
        async (signal) => {
          await walk(signal)
          update({ updatedAt: Date.now(), refreshing: false, error: null, lost: lost() })
          // who came since may stand on a page that was not there
          if (state.get().state === 'error' || (state.get().state === 'complete' && next !== null)) more()
        },
        (error) => update({ refreshing: false, error }),
      )
    },
    /** One page as it is now, to compare lines with it. */
    readPage: async (token: string | null, signal: AbortSignal): Promise<PageAgain> => {
      try {
        const { itens } = await read(token, signal)
        return { itens, lost: dropped.get(token) ?? 0 }
      } catch (error) {
        const isToken = error instanceof ApiError && (error.kind === 'refused' || error.kind === 'notFound')
        if (token === null || !isToken) throw error
        // it holds no longer: who stands where is read anew
        return { itens: await walk(signal), lost: lost() }
      }
    },
    tokens: (): readonly (string | null)[] => tokens,
  }
}
