// "What was kept on this device" is said of the person of whom it was kept, and of nobody else.
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api'
import { holdRequestsUntil } from '@/api/call'
import { noteKept, useShowsKept } from '@/api/network/connection'
import { keepIn } from '@/api/queries/offline'
import { recallPerson } from '@/api/auth/resume'
import type { AuthReply } from '@/contract'
import { end, identify, type Readings, sessionState, setRemembered, start } from '@/session'

const ana = identify({ sessionId: 'x', userName: 'ana', userId: '1001', perfis: [1] })
const bruno = identify({ sessionId: 'x', userName: 'bruno', userId: '1002', perfis: [1] })
afterEach(() => {
  noteKept(false)
  holdRequestsUntil(null)
  end(null)
  setRemembered(false)
})

/** Lets Ana in with what was kept of her, until `asking` is answered. */
async function enter(asking: Promise<AuthReply>): Promise<void> {
  setRemembered(true)
  const store: Readings = {
    person: () => Promise.resolve(ana),
    readings: () => Promise.resolve([{ queryKey: ['GetTurma', { id: 1 }], data: { reply: {} }, at: Date.now() }]),
    write: () => Promise.resolve(),
    drop: () => Promise.resolve(),
    clear: () => Promise.resolve(),
    close: () => undefined,
  }
  keepIn(store)
  const recalled = await recallPerson(
    (reply) => start(identify(reply)),
    () => 0,
  )
  recalled?.enter(asking)
  expect(sessionState().session?.userName).toBe('ana')
}

test('whom the service knows no more is let in no longer', async () => {
  await enter(Promise.reject(new ApiError('unauthenticated', { operation: 'Auth', status: 401 })))
  await vi.waitFor(() => expect(sessionState()).toMatchObject({ status: 'none', session: null }))
})

test.each([
  ['before the service has said who is there', false],
  ['and the service says so only then', true],
])('somebody signs out in another tab, %s', async (_, isAnswered) => {
  let answer: (reply: AuthReply) => void = () => undefined
  await enter(new Promise((done) => (answer = done)))
  const { result } = renderHook(() => useShowsKept())
  expect(result.current).toBe(true)
  end('signedOut', { elsewhere: true })
  if (isAnswered) answer({ sessionId: 'x', userName: 'ana', userId: '1001', perfis: [1] })
  await new Promise((done) => setTimeout(done, 20))
  start(bruno, { pressed: true })
  expect(renderHook(() => useShowsKept()).result.current).toBe(false)
})
