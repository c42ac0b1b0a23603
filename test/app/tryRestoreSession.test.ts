// Pages that anyone may read, opened anew by somebody signed in: whose frame they stand in from the beginning.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tryRestoreSession } from '@/app/map/route'
import { mock } from '@/mock/doors/node'
import { end, sessionState } from '@/session'

beforeEach(() => {
  // who signed in left a note on this device
  localStorage.setItem('portal.uso', String(Date.now()))
  // no time passes by itself
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => end(null))

// first: a page asks once who is there
test('their own, as soon as the service has answered', async () => {
  mock.as('ana')
  expect(sessionState().status).toBe('unknown')
  await tryRestoreSession()
  expect(sessionState().status).toBe('active')
})

test('the visitor’s, where the service does not answer in time', async () => {
  // a portal that has not asked yet
  vi.resetModules()
  const { tryRestoreSession } = await import('@/app/map/route')
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const over = vi.fn()
  void tryRestoreSession().then(over)
  await vi.advanceTimersByTimeAsync(250)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(over).toHaveBeenCalledOnce()
})
