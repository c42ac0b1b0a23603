// A list that changes while it is read: what is shown as read just now has been read just now, and nobody stands in it twice.
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, usePages } from '@/api'
import { freshness } from '@/api/queries/freshness'
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
const page = (ids: readonly number[], tokenPagina: string | null, sala = '') =>
  Response.json({ itens: ids.map((id) => ({ id, sala })), tokenPagina })
const tokenOf = (init: RequestInit) => (JSON.parse(init.body as string) as { tokenPagina: string | null }).tokenPagina
const turn = (ms = 30) => act(() => new Promise((done) => setTimeout(done, ms)))

/** The first page is known from yesterday, and names a further one. */
async function knownSinceYesterday() {
  const yesterday = Date.now() - 86_400_000
  const clock = vi.spyOn(Date, 'now').mockReturnValue(yesterday)
  vi.stubGlobal('fetch', () => Promise.resolve(page([1, 2], 'b', 'yesterday')))
  const { unmount, result } = renderHook(() => usePages(op.Classes, {}), { wrapper })
  await waitFor(() => expect(result.current.itens).toHaveLength(2))
  unmount()
  clock.mockRestore()
  return yesterday
}

test('a first page known from yesterday is read again although the list goes on', async () => {
  await knownSinceYesterday()
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    const token = tokenOf(init)
    asked.push(token)
    await new Promise((done) => setTimeout(done, 20))
    return token === null ? page([1, 2], 'b', 'today') : page([3], null, 'today')
  })
  const { result } = renderHook(() => useAllPages(usePages(op.Classes, {})), { wrapper })
  await waitFor(() => expect(result.current.rest).toBeNull())
  await turn(100)
  expect(result.current.itens.map(({ sala }) => sala)).toEqual(['today', 'today', 'today'])
})

test('the same where the first page has not changed: the list is read to its end', async () => {
  await knownSinceYesterday()
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    await new Promise((done) => setTimeout(done, 20))
    return tokenOf(init) === null ? page([1, 2], 'b', 'yesterday') : page([3], null, 'today')
  })
  const { result } = renderHook(() => useAllPages(usePages(op.Classes, {})), { wrapper })
  await waitFor(() => expect(result.current.itens).toHaveLength(3))
  expect(result.current.rest).toBeNull()
})

test('the hour of a list is that of its oldest page', async () => {
  const yesterday = await knownSinceYesterday()
  // as offline: the first page cannot be read again, the second comes
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) =>
    Promise.resolve(tokenOf(init) === null ? new Response(null, { status: 403 }) : page([3], null, 'today')),
  )
  const { result } = renderHook(() => usePages(op.Classes, {}), { wrapper })
  await waitFor(() => expect(result.current.error?.kind).toBe('forbidden'))
  await act(() => result.current.more())
  await waitFor(() => expect(result.current.itens).toHaveLength(3))
  expect(result.current.updatedAt).toBe(yesterday)
})

test('the hour of pages that were asked for one after another is that of the first', async () => {
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) =>
    Promise.resolve(tokenOf(init) === null ? page([1, 2], 'b') : page([3], null)),
  )
  const { result } = renderHook(() => usePages(op.Classes, {}), { wrapper })
  await waitFor(() => expect(result.current.itens).toHaveLength(2))
  const before = result.current.updatedAt
  await turn(50)
  await act(() => result.current.more())
  await waitFor(() => expect(result.current.itens).toHaveLength(3))
  expect(result.current.updatedAt).toBe(before)
})

test('"Carregar mais" while the list is read again does not end that reading', async () => {
  let sala = 'before'
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    const token = tokenOf(init)
    await new Promise((done) => setTimeout(done, 20))
    return token === null ? page([1, 2], 'b', sala) : page([3], null, sala)
  })
  const { result } = renderHook(() => usePages(op.Classes, {}), { wrapper })
  await waitFor(() => expect(result.current.itens).toHaveLength(2))
  sala = 'after'
  act(() => result.current.refresh())
  let more: Promise<unknown> | null = null
  act(() => void (more = result.current.more()))
  expect(result.current.loadingMore).toBe(true)
  await act(() => more)
  await waitFor(() => expect(result.current.itens.map((one) => one.sala)).toEqual(['after', 'after', 'after']))
  expect(result.current.loadingMore).toBe(false)
})

