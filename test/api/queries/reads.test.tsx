// What is asked anew, page by page or after a write, and which answer then stands for the screens.
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient, readAnew, reading, runMutation, usePages } from '@/api'
import { op } from '@/contract'
import { end, identify, start } from '@/session'

const ask = { id: 101 }
const named = (descricao: string) => Response.json({ id: 101, descricao })
const known = () => queryClient.getQueryData(reading(op.GetTurma, ask).queryKey)?.reply.descricao
const turn = () => new Promise((done) => setTimeout(done, 10))

beforeEach(() => start(identify({ sessionId: 'x', userName: 'ana', userId: '1001', perfis: [1] })))
afterEach(() => {
  end(null)
  queryClient.clear()
})

describe('a reading that is to confirm what was changed', () => {
  const { signal } = new AbortController()

  test('drops one that was under way, which may be older: its late answer is heard by nobody', async () => {
    let answerLate: () => void = () => undefined
    const late = new Promise<Response>((done) => (answerLate = () => done(named('before'))))
    const answers = [late, Promise.resolve(named('after'))]
    vi.stubGlobal('fetch', () => answers.shift())
    const first = queryClient.query(reading(op.GetTurma, ask)).catch(() => undefined)
    await turn()
    expect((await readAnew(op.GetTurma, ask, signal)).reply.descricao).toBe('after')
    answerLate()
    await first
    await turn()
    expect(known()).toBe('after')
  })

  test('leaves the answer of one that was asked for later and has come sooner', async () => {
    let answer: () => void = () => undefined
    const slow = new Promise<Response>((done) => (answer = () => done(named('asked first'))))
    const answers = [slow, Promise.resolve(named('asked later'))]
    vi.stubGlobal('fetch', () => answers.shift())
    const asking = readAnew(op.GetTurma, ask, signal)
    await turn()
    await readAnew(op.GetTurma, ask, signal)
    answer()
    expect((await asking).reply.descricao, 'who asked gets their own').toBe('asked first')
    expect(known()).toBe('asked later')
  })
})

describe('after a write', () => {
  const stale = () => queryClient.getQueryState(['AproveitamentosAlunos'])?.isInvalidated
  test.each([
    ['refused', false],
    ['busy', false],
    ['notSent', false],
    ['accepted', true],
    ['uncertain', true],
  ])('that ended as %s what it may have changed is asked again: %s', async (kind, again) => {
    queryClient.setQueryData(['AproveitamentosAlunos'], 1)
    await runMutation('AproveitamentoAluno', () => Promise.resolve({ kind }))
    expect(stale()).toBe(again)
  })
})

describe('a list that comes page by page', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <Suspense>{children}</Suspense>
    </QueryClientProvider>
  )
  /** Answers these pages in their order: a token and how many rows. */
  async function listOf(pageOf: (n: number) => { token: string | null; rows: number }) {
    let asked = 0
    vi.stubGlobal('fetch', () => {
      const { token, rows } = pageOf(asked)
      asked += 1
      const itens = Array.from({ length: rows }, (_, i) => ({ id: asked * 100 + i }))
      return Promise.resolve(Response.json({ itens, tokenPagina: token }))
    })
    const { result } = renderHook(() => usePages(op.Classes, {}), { wrapper })
    await waitFor(() => expect(result.current).not.toBeNull())
    const more = () =>
      act(async () => {
        await result.current.more()
      })
    return { result, more, asked: () => asked }
  }

  test.each([
    ['there is a further page', { token: 'b', rows: 1 }, true],
    ['its token comes back', { token: 'a', rows: 1 }, false],
    ['no row came with it', { token: 'b', rows: 0 }, false],
    ['no token came', { token: null, rows: 1 }, false],
  ])('behind the second page, where %s: %s', async (_, second, hasMore) => {
    const { result, more } = await listOf((n) => (n === 0 ? { token: 'a', rows: 1 } : second))
    expect(result.current.hasMore).toBe(true)
    await more()
    await waitFor(() => expect(result.current.itens).toHaveLength(1 + second.rows))
    expect(result.current.hasMore).toBe(hasMore)
  })

  test('a service whose tokens never end is asked for fifty pages and no more', async () => {
    const { result, more, asked } = await listOf((n) => ({ token: `t${n}`, rows: 1 }))
    for (let n = 1; n < 49; n += 1) await more()
    expect([asked(), result.current.hasMore]).toEqual([49, true])
    await more()
    await waitFor(() => expect([asked(), result.current.hasMore]).toEqual([50, false]))
    await more()
    expect(asked()).toBe(50)
  })

  test('without tokens, exactly as many rows as were asked for may not be all of them', async () => {
    const full = await listOf((n) => ({ token: null, rows: n === 0 ? 50 : 70 }))
    expect(full.result.current.maybeMore).toBe(true)
    await full.more()
    await waitFor(() => expect(full.result.current.itens).toHaveLength(70))
    expect(full.result.current.maybeMore).toBe(false)
  })

  test('without tokens, one row fewer is all of them', async () => {
    const { result } = await listOf(() => ({ token: null, rows: 49 }))
    expect(result.current.maybeMore).toBe(false)
  })
})
