/** Every student of the class, fetched page by page in the background; the pages are remembered to read lines again. */
import { ApiError, isLost, busyWait, readAnew, type Reading, readOnce } from '@/api'
import { type AproveitamentoAluno, op, type Output } from '@/contract'
import { createStore } from '@/session'
import { studentsAtOnce as size } from '../../diario/classe/reads'
import { listenForCalm, wait } from './calm'
import type { Book } from './book'

/** A service whose tokens never end is asked no further; enough for 20,000 students. */
const morePages = 400
/** A page that does not come is asked for again after so many milliseconds; then the person decides. */
const pauses = [1000, 4000]
/** Pages that come one upon another are put in together so often, in milliseconds: each time the screen is drawn anew. */
const pace = 500

export interface PagesState {
  state: 'carregando' | 'completo' | 'talvezMais' | 'erro'
  /** Why the loading stopped, or why the last reading again failed. */
  erro: ApiError | null
  /** Records that could not be read. */
  lost: number
  /** Milliseconds of this device's clock. */
  updatedAt: number
  refreshing: boolean
}

type Pagina = Output<typeof op.AproveitamentosAlunos>

export type Pages = ReturnType<typeof createPages>

/** @param lida when and how completely the first page was read. */
export function createPages(book: Book, first: Pagina, reading: Pick<Reading, 'updatedAt' | 'dropped'>) {
  const { idClasse } = book
  const tokens: (string | null)[] = [null]
  let quantidade = size
  let fim = new AbortController()
  let seguinte = nextOf(first)
  const perhaps = (itens: readonly unknown[]) => seguinte === null && itens.length === quantidade
  const rest = perhaps(first.itens) ? 'talvezMais' : 'completo'
  const state = createStore<PagesState>({
    state: seguinte === null ? rest : 'carregando',
    erro: null,
    lost: reading.dropped,
    updatedAt: reading.updatedAt,
    refreshing: false,
  })
  function tell(part: Partial<PagesState>): void {
    state.set({ ...state.get(), ...part })
  }
  function nextOf({ itens, tokenPagina }: Pagina): string | null {
    const token = tokenPagina === '' ? null : (tokenPagina ?? null)
    // a token that repeats, or a page with nobody on it, is the end (src/README §7)
    const over = token === null || tokens.includes(token) || itens.length === 0 || tokens.length >= morePages
    return over ? null : token
  }
  /** When the first page was read that stands in the book. */
  let seen = reading.updatedAt
  async function read(tokenPagina: string | null, signal: AbortSignal): Promise<Pagina> {
    const ask = { idClasse, quantidade, tokenPagina }
    const isFirst = tokenPagina === null
    // of the first page: whoever leaves and comes back finds the class as it was last read
    const { reply, dropped } = await (isFirst ? readAnew : readOnce)(op.AproveitamentosAlunos, ask, signal)
    // nobody has left a class of which not one line could be read
    if (dropped > 0 && reply.itens.length === 0)
      throw new ApiError('unreadable', { operation: 'AproveitamentosAlunos' })
    if (isFirst) seen = Date.now()
    return reply
  }

  async function readPatiently(token: string | null, signal: AbortSignal): Promise<Pagina> {
    for (const pause of pauses) {
      try {
        return await read(token, signal)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!isLost(error) && !['timeout', 'fault', 'busy'].includes(error.kind)) throw error
        await wait(error.kind === 'busy' ? busyWait(error) : pause, signal)
      }
    }
    return read(token, signal)
  }

  /** Runs a reading; an answer that comes after the screen went away is dropped. */
  async function run(work: (signal: AbortSignal) => Promise<void>, failed: (erro: ApiError) => void): Promise<void> {
    const { signal } = fim
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
    const come: { itens: Pagina['itens']; token: string }[] = []
    const put = () => {
      for (const { itens, token } of come.splice(0)) book.merge(itens, token)
      placed = performance.now()
    }
    try {
      while (seguinte !== null) {
        const token = seguinte
        await calm()
        const page = await readPatiently(token, signal)
        if (signal.aborted) return
        tokens.push(token)
        seguinte = nextOf(page)
        come.push({ itens: page.itens, token })
        if (performance.now() - placed >= pace) put()
      }
    } finally {
      if (!signal.aborted) put()
    }
    if (state.get().state === 'carregando') tell({ state: 'completo' })
  }
  async function longer(signal: AbortSignal): Promise<void> {
    quantidade *= 10
    const page = await read(null, signal)
    if (signal.aborted) return
    seguinte = nextOf(page)
    book.merge(page.itens, null)
    if (perhaps(page.itens)) tell({ state: 'talvezMais' })
    else await load(signal)
  }
  const failed = (erro: ApiError) => tell({ state: 'erro', erro })

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Begins, or goes on where it stopped. */
    start: () => {
      if (fim.signal.aborted) fim = new AbortController()
      if (state.get().state === 'carregando') void run(load, failed)
    },
    end: () => fim.abort(),
    /** A newer answer for the first page, whoever asked for it; what was typed stays. */
    take: ({ data, updatedAt, dropped }: Pick<Reading, 'updatedAt' | 'dropped'> & { data: Pagina }) => {
      if (updatedAt <= seen) return
      seen = updatedAt
      book.merge(data.itens, null)
      tell({ updatedAt, lost: dropped })
    },
    /** Goes on after an error, or asks for a larger page where the service told of no further one. */
    more: () => {
      const work = state.get().state === 'talvezMais' ? longer : load
      tell({ state: 'carregando', erro: null })
      void run(work, failed)
    },
    /** Reads every page again; what was typed stays. */
    refresh: () => {
      tell({ refreshing: true })
      void run(
        async (signal) => {
          for (const token of tokens) book.merge((await read(token, signal)).itens, token)
          tell({ updatedAt: Date.now(), refreshing: false, erro: null })
        },
        (erro) => tell({ refreshing: false, erro }),
      )
    },
    /** One page as it is now, to compare lines with it. */
    readPage: async (token: string | null, signal: AbortSignal): Promise<readonly AproveitamentoAluno[]> =>
      (await read(token, signal)).itens,
    tokens: (): readonly (string | null)[] => tokens,
  }
}
