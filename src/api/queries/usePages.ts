/** List operations, page by page. ASSUMED (decisions §7). */
import { InfiniteQueryObserver, useInfiniteQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState, useTransition } from 'react'
import type { Ask, Identificador, op, Output } from '@/contract'
import { onceBy } from '@/domain/onceBy'
import { createStore, onWipe, useStore, whilePresent } from '@/session'
import type { ApiError } from '../ApiError'
import { type Answer, complete, request } from '../call'
import { freshness } from './freshness'
import { holdUntil, type Reading } from './hooks'
import { isCapped, maybeCut, nextToken, type Page } from './paging'
import { queryClient } from './queryClient'
import { useNoteShown } from './shown'

/** An operation that answers a list, page by page. */
export type ListOperation = Extract<(typeof op)[keyof typeof op], { kind: 'list' }>
type Item<O extends ListOperation> = Output<O>['itens'][number]

/** Rows per request. */
const pageSize = 50
/** The most pages of one list, against a service whose tokens never end (src/README §7). */
const mostPages = 50

/** What a list returns, and how to load more of it. */
export interface Pages<O extends ListOperation> extends Reading {
  itens: Item<O>[]
  /** Further rows follow, or may follow (`maybeMore`). */
  hasMore: boolean
  /** The service sent no token, but exactly as many rows as were asked for: a larger page tells whether there are more. */
  maybeMore: boolean
  /** The list goes on, but as many pages were read as are allowed. */
  capped: boolean
  loadingMore: boolean
  /** Why no further page came. The pages shown are as fresh as before. */
  moreError: ApiError | null
  more: () => Promise<unknown>
}

/** One page and the time of its arrival; pages kept by an earlier release lack the time. */
type Came<O extends ListOperation> = Answer<Output<O>> & { at?: number }

/** The identity of a row. A class appears once per child of a guardian, so its key includes the child. */
function keyOf(row: object): Identificador | undefined {
  const { aluno, id } = row as { id?: Identificador; aluno?: { idPessoa?: number | null } | null }
  const whose = aluno?.idPessoa
  return id && whose ? JSON.stringify([id, whose]) : id
}

/**
 * The rows of all pages, each once: a row that is sent twice, in one page or because it moved to a later one meanwhile,
 * stays where it came first. Rows without an identifier are all kept.
 */
function itemsOf<O extends ListOperation>(pages: readonly Answer<Output<O>>[]): Item<O>[] {
  const all = pages.flatMap(({ reply }) => reply.itens as Item<O>[])
  const once = onceBy(all, keyOf)
  // a single page without duplicates keeps its array, and so its identity
  const [only, ...further] = pages
  return only && further.length === 0 && once.length === all.length ? only.reply.itens : once
}

/** When the oldest of these pages was read. */
const readAt = (pages: readonly { at?: number }[], updatedAt: number): number =>
  Math.min(updatedAt, ...pages.map(({ at }) => at ?? updatedAt))

/** The query options of a paged read. */
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
    // a further page does not make the earlier pages fresher
    staleTime: ({ state }: { state: { data: unknown; dataUpdatedAt: number } }) => {
      const { pages = [] } = (state.data ?? {}) as { pages?: { at?: number }[] }
      return freshness(operation.name)({ state }) - (state.dataUpdatedAt - readAt(pages, state.dataUpdatedAt))
    },
    size,
  }
}

/**
 * Whether the list may continue although no token leads on. Only a first page without a token may be cut off, since a
 * service that sends tokens has announced all pages; a last token that repeats an earlier one counts as none.
 */
function mayGoOn(pages: readonly Answer<Page>[], size: number): boolean {
  const [first, ...further] = pages
  const last = further.at(-1)?.reply.tokenPagina
  const comesBack = Boolean(last) && pages.slice(0, -1).some(({ reply }) => reply.tokenPagina === last)
  return (
    first !== undefined && maybeCut({ ...first.reply, ...(comesBack && { tokenPagina: null }) }, first.dropped, size)
  )
}

/** Whether these pages, requested with these tokens, are as many as are allowed and not the whole list. */
function areCapped(pages: readonly Answer<Page>[], asked: readonly unknown[]): boolean {
  const last = pages.at(-1)
  return last !== undefined && isCapped(last.reply, asked as (string | null)[], mostPages, last.dropped)
}

/**
 * By query key, how many times `pageSize` rows were requested of a list without tokens, so that other parts find
 * the larger query.
 */
const larger = createStore<ReadonlyMap<string, number>>(new Map())
onWipe(() => larger.set(new Map()))
const timesAsMany = <O extends ListOperation>(ask: Ask<O>, times: number): Ask<O> =>
  times === 1 ? ask : ({ ...(ask as object), quantidade: pageSize * times } as Ask<O>)
const nameOf = ({ queryKey }: { queryKey: readonly unknown[] }): string => JSON.stringify(queryKey)

/**
 * Starts the first page before its screen is drawn and resolves to its rows, none after a failure.
 * Otherwise like `prefetch`.
 */
export async function prefetchPages<O extends ListOperation>(operation: O, ask: Ask<O>): Promise<Item<O>[]> {
  const options = paging(operation, ask)
  const known = queryClient.getQueryData<{ pages: Answer<Output<O>>[] }>(options.queryKey)
  const asking = queryClient.infiniteQuery(options).catch(() => undefined)
  holdUntil(asking, new InfiniteQueryObserver(queryClient, { ...options, enabled: false }))
  const { pages } = known ?? (await asking) ?? { pages: [] }
  return itemsOf<O>(pages)
}

