// A browser whose database never answers: the remembered person is let in by the service.
import { afterEach, expect, test, vi } from 'vitest'
import { restore } from '@/api'
import { keepIn } from '@/api/queries/offline'
import { mock } from '@/mock/doors/node'
import { end, sessionState, setRemembered } from '@/session'

const never = () => new Promise<never>(() => undefined)
afterEach(() => {
  vi.useRealTimers()
  end(null)
  setRemembered(false)
})

test('a visit waits for it no longer than a moment', async () => {
  keepIn({ person: never, readings: never, write: never, drop: never, clear: never, close: () => undefined })
  mock.as('ana')
  setRemembered(true)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  void restore()
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(sessionState().session?.userName).toBe('ana'))
})
