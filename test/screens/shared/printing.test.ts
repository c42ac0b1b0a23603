// What is drawn only where it is seen is drawn whole on paper, and only there.
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePrinting } from '@/screens/shared/paper/usePrinting'

const happens = (name: string) =>
  act(() => {
    window.dispatchEvent(new Event(name))
  })

test('is told before paper and after it, also to who was not there when it ended', () => {
  const first = renderHook(usePrinting)
  expect(first.result.current).toBe(false)
  happens('beforeprint')
  expect(first.result.current).toBe(true)
  const late = renderHook(usePrinting)
  expect(late.result.current).toBe(true)
  happens('afterprint')
  expect(first.result.current).toBe(false)
  happens('beforeprint')
  first.unmount()
  late.unmount()
  happens('afterprint')
  expect(renderHook(usePrinting).result.current).toBe(false)
})
