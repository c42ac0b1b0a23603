// Code that is imported once: shared while it comes, known afterwards, asked for again after a failure.
import { expect, test, vi } from 'vitest'
import { once } from '@/domain/withTimeout'

test('calls at the same time share one import, and its code is known afterwards', async () => {
  const fetchCode = vi.fn(() => Promise.resolve('code'))
  const { load, known } = once(fetchCode)
  expect(known()).toBeNull()
  await expect(Promise.all([load(), load()])).resolves.toEqual(['code', 'code'])
  expect(known()).toBe('code')
  expect(fetchCode).toHaveBeenCalledOnce()
})

test('a failed import is tried again at the next call', async () => {
  const fetchCode = vi.fn().mockRejectedValueOnce(new TypeError('failed')).mockResolvedValue('code')
  const { load, known } = once(fetchCode)
  await expect(load()).rejects.toThrow('failed')
  expect(known()).toBeNull()
  await expect(load()).resolves.toBe('code')
})
