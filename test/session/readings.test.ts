// The database of kept answers, where the browser cannot open it at first, or takes it away.
import { expect, test, vi } from 'vitest'
import { openReadings } from '@/session'

test('one that could not be opened is opened at the next use', async () => {
  const open = vi.fn(() => {
    const request = { error: new Error('lost'), onerror: () => undefined }
    queueMicrotask(() => request.onerror())
    return request
  })
  vi.stubGlobal('indexedDB', { open })
  const store = openReadings()
  await expect(store.person()).rejects.toThrow('lost')
  await expect(store.person()).rejects.toThrow('lost')
  expect(open).toHaveBeenCalledTimes(2)
})
