/** List operations, page by page. ASSUMED (decisions §7). */
import { InfiniteQueryObserver, useInfiniteQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState, useTransition } from 'react'
import type { Ask, Identificador, op, Output } from '@/contract'
import { onceBy } from '@/domain/onceBy'
import { createStore, onWipe, useStore, whilePresent } from '@/session'
import type { ApiError } from './ApiError'
import { type Answer, complete, request } from './call'
import { freshness } from './freshness'
import { holdUntil, type Reading } from './hooks'
import { maybeCut, nextToken, type Page } from './paging'
import { queryClient } from './queryClient'
import { useNoteShown } from './shown'

/** An operation that answers a list, page by page. */
export type ListOperation = Extract<(typeof op)[keyof typeof op], { kind: 'list' }>
type Item<O extends ListOperation> = Output<O>['itens'][number]

/** Rows asked for at a time. */
const pageSize = 50
/** A service whose tokens never end is asked no further (src/README §7). */
const mostPages = 50

/** What a list tells, and the way to more of it. */
export interface Pages<O extends ListOperation> extends Reading {
  itens: Item<O>[]
  /** The service told that a further page exists. */
  hasMore: boolean
  /** It told no token, but exactly as many rows came as were asked for: there may be more. */
  maybeMore: boolean
  loadingMore: boolean
  /** Why no further page came. The pages shown are as fresh as before. */
  moreError: ApiError | null
  more: () => Promise<unknown>
}

/** One page, and when it came; one that was kept by an earlier release does not say. */
type Came<O extends ListOperation> = Answer<Output<O>> & { at?: number }

/** What tells a row apart. A class is told once for each of a guardian's children, so there it is also whose. */
function keyOf(row: object): Identificador | undefined {
  const { aluno, id } = row as { id?: Identificador; aluno?: { idPessoa?: number | null } | null }
  const whose = aluno?.idPessoa
  return id && whose ? JSON.stringify([id, whose]) : id
}

/**
 * A row that is told twice, by one page or because it moves to a further one while the list is read, stands where it came
 * first, and is counted once. Without an identifier nobody knows.
 */
function itemsOf<O extends ListOperation>(pages: readonly Answer<Output<O>>[]): Item<O>[] {
  const all = pages.flatMap(({ reply }) => reply.itens as Item<O>[])
  const once = onceBy(all, keyOf)
  // a single page without such a row stays the array that it is
  const [only, ...further] = pages
  return only && further.length === 0 && once.length === all.length ? only.reply.itens : once
}

/** When the oldest of these pages was read. */
const readAt = (pages: readonly { at?: number }[], updatedAt: number): number =>
  Math.min(updatedAt, ...pages.map(({ at }) => at ?? updatedAt))

/** The options of a paged ask. */
function paging<O extends ListOperation>(operation: O, ask: Ask<O>) {
  const first = complete(operation, { quantidade: pageSize, ...(ask as object) } as Ask<O>)
  const size = (first as { quantidade: number }).quantidade
  return {
    queryKey: [operation.name, first, 'pages'] as const,
    queryFn: async ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }): Promise<Came<O>> => {
      const asked = { ...(ask as object), quantidade: size, tokenPagina: pageParam } as Ask<O>
      return { ...(await request(operation, asked, { signal })), at: Date.now() }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last: Answer<Output<O>>, _: unknown, __: unknown, asked: (string | null)[]) =>
      nextToken(last.reply, asked, mostPages, last.dropped),
    // a further page does not make those before it newer
    staleTime: ({ state }: { state: { data: unknown; dataUpdatedAt: number } }) => {
      const { pages = [] } = (state.data ?? {}) as { pages?: { at?: number }[] }
      return freshness(operation.name)({ state }) - (state.dataUpdatedAt - readAt(pages, state.dataUpdatedAt))
    },
    size,
  }
}

/**
 * A service that tells tokens has told of all its pages: only a first one without a token may be cut. One whose token comes
 * back leads nowhere: it is as good as none.
 */
function mayGoOn(pages: readonly Answer<Page>[], size: number): boolean {
  const [first, ...further] = pages
  const last = further.at(-1)?.reply.tokenPagina
  const comesBack = Boolean(last) && pages.slice(0, -1).some(({ reply }) => reply.tokenPagina === last)
  return (
    first !== undefined && maybeCut({ ...first.reply, ...(comesBack && { tokenPagina: null }) }, first.dropped, size)
  )
}

/** How many times as many rows were asked for of a list without tokens, by its key: where the whole of it is known. */
const larger = createStore<ReadonlyMap<string, number>>(new Map())
onWipe(() => larger.set(new Map()))
const timesAsMany = <O extends ListOperation>(ask: Ask<O>, times: number): Ask<O> =>
  times === 1 ? ask : ({ ...(ask as object), quantidade: pageSize * times } as Ask<O>)
const nameOf = ({ queryKey }: { queryKey: readonly unknown[] }): string => JSON.stringify(queryKey)

/** Starts the first page before its screen is drawn, and answers its rows; no row where it fails. Else as `prefetch`. */
export async function prefetchPages<O extends ListOperation>(operation: O, ask: Ask<O>): Promise<Item<O>[]> {
  const options = paging(operation, ask)
  const known = queryClient.getQueryData<{ pages: Answer<Output<O>>[] }>(options.queryKey)
  const asking = queryClient.infiniteQuery(options).catch(() => undefined)
  holdUntil(asking, new InfiniteQueryObserver(queryClient, { ...options, enabled: false }))
  const { pages } = known ?? (await asking) ?? { pages: [] }
  return itemsOf<O>(pages)
}

