// A press before all is read: kept, done once when it can be, and not again by itself.
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useKeptPress } from '@/screens/diario/home/useKeptPress'

test('a press is kept until it can be done, is done once, and each press anew', () => {
  const done = vi.fn()
  const { result, rerender } = renderHook(({ ready }) => useKeptPress(ready, done), { initialProps: { ready: false } })
  rerender({ ready: true })
  expect(done, 'nobody pressed').not.toHaveBeenCalled()
  rerender({ ready: false })
  act(() => result.current.press())
  act(() => result.current.press())
  expect(result.current.waits).toBe(true)
  expect(done).not.toHaveBeenCalled()
  rerender({ ready: true })
  expect(done).toHaveBeenCalledOnce()
  rerender({ ready: false })
  expect(result.current.waits, 'more to be read later is no press').toBe(false)
  rerender({ ready: true })
  expect(done).toHaveBeenCalledOnce()
  act(() => result.current.press())
  act(() => result.current.press())
  expect(done).toHaveBeenCalledTimes(3)
})