/**
 * Loads the next page by itself where the list goes on. `came` changes with every page, because a page can arrive
 * without a render in which it was being loaded.
 */
export function useNextPage(goesOn: boolean, came: unknown, more: () => unknown): void {
  const ask = useEffectEvent(more)
  useEffect(() => {
    if (!goesOn) return
    // in a timeout, because during this turn `more` still belongs to the former list
    const timer = setTimeout(() => void ask())
    return () => clearTimeout(timer)
  }, [goesOn, came])
}

/** A list for a part of a screen, as far as it has been read. */
interface PartOfPages<O extends ListOperation> {
  itens: Item<O>[]
  /** These are all rows but those that were unreadable; false also where more may follow than were or may be read. */
  whole: boolean
  loading: boolean
}

/**
 * A list for optional parts of a screen: nothing suspends, and further pages follow by themselves. `wanted` false sends
 * no request, and returns what other parts have read.
 */
export function useBackgroundPages<O extends ListOperation>(
  operation: O,
  ask: Ask<O>,
  wanted: boolean,
): PartOfPages<O> {
  const first = paging(operation, ask)
  const times = useStore(larger).get(nameOf(first)) ?? 1
  const { size, ...options } = times === 1 ? first : paging(operation, timesAsMany(ask, times))
  const query = useInfiniteQuery({ ...options, enabled: wanted })
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  useNextPage(wanted && hasNextPage && !isFetching && !isError, data, () => fetchNextPage({ cancelRefetch: false }))
  const pages = data?.pages ?? []
  const whole = data !== undefined && !hasNextPage && !mayGoOn(pages, size) && !areCapped(pages, data.pageParams)
  return { itens: itemsOf<O>(pages), whole, loading: !isError && (!data || hasNextPage) }
}

/** The state of a request for twice as many rows, and the list it concerns. */
interface Growth {
  of: string
  asking: boolean
  error: ApiError | null
  /** When the list had last been read as the request ended: a later read replaces its error. */
  since: number
}

/** Reads a list page by page; suspends for the first. Without a token, `more` requests twice as many rows. */
export function usePages<O extends ListOperation>(operation: O, ask: Ask<O>): Pages<O> {
  const [times, setTimes] = useState(1)
  const [drawing, startDrawing] = useTransition()
  const name = nameOf(paging(operation, ask))
  const none = { of: name, asking: false, error: null, since: 0 }
  const [lastGrowth, setGrowth] = useState<Growth>(none)
  // a screen may show another list in the same place
  const growth = lastGrowth.of === name ? lastGrowth : none
  const optionsOf = (n: number) => paging(operation, timesAsMany(ask, n))
  const { size, ...options } = optionsOf(times)
  /** Ignores the answer of a list that is no longer shown. */
  const endGrowth = (error: ApiError | null) => {
    const since = queryClient.getQueryState(options.queryKey)?.dataUpdatedAt ?? 0
    setGrowth((now) => (now.of === name ? { of: name, asking: false, error, since } : now))
  }
  const query = useSuspenseInfiniteQuery(options)
  useNoteShown()
  const { pages } = query.data
  const [shown, setShown] = useState(pages)
  // the same array while the data is the same, so that screens sort it once
  const isSame = shown.length === pages.length && shown.every(({ reply }, i) => reply === pages[i]?.reply)
  if (!isSame) setShown(pages)
  const told = isSame ? shown : pages
  const itens = useMemo(() => itemsOf<O>(told), [told])
  const maybeMore = !query.hasNextPage && mayGoOn(pages, size)
  const askLarger = async () => {
    setGrowth({ ...growth, asking: true })
    try {
      // fetched before it is rendered, since a failing suspense query would remove the list
      await queryClient.infiniteQuery(optionsOf(times * 2))
      endGrowth(null)
      larger.set(new Map([...larger.get(), [name, times * 2]]))
      startDrawing(() => setTimes(times * 2))
    } catch (error) {
      endGrowth(error as ApiError)
    }
  }
  /** What is being fetched now, by the cache rather than the last render. */
  const underWay = () => {
    const now = queryClient.getQueryState(options.queryKey)
    if (now?.fetchStatus !== 'fetching') return null
    return now.fetchMeta?.fetchMore ? 'further' : 'again'
  }
  /** Requesting a further page would cancel a running refetch, so it waits for the refetch. */
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
    // the person's request for a further page, which the refetch cancelled
    if (wasGoingOn && isHere()) await query.fetchNextPage({ cancelRefetch: false })
  }
  const moreError = query.isFetchNextPageError ? (query.error as ApiError | null) : null
  const growthError = growth.since === query.dataUpdatedAt ? growth.error : null
  return {
    itens,
    hasMore: query.hasNextPage || maybeMore,
    maybeMore,
    capped: areCapped(pages, query.data.pageParams),
    loadingMore: query.isFetchingNextPage || growth.asking || drawing,
    more: maybeMore ? askLarger : askNext,
    dropped: pages.reduce((sum, page) => sum + page.dropped, 0),
    updatedAt: readAt(pages, query.dataUpdatedAt),
    refreshing: query.isFetching && !query.isFetchingNextPage,
    error: query.isFetchNextPageError ? null : (query.error as ApiError | null),
    moreError: moreError ?? growthError,
    refresh: () => {
      // the person may try again after a failure
      endGrowth(null)
      void refresh()
    },
  }
}
