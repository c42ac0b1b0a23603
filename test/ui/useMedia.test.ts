// What the window decided stays while the paper is drawn: the pages are counted before anything could be drawn anew.
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useMedia } from '@/ui/look/useMedia'

let width = 1280
let printing = false
const listeners = new Set<() => void>()
const becomes = (next: { width?: number; printing?: boolean }) =>
  act(() => {
    width = next.width ?? width
    printing = next.printing ?? printing
    for (const listener of listeners) listener()
  })
afterEach(() => vi.unstubAllGlobals())

test('the width of the paper is not that of a window', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === 'print' ? printing : width >= 1024,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  const { result } = renderHook(() => useMedia('(min-width: 64rem)'))
  expect(result.current).toBe(true)
  becomes({ width: 657, printing: true })
  expect(result.current, 'on paper').toBe(true)
  becomes({ printing: false })
  expect(result.current, 'the window has become narrow meanwhile').toBe(false)
  becomes({ width: 1280 })
  expect(result.current).toBe(true)
})
