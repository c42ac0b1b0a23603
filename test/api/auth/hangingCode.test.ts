// Code that neither comes nor fails: after a minute a visit and a sign-in go on without it.
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { restore } from '@/api/auth'
import { useSignIn } from '@/api/auth/useSignIn'
import { mock } from '@/mock/doors/node'
import { end, sessionState, setRemembered } from '@/session'

const minute = 60_000
vi.mock('@/api/auth/resume', () => new Promise(() => undefined))
vi.mock('@/api/mutation', () => new Promise(() => undefined))
afterEach(() => {
  vi.useRealTimers()
  end(null)
  setRemembered(false)
})

test('the code of the kept answers: the remembered person is let in by the service', async () => {
  mock.as('ana')
  setRemembered(true)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  void restore()
  await vi.advanceTimersByTimeAsync(minute + 1000)
  await vi.waitFor(() => expect(sessionState().session?.userName).toBe('ana'))
})

test('the code of the sign-in: the press ends, and says that nothing was sent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { result } = renderHook(() => useSignIn())
  act(() => void result.current.signIn({ userName: 'ana', password: 'caderno', rememberMe: false }))
  await act(() => vi.advanceTimersByTimeAsync(minute - 5000))
  expect(result.current.pending).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await vi.waitFor(() => expect(result.current.pending).toBe(false))
  expect(result.current.error?.refusal?.code).toMatch(/NotSent|CodeMissing/)
})
