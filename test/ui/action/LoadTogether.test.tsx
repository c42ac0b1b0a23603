// What comes one by one is shown together, but not for ever: and what comes in addition hides nothing.
import { act, render, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LoadingPart, LoadTogether, useLoading, useLoadingPart } from '@/ui/action/LoadTogether'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

function Part({ name, pending }: { name: string; pending: boolean }) {
  useLoadingPart(pending)
  return <p>{name}</p>
}

const page = (first: boolean, second: boolean) => (
  <LoadTogether>
    <p>Corpo</p>
    {first ? <LoadingPart lines={2} /> : <Part name="Um" pending={second} />}
  </LoadTogether>
)

test('nothing is shown before all of it is there, also what is found missing on the way', () => {
  const { rerender } = render(page(true, true))
  expect(screen.getByText('Corpo')).not.toBeVisible()
  rerender(page(false, true))
  expect(screen.getByText('Um')).not.toBeVisible()
  rerender(page(false, false))
  expect(screen.getByText('Um')).toBeVisible()
  expect(document.querySelector('[aria-busy]')).toBeNull()
})

test('what has come is shown after a while, with the shape of what has not', () => {
  render(page(true, true))
  wait(2400)
  expect(screen.getByText('Corpo')).not.toBeVisible()
  wait(200)
  expect(screen.getByText('Corpo')).toBeVisible()
  expect(document.querySelectorAll('[aria-busy]')).toHaveLength(1)
})

test('what is read again hides nothing', () => {
  const { rerender } = render(page(false, true))
  expect(screen.getByText('Corpo')).not.toBeVisible()
  rerender(page(false, false))
  rerender(page(true, false))
  expect(screen.getByText('Corpo')).toBeVisible()
})

test('what needs nothing is there at once', () => {
  render(page(false, false))
  expect(screen.getByText('Corpo')).toBeVisible()
})

test('a second wait is as patient as the first, however long that one was', () => {
  const { result, rerender } = renderHook(({ pending }) => useLoading(pending), { initialProps: { pending: true } })
  expect(result.current).toBe(true)
  wait(2600)
  expect(result.current).toBe(false)
  rerender({ pending: false })
  rerender({ pending: true })
  expect(result.current).toBe(true)
})
