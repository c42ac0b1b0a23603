// Long work goes in parts, and one such work at a time.
import { expect, test, vi } from 'vitest'
import { createWorker, type Parts } from '@/screens/lancamentos/book/chunkedWork'

test('work in parts goes on to its end, whatever a part of it leads to', async () => {
  vi.useFakeTimers()
  const worker = createWorker()
  const done: number[] = []
  function* work(): Parts {
    for (const n of [1, 2, 3]) {
      // as when it moves the cursor: the cell that is left has what was begun end first
      worker.finish()
      done.push(n)
      yield
    }
  }
  worker.begin(work())
  await vi.runAllTimersAsync()
  expect(done).toEqual([1, 2, 3])
  worker.begin(work())
  worker.finish()
  expect(done).toEqual([1, 2, 3, 1, 2, 3])
  await vi.runAllTimersAsync()
  expect(done).toHaveLength(6)
})