/** The first page of a list for what only adds words to a screen: nothing waits for it. `wanted` false asks nothing. */
export function useFirstPage<O extends ListOperation>(operation: O, ask: Ask<O>, wanted: boolean): Item<O>[] {
  const { data } = useInfiniteQuery({ ...paging(operation, ask), enabled: wanted })
  return itemsOf<O>(data?.pages ?? [])
}

/** A list as far as other parts have read it, and whether that is all of it; asks nothing by itself. */
export function useKnownPages<O extends ListOperation>(
  operation: O,
  ask: Ask<O>,
): { itens: Item<O>[]; whole: boolean } {
  const first = paging(operation, ask)
  const times = useStore(larger).get(nameOf(first)) ?? 1
  const { size, ...options } = times === 1 ? first : paging(operation, timesAsMany(ask, times))
  const { data, hasNextPage } = useInfiniteQuery({ ...options, enabled: false })
  const whole = data !== undefined && !hasNextPage && !mayGoOn(data.pages, size)
  return { itens: itemsOf<O>(data?.pages ?? []), whole }
}

/** How asking for twice as many stands, and of which list. */
interface Growth {
  of: string
  asking: boolean
  error: ApiError | null
  /** When the list had been read last as it ended: a later reading has more to say than its error. */
  since: number
}

/** Reads a list page by page; suspends for the first. Without a token, `more` asks again for twice as many. */
export function usePages<O extends ListOperation>(operation: O, ask: Ask<O>): Pages<O> {
  const [times, setTimes] = useState(1)
  const [drawing, startDrawing] = useTransition()
  const name = nameOf(paging(operation, ask))
  const none = { of: name, asking: false, error: null, since: 0 }
  const [lastGrowth, setGrowth] = useState<Growth>(none)
  // a screen may ask for another list in the same place
  const growth = lastGrowth.of === name ? lastGrowth : none
  const optionsOf = (n: number) => paging(operation, timesAsMany(ask, n))
  const { size, ...options } = optionsOf(times)
  /** An answer of a list that was left says nothing about this one. */
  const endGrowth = (error: ApiError | null) => {
    const since = queryClient.getQueryState(options.queryKey)?.dataUpdatedAt ?? 0
    setGrowth((now) => (now.of === name ? { of: name, asking: false, error, since } : now))
  }
  const query = useSuspenseInfiniteQuery(options)
  useNoteShown()
  const { pages } = query.data
  const [shown, setShown] = useState(pages)
  // the same array while nothing new came, so that screens sort it once
  const isSame = shown.length === pages.length && shown.every(({ reply }, i) => reply === pages[i]?.reply)
  if (!isSame) setShown(pages)
  const told = isSame ? shown : pages
  const itens = useMemo(() => itemsOf<O>(told), [told])
  const maybeMore = !query.hasNextPage && mayGoOn(pages, size)
  const askLarger = async () => {
    setGrowth({ ...growth, asking: true })
    try {
      // here and not while it is drawn: what fails there takes the list away
      await queryClient.infiniteQuery(optionsOf(times * 2))
      endGrowth(null)
      larger.set(new Map([...larger.get(), [name, times * 2]]))
      startDrawing(() => setTimes(times * 2))
    } catch (error) {
      endGrowth(error as ApiError)
    }
  }
  /** What is read now, whatever has been drawn of it. */
  const underWay = () => {
    const now = queryClient.getQueryState(options.queryKey)
    if (now?.fetchStatus !== 'fetching') return null
    return now.fetchMeta?.fetchMore ? 'further' : 'again'
  }
  /** To ask for a further page would end a reading of those before it: it waits for that. */
  const askNext = async () => {
    if (underWay() !== 'again') return query.fetchNextPage({ cancelRefetch: false })
    const isHere = whilePresent()
    setGrowth({ ...growth, asking: true })
    const { error } = await query.refetch({ cancelRefetch: false })
    if (!error && isHere()) await query.fetchNextPage({ cancelRefetch: false })
    endGrowth(null)
  }
  const refresh = async () => {
    const wasGoingOn = underWay() === 'further'
    const isHere = whilePresent()
    await query.refetch()
    // what was asked for by hand, and ended for this
    if (wasGoingOn && isHere()) await query.fetchNextPage({ cancelRefetch: false })
  }
  const moreError = query.isFetchNextPageError ? (query.error as ApiError | null) : null
  const growthError = growth.since === query.dataUpdatedAt ? growth.error : null
  return {
    itens,
    hasMore: query.hasNextPage,
    maybeMore,
    loadingMore: query.isFetchingNextPage || growth.asking || drawing,
    more: maybeMore ? askLarger : askNext,
    dropped: pages.reduce((sum, page) => sum + page.dropped, 0),
    updatedAt: readAt(pages, query.dataUpdatedAt),
    refreshing: query.isFetching && !query.isFetchingNextPage,
    error: query.isFetchNextPageError ? null : (query.error as ApiError | null),
    moreError: moreError ?? growthError,
    refresh: () => {
      // what failed to grow may be asked for again
      endGrowth(null)
      void refresh()
    },
  }
}
