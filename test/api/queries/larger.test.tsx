// Whether a full page is all: what is unreadable counts, tokens tell, and a larger page that failed is asked for again.
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, usePages } from '@/api'
import { complete } from '@/api/call'
import { op } from '@/contract'
import { useAllPages } from '@/screens/diario/classe/useClasse'
import { end, identify, start } from '@/session'

beforeEach(() => start(identify({ sessionId: 'x', userName: 'ana', userId: '1001', perfis: [1] })))
afterEach(() => {
  end(null)
  queryClient.clear()
})
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <Suspense>{children}</Suspense>
  </QueryClientProvider>
)
const rows = (n: number, idOf: (i: number) => unknown = (i) => 100 + i, tokenPagina: string | null = null) =>
  Response.json({ itens: Array.from({ length: n }, (_, i) => ({ id: idOf(i) })), tokenPagina })

test('a full page of which one row cannot be read may not be all', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(rows(50, (i) => (i === 3 ? 'x' : 100 + i))))
  const { result } = renderHook(() => usePages(op.Classes, {}), { wrapper })
  await waitFor(() => expect(result.current).not.toBeNull())
  expect(result.current).toMatchObject({ dropped: 1, maybeMore: true })
})

test('the last page of a service that tells tokens is the end, though it is full', async () => {
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) => {
    const { tokenPagina } = JSON.parse(init.body as string) as { tokenPagina: string | null }
    return Promise.resolve(tokenPagina === null ? rows(50, undefined, 'b') : rows(50, (i) => 200 + i))
  })
  const { result } = renderHook(() => usePages(op.Classes, {}), { wrapper })
  await waitFor(() => expect(result.current).toMatchObject({ hasMore: true, maybeMore: false }))
  await act(() => result.current.more())
  await waitFor(() => expect(result.current.itens).toHaveLength(100))
  expect(result.current).toMatchObject({ hasMore: false, maybeMore: false })
})

test('a token that comes back is no end: a larger page tells whether there are more', async () => {
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) => {
    const { quantidade } = JSON.parse(init.body as string) as { quantidade: number }
    // the same page whatever the token
    return Promise.resolve(rows(Math.min(53, quantidade), undefined, 'a'))
  })
  const { result } = renderHook(() => useAllPages(usePages(op.Classes, {})), { wrapper })
  await waitFor(() => expect(result.current.itens).toHaveLength(53))
  await waitFor(() => expect(result.current).toMatchObject({ hasMore: false, rest: null }))
})

test('a row that one page tells twice stands there once', async () => {
  const aluno = (idPessoa: number) => ({ id: 7, aluno: { idPessoa } })
  const itens = [{ id: 1 }, { id: 1 }, aluno(1001), aluno(1003), aluno(1001), { id: 0 }, { id: 0 }]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ itens })))
  const { result } = renderHook(() => usePages(op.Classes, {}), { wrapper })
  await waitFor(() => expect(result.current.itens.map(({ id }) => id)).toEqual([1, 7, 7, 0, 0]))
})

test('a larger page that failed is asked for again where the person refreshes', async () => {
  let broken = true
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) => {
    const { quantidade } = JSON.parse(init.body as string) as { quantidade: number }
    const fails = broken && quantidade > 50
    return Promise.resolve(fails ? new Response(null, { status: 403 }) : rows(Math.min(53, quantidade)))
  })
  const { result } = renderHook(() => useAllPages(usePages(op.Classes, {})), { wrapper })
  await waitFor(() => expect(result.current.error?.kind).toBe('forbidden'))
  broken = false
  act(() => result.current.refresh())
  await waitFor(() => expect([result.current.itens.length, result.current.error]).toEqual([53, null]))
})

test('that a larger page failed is forgotten once the list has been read again, whoever asked for that', async () => {
  let broken = true
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) => {
    const { quantidade } = JSON.parse(init.body as string) as { quantidade: number }
    return Promise.resolve(broken && quantidade > 50 ? new Response(null, { status: 403 }) : rows(50))
  })
  const { result } = renderHook(() => usePages(op.Classes, {}), { wrapper })
  await waitFor(() => expect(result.current).toMatchObject({ maybeMore: true }))
  await act(() => result.current.more())
  expect(result.current.moreError?.kind).toBe('forbidden')
  broken = false
  await act(() => queryClient.invalidateQueries({ queryKey: [op.Classes.name] }))
  await waitFor(() => expect(result.current.moreError).toBeNull())
  expect(result.current).toMatchObject({ maybeMore: true, loadingMore: false })
})

test('a larger page that failed says nothing about another list that takes the place', async () => {
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) => {
    const { idPessoa, quantidade } = JSON.parse(init.body as string) as { idPessoa: number; quantidade: number }
    if (idPessoa === 2) return Promise.resolve(rows(5))
    return Promise.resolve(quantidade > 50 ? new Response(null, { status: 403 }) : rows(50))
  })
  const useList = ({ idPessoa }: { idPessoa: number }) => useAllPages(usePages(op.Classes, { idPessoa }))
  const { result, rerender } = renderHook(useList, { wrapper, initialProps: { idPessoa: 1 } })
  await waitFor(() => expect(result.current).toMatchObject({ error: { kind: 'forbidden' }, partial: true }))
  rerender({ idPessoa: 2 })
  await waitFor(() => expect(result.current.itens).toHaveLength(5))
  expect(result.current).toMatchObject({ error: null, partial: false })
})

test('a list is read to its end where each page is there before anything was drawn of asking for it', async () => {
  // early answers are used in the first half minute of a page, which a busy machine may need to come here
  vi.spyOn(performance, 'now').mockReturnValue(2000)
  const sent = [1, 2, 3, 4].map((n) => ({
    url: '/json/reply/Classes',
    id: null,
    credentials: 'same-origin',
    body: JSON.stringify(complete(op.Classes, { quantidade: 50, tokenPagina: n === 1 ? null : `t${n}` })),
    answer: Promise.resolve({
      response: Response.json({}),
      text: JSON.stringify({ itens: [{ id: n }], tokenPagina: n < 4 ? `t${n + 1}` : null }),
    }),
  }))
  vi.stubGlobal('portalAsked', { isStale: false, sent, close: () => undefined })
  const { result } = renderHook(() => useAllPages(usePages(op.Classes, {})), { wrapper })
  await waitFor(() => expect(result.current).toMatchObject({ hasMore: false }))
  expect(result.current.itens).toHaveLength(4)
})

test('a list whose pages never end is read to its fiftieth page, and said to go on', async () => {
  let asked = 0
  vi.stubGlobal('fetch', () => {
    asked += 1
    return Promise.resolve(rows(1, () => asked, `t${asked}`))
  })
  const { result } = renderHook(() => useAllPages(usePages(op.Classes, {})), { wrapper })
  await waitFor(() => expect(result.current.itens).toHaveLength(50))
  expect(result.current).toMatchObject({ capped: true, hasMore: false, maybeMore: false })
})

test('after a page nothing of which can be read the list goes on, and what was lost is counted', async () => {
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) => {
    const { tokenPagina } = JSON.parse(init.body as string) as { tokenPagina: string | null }
    if (tokenPagina === 'b') return Promise.resolve(rows(2, () => 'x', 'c'))
    return Promise.resolve(tokenPagina ? rows(2, (i) => 200 + i) : rows(2, undefined, 'b'))
  })
  const { result } = renderHook(() => useAllPages(usePages(op.Classes, {})), { wrapper })
  await waitFor(() => expect(result.current).toMatchObject({ hasMore: false, dropped: 2 }))
  expect(result.current.itens).toHaveLength(4)
})
