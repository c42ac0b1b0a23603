// What a busy service did not take leaves only after a countdown that somebody could stop: never after a sleep.
import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api'
import { BusyNotice } from '@/screens/shared/BusyNotice'

const busy = () => new ApiError('busy', { operation: 'MarcarPresencaPost', status: 503, retryAfter: 40, turn: 1 })
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
/** Timers stand still, the clock of the wall goes on. */
const sleep = () => vi.setSystemTime(Date.now() + 8 * 3_600_000)

beforeEach(() => {
  vi.useFakeTimers()
})

test.each([
  ['a write', true, 0],
  ['a reading', false, 1],
])('%s, where the device sleeps meanwhile', (_, unsent, times) => {
  const onRetry = vi.fn()
  render(<BusyNotice unsent={unsent} error={busy()} onRetry={onRetry} />)
  pass(5000)
  sleep()
  pass(120_000)
  expect(onRetry).toHaveBeenCalledTimes(times)
})

test('a write, where nobody sleeps, leaves once', () => {
  const onRetry = vi.fn()
  render(<BusyNotice unsent error={busy()} onRetry={onRetry} />)
  pass(125_000)
  expect(onRetry).toHaveBeenCalledOnce()
})