test('"Atualizar" while a further page is on its way keeps what was asked for', async () => {
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    const token = tokenOf(init)
    await new Promise((done) => setTimeout(done, 20))
    return token === null ? page([1, 2], 'b') : page([3], null)
  })
  const { result } = renderHook(() => usePages(op.Classes, {}), { wrapper })
  await waitFor(() => expect(result.current.itens).toHaveLength(2))
  act(() => void result.current.more())
  act(() => result.current.refresh())
  await waitFor(() => expect(result.current.itens).toHaveLength(3))
})

test('"Atualizar" reads no further page that nobody asked for', async () => {
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) =>
    Promise.resolve(tokenOf(init) === null ? page([1, 2], 'b') : page([3], null)),
  )
  const { result } = renderHook(() => usePages(op.Classes, {}), { wrapper })
  await waitFor(() => expect(result.current.itens).toHaveLength(2))
  act(() => result.current.refresh())
  await turn()
  expect(result.current).toMatchObject({ hasMore: true, refreshing: false, itens: [{ id: 1 }, { id: 2 }] })
})

test('a further page does not keep the first one from being read again on the next visit', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) => {
    asked.push(tokenOf(init))
    return Promise.resolve(tokenOf(init) === null ? page([1, 2], 'b') : page([3], null))
  })
  const begun = Date.now()
  const fresh = freshness(op.Classes.name)({ state: { dataUpdatedAt: 0 } })
  const clock = vi.spyOn(Date, 'now')
  const first = renderHook(() => usePages(op.Classes, {}), { wrapper })
  await waitFor(() => expect(first.result.current.itens).toHaveLength(2))
  clock.mockReturnValue(begun + fresh - 1000)
  await act(() => first.result.current.more())
  await waitFor(() => expect(first.result.current.itens).toHaveLength(3))
  first.unmount()
  clock.mockReturnValue(begun + fresh + 1000)
  asked.length = 0
  renderHook(() => usePages(op.Classes, {}), { wrapper })
  await waitFor(() => expect(asked).toEqual([null, 'b']))
})

test('a further page that fails is told beside the list, which stays as it was', async () => {
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) =>
    Promise.resolve(tokenOf(init) === null ? page([1, 2], 'b') : new Response(null, { status: 403 })),
  )
  const { result } = renderHook(() => usePages(op.Classes, {}), { wrapper })
  await waitFor(() => expect(result.current.itens).toHaveLength(2))
  await act(() => result.current.more())
  await waitFor(() => expect(result.current.moreError?.kind).toBe('forbidden'))
  expect(result.current).toMatchObject({ error: null, hasMore: true })
})

test('a row that has moved to the next page meanwhile stands in the list once', async () => {
  // somebody was put in before the first row: the last one of page 1 is the first of page 2
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) =>
    Promise.resolve(tokenOf(init) === null ? page([1, 2], 'b') : page([2, 3], null)),
  )
  const { result } = renderHook(() => useAllPages(usePages(op.Classes, {})), { wrapper })
  await waitFor(() => expect(result.current.rest).toBeNull())
  expect(result.current.itens.map(({ id }) => id)).toEqual([1, 2, 3])
})

test.each([
  ['"Carregar mais" while the list is read again', 'again'],
  ['"Atualizar" while a further page is on its way', 'further'],
])('%s asks nothing more once somebody else is there', async (_, first) => {
  const gates: (() => void)[] = []
  let held = false
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_input: unknown, init: RequestInit) => {
    const token = tokenOf(init)
    if (held) asked.push(token)
    if (held) await new Promise<void>((done) => gates.push(done))
    return token === null ? page([1, 2], 'b') : page([3], null)
  })
  const { result, unmount } = renderHook(() => usePages(op.Classes, {}), { wrapper })
  await waitFor(() => expect(result.current.itens).toHaveLength(2))
  held = true
  const { more, refresh } = result.current
  act(() => (first === 'again' ? refresh() : void more()))
  act(() => (first === 'again' ? void more() : refresh()))
  await waitFor(() => expect(gates.length).toBeGreaterThan(0))
  act(() => start(identify({ sessionId: 'y', userName: 'bruno', userId: '1002', perfis: [1] }), { pressed: true }))
  unmount()
  asked.length = 0
  for (const open of gates.splice(0)) open()
  await turn(100)
  expect(asked).toEqual([])
})
