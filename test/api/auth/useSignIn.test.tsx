// Signing in where its code did not come: a network that is gone is told apart from a browser that remembers the failure.
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSignIn } from '@/api'

vi.mock('@/api/auth/lazyAuth', async (original) => ({
  ...(await original<object>()),
  fetchSignIn: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}))
afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['the host does not answer', () => Promise.reject(new TypeError('Failed to fetch')), 'NotSent'],
  ['the host answers', () => Promise.resolve(new Response()), 'CodeMissing'],
] as const)('%s', async (_, answer, code) => {
  vi.stubGlobal('fetch', answer)
  const { result } = renderHook(() => useSignIn())
  await act(async () => {
    await result.current.signIn({ userName: 'ana', password: 'caderno', rememberMe: false })
  })
  await waitFor(() => expect(result.current.error?.refusal?.code).toBe(code))
  expect(result.current.pending).toBe(false)
})
