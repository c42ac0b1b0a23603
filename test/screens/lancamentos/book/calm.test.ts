// What can wait steps aside while somebody types, but not for ever.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenForCalm } from '@/screens/lancamentos/book/calm'

let end: AbortController
beforeEach(() => {
  vi.useFakeTimers()
  end = new AbortController()
})
afterEach(() => {
  end.abort()
})

const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: '7' }))

/** Asks for a calm moment; answers how to know whether it has come. */
function ask(calm: () => Promise<void>) {
  const over = vi.fn()
  void calm().then(over)
  return over
}

test('nobody types: it is calm at once', async () => {
  const over = ask(listenForCalm(end.signal))
  await vi.advanceTimersByTimeAsync(0)
  expect(over).toHaveBeenCalled()
})
test('a moment after the last key it is calm, and each further key puts it off', async () => {
  const calm = listenForCalm(end.signal)
  press()
  const over = ask(calm)
  await vi.advanceTimersByTimeAsync(299)
  press()
  await vi.advanceTimersByTimeAsync(299)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalled()
})
test('somebody who never stops puts it off for a second', async () => {
  const calm = listenForCalm(end.signal)
  press()
  const over = ask(calm)
  for (let n = 0; n < 9; n++) {
    await vi.advanceTimersByTimeAsync(100)
    press()
  }
  await vi.advanceTimersByTimeAsync(99)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalled()
})
test('nothing waits on a screen that is gone', async () => {
  const calm = listenForCalm(end.signal)
  press()
  const over = ask(calm)
  end.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(over).toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
