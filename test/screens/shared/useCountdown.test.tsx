// Seconds until something happens by itself, once.
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useCountdown } from '@/screens/shared/time/useCountdown'

interface Wait {
  ms: number | null
  key: string
}
function counting(initialProps: Wait) {
  vi.useFakeTimers()
  const onEnd = vi.fn()
  const view = renderHook(({ ms, key }: Wait) => useCountdown(ms, key, onEnd), { initialProps })
  const after = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  }
  return { ...view, onEnd, after }
}

test('counts whole seconds down to none and calls once', () => {
  const { result, onEnd, after } = counting({ ms: 2500, key: 'a' })
  expect(result.current).toBe(3)
  after(1000)
  expect(result.current).toBe(2)
  after(1000)
  expect([result.current, onEnd.mock.calls.length]).toEqual([1, 0])
  after(10_000)
  expect([result.current, onEnd.mock.calls.length]).toEqual([0, 1])
})

test('another wait begins with its own seconds, not with those that were left of the one before', () => {
  const { result, rerender, onEnd, after } = counting({ ms: 5000, key: 'a' })
  after(3000)
  expect(result.current).toBe(2)
  rerender({ ms: 5000, key: 'b' })
  expect(result.current).toBe(5)
  after(4000)
  expect([result.current, onEnd.mock.calls.length]).toEqual([1, 0])
})

test('nothing is counted where nothing is waited for, and nothing happens once the page is left', () => {
  const { result, rerender, unmount, onEnd, after } = counting({ ms: null, key: 'a' })
  expect(result.current).toBeNull()
  after(10_000)
  rerender({ ms: 1000, key: 'a' })
  unmount()
  after(10_000)
  expect(onEnd).not.toHaveBeenCalled()
})
