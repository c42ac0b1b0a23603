// Asking again by itself while nothing gets through.
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useRetryInterval } from '@/app/useRetryInterval'

function begin() {
  vi.useFakeTimers()
  const ask = vi.fn()
  const { rerender } = renderHook(({ waiting }) => useRetryInterval(waiting, ask), { initialProps: { waiting: true } })
  return { ask, waits: (waiting: boolean) => rerender({ waiting }) }
}

test('every twenty seconds, and no more once something gets through', () => {
  const { ask, waits } = begin()
  vi.advanceTimersByTime(19_900)
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20_200)
  expect(ask).toHaveBeenCalledTimes(2)
  waits(false)
  vi.advanceTimersByTime(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('sooner where the browser has said that the network is back, and the first try failed nevertheless', () => {
  const { ask, waits } = begin()
  vi.advanceTimersByTime(5000)
  window.dispatchEvent(new Event('online'))
  // taken to be back, until the first try has failed
  waits(false)
  waits(true)
  vi.advanceTimersByTime(2100)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(17_000)
  const asked = ask.mock.calls.length
  expect(asked).toBeGreaterThan(5)
  // it was not: every twenty seconds again
  vi.advanceTimersByTime(42_000)
  expect(ask.mock.calls.length - asked).toBeLessThanOrEqual(3)
})
