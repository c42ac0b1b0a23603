// Whether the network is gone or only the service, which is another thing to say and to mend.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as api from '@/api/network/connection'
import type * as unanswered from '@/api/network/unanswered'
import type * as file from '@/settings'

let room: typeof api
let noteUnanswered: typeof unanswered.noteUnanswered
let settings: typeof file
const asked = vi.fn<(address: string) => Promise<Response>>()

/** The page as it was just opened: it has told nobody anything. */
beforeEach(async () => {
  vi.resetModules()
  room = await import('@/api/network/connection')
  noteUnanswered = (await import('@/api/network/unanswered')).noteUnanswered
  settings = await import('@/settings')
  vi.stubGlobal('fetch', asked.mockReset().mockResolvedValue(new Response()))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.mocked(console.warn).mockClear()
  settings.applySettings({})
})

const serviceAt = (apiBaseUrl: string) => void settings.applySettings({ apiBaseUrl })
const elsewhere = 'https://servico.example/api'

test('the host answers and a service at another address does not: it is the service, told to the host once', async () => {
  serviceAt(elsewhere)
  await noteUnanswered()
  await noteUnanswered()
  expect([room.lostKind(), room.isOffline()]).toEqual(['serviceGone', true])
  expect(console.warn).toHaveBeenCalledOnce()
  room.noteReachable(true)
  expect([room.lostKind(), room.isOffline()]).toEqual(['offline', false])
})

test('neither answers: it is the network', async () => {
  serviceAt(elsewhere)
  asked.mockRejectedValue(new TypeError('Failed to fetch'))
  await noteUnanswered()
  expect([room.lostKind(), room.isOffline()]).toEqual(['offline', true])
  expect(console.warn).not.toHaveBeenCalled()
})

test.each([
  ['a service at the address of the page', '/api', true],
  ['a browser that has no network', elsewhere, false],
])('%s: the host is not asked', async (_, address, onLine) => {
  serviceAt(address)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  await noteUnanswered()
  expect(asked).not.toHaveBeenCalled()
  expect([room.lostKind(), room.isOffline()]).toEqual(['offline', true])
})

test('who listens hears of every change, and of none once they have stopped', async () => {
  const heard = vi.fn()
  const stop = room.onConnection(heard)
  room.noteReachable(false)
  expect(heard).toHaveBeenCalledTimes(1)
  // taken to be back: the next request finds out
  window.dispatchEvent(new Event('online'))
  expect(room.isOffline()).toBe(false)
  expect(heard).toHaveBeenCalled()
  window.dispatchEvent(new Event('offline'))
  room.noteKept(true)
  const before = heard.mock.calls.length
  stop()
  for (const event of ['online', 'offline']) window.dispatchEvent(new Event(event))
  room.noteReachable(false)
  room.noteKept(false)
  serviceAt(elsewhere)
  await noteUnanswered()
  expect(heard).toHaveBeenCalledTimes(before)
})
