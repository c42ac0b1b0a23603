/** Loads every student of the class page by page in the background; page tokens are kept to read lines again. */
import {
  ApiError,
  isCapped,
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

/** Page limit for a service whose tokens never end; enough for 20,000 students. */
const morePages = 400
/** Time limit of a request in milliseconds (decisions §2). */
const longestAnswer = 15_000
/** Milliseconds before each automatic retry of a page; after them the teacher decides. */
const pauses = [1000, 4000]
/** Milliseconds between merges: pages that arrive faster are merged together, because each merge redraws the screen. */
const pace = 500

export interface StudentLoading {
  state: 'loading' | 'complete' | 'maybeMore' | 'error'
  /** Why the loading stopped, or why the last reading again failed. */
  error: ApiError | null
  /** Records that could not be read. */
  lost: number
  /** The list goes on after the last page that is allowed. */
  capped: boolean
  /** When the students were last read, in milliseconds of this device's clock. */
  updatedAt: number
  refreshing: boolean
}

type Pagina = Output<typeof op.AproveitamentosAlunos>

export type StudentLoader = ReturnType<typeof createStudentLoader>

/** @param reading When the first page was read, and how many of its records could not be read. */
export function createStudentLoader(book: Book, first: Pagina, reading: Pick<Reading, 'updatedAt' | 'dropped'>) {
  const { idClasse } = book
  const tokens: (string | null)[] = [null]
  let quantidade = size
  let life = new AbortController()
  /** Number of unreadable records by page token. */
  const dropped = new Map<string | null, number>([[null, reading.dropped]])
  const nextOf = (page: Pagina, token: string | null) => nextToken(page, tokens, morePages, dropped.get(token) ?? 0)
  let next = nextOf(first, null)
  const lost = () => [...dropped.values()].reduce((sum, n) => sum + n, 0)
  const seemsCut = (page: Pagina) => maybeCut(page, dropped.get(null) ?? 0, quantidade)
  /** The first page of the current page size. */
  let begin = first
  const rest = seemsCut(first) ? 'maybeMore' : 'complete'
  const state = createStore<StudentLoading>({
    state: next === null ? rest : 'loading',
    error: null,
    lost: reading.dropped,
    capped: false,
    updatedAt: reading.updatedAt,
    refreshing: false,
  })
  function update(part: Partial<StudentLoading>): void {
    state.set({ ...state.get(), ...part })
  }
  /** When the first page in the book was read. */
  let seen = reading.updatedAt
  async function read(tokenPagina: string | null, signal: AbortSignal, most = quantidade): Promise<Pagina> {
    const ask = { idClasse, quantidade: most, tokenPagina }
    const isFirst = tokenPagina === null
    // the first page goes into the cache: a teacher who comes back finds the class as last read
    const { reply, dropped: n } = await (isFirst ? readAnew : readOnce)(op.AproveitamentosAlunos, ask, signal)
    // an unreadable page is an error: treated as an empty one, it would mark every student as gone
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
        // where the service names a waiting time, or stays busy, `Arrivals` shows a countdown instead of a silent retry
        const isAgain = isBusy
          ? shouldRetryRead(failures, error)
          : isLost(error) || error.kind === 'timeout' || error.kind === 'fault'
        if (!isAgain) throw error
        await wait(isBusy ? pauseBeforeRetry(failures, error) : pause, signal)
      }
    }
    return read(token, signal)
  }

  /** Runs a reading; errors after the screen was left are dropped. */
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
    const toMerge: { itens: Pagina['itens']; token: string; since: number }[] = []
    const put = () => {
      for (const { itens, token, since } of toMerge.splice(0)) book.merge(itens, token, since)
      update({ lost: lost() })
      placed = performance.now()
    }
    let comesBack = false
    let capped = false
    try {
      while (next !== null) {
        const token = next
        await calm()
        const since = performance.now()
        const page = await readPatiently(token, signal)
        if (signal.aborted) return
        tokens.push(token)
        next = nextOf(page, token)
        capped = isCapped(page, tokens, morePages, dropped.get(token) ?? 0)
        comesBack = page.tokenPagina != null && tokens.includes(page.tokenPagina)
        toMerge.push({ itens: page.itens, token, since })
        if (performance.now() - placed >= pace) put()
      }
    } finally {
      if (!signal.aborted) put()
    }
    // a token that was used before is treated as no token: it would only repeat pages
    const isCut = comesBack && seemsCut({ ...begin, tokenPagina: null })
    if (state.get().state === 'loading') update({ state: isCut ? 'maybeMore' : 'complete', capped })
  }
  async function loadLargerPage(signal: AbortSignal): Promise<void> {
    const [many, since] = [quantidade * 10, performance.now()]
    const page = await read(null, signal, many)
    if (signal.aborted) return
    quantidade = many
    begin = page
    work = load
    next = nextOf(page, null)
    book.merge(page.itens, null, since)
    update({ lost: lost() })
    if (seemsCut(page)) update({ state: 'maybeMore' })
    else await load(signal)
  }
  /** The reading that was started last, to retry after an error. */
  let work = load
  /**
   * Reads every known page again from the first one on, with the tokens of the new answers: old tokens may have
   * expired, and rows move between pages. Returns all records read.
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
    // `load` is reading or has read further pages meanwhile, and goes on with the old tokens
    if (tokens.length !== known || state.get().state === 'loading') return itens
    tokens.splice(0, known, ...came)
    for (const one of dropped.keys()) if (!came.includes(one)) dropped.delete(one)
    next = token
    if (next === null && lost() === 0 && !state.get().capped && state.get().state !== 'maybeMore')
      book.haveLeft(new Set(itens.map(({ id }) => id)))
    return itens
  }
  const failed = (error: ApiError) => update({ state: 'error', error })
  /** Goes on after an error, or requests a larger page where the service may have cut the only one. */
  const more = () => {
    if (state.get().state === 'maybeMore') work = loadLargerPage
    update({ state: 'loading', error: null })
    void run(work, failed)
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Starts loading, or resumes it. */
    start: () => {
      if (life.signal.aborted) life = new AbortController()
      if (state.get().state === 'loading') void run(load, failed)
    },
    end: () => life.abort(),
    /** Merges a newer first page that another reader of the cache requested; edits stay. */
    take: ({ data, updatedAt, dropped: n }: Pick<Reading, 'updatedAt' | 'dropped'> & { data: Pagina }) => {
      // an answer dated earlier is ignored, unless this device's clock was set back since
      if (updatedAt === seen || (updatedAt < seen && seen <= Date.now())) return
      seen = updatedAt
      // the time of the request is unknown: the earliest possible one is the time limit before the answer
      book.merge(data.itens, null, Math.max(0, performance.now() - (Date.now() - updatedAt) - longestAnswer))
      dropped.set(null, n)
      update({ updatedAt, lost: lost() })
    },
    more,
    /** Reads every page again, and then loads the missing ones; edits stay. */
    refresh: () => {
      update({ refreshing: true })
      void run(
        async (signal) => {
          await walk(signal)
          update({ updatedAt: Date.now(), refreshing: false, error: null, lost: lost() })
          // new students may be on an additional page
          if (state.get().state === 'error' || (state.get().state === 'complete' && next !== null)) more()
        },
        (error) => update({ refreshing: false, error }),
      )
    },
    /** Reads one page again, to compare lines with it. */
    readPage: async (token: string | null, signal: AbortSignal): Promise<PageAgain> => {
      try {
        const { itens } = await read(token, signal)
        return { itens, lost: dropped.get(token) ?? 0 }
      } catch (error) {
        const isToken = error instanceof ApiError && (error.kind === 'refused' || error.kind === 'notFound')
        if (token === null || !isToken) throw error
        // the token has expired: all pages are read again
        return { itens: await walk(signal), lost: lost() }
      }
    },
    tokens: (): readonly (string | null)[] => tokens,
  }
}
