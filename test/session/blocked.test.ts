// A browser that keeps nothing, or whose storage is damaged: the portal opens, reads nothing, and erases what it can.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as session from '@/session'

const ana = { idPessoa: 1, userName: 'ana', displayName: 'Ana', perfil: 1, perfis: [1] }
const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

let room: typeof session
async function load(): Promise<void> {
  vi.resetModules()
  room = await import('@/session')
}
beforeEach(load)
afterEach(() => {
  room.end(null)
  localStorage.clear()
  sessionStorage.clear()
})

test('where channels between tabs are refused the page stands alone', async () => {
  const refuse = vi.fn(function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  vi.stubGlobal('BroadcastChannel', refuse)
  await load()
  room.start(ana, { pressed: true })
  expect(room.sessionState().status).toBe('active')
})

test('a damaged storage, which throws at each use, is as an empty one', () => {
  for (const use of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, use).mockImplementation(() => {
      throw new DOMException('NS_ERROR_FILE_CORRUPTED')
    })
  const theme = room.keptText('tema')
  expect(theme.read()).toBeNull()
  expect(theme.write('dark')).toBe(false)
  expect(theme.read()).toBe('dark')
  room.dropUnused()
  room.dropOld()
  room.start(ana, { pressed: true })
  room.end('signedOut', { silent: true })
  theme.write(null)
  expect(theme.read()).toBeNull()
})

test('where databases are forbidden, leaving erases all the rest', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('indexedDB', { open: forbidden, deleteDatabase: forbidden })
  room.start(ana)
  localStorage.setItem('portal.leituras', room.ownerOf(ana))
  localStorage.setItem('portal.primeira', 'x')
  room.end('signedOut', { silent: true })
  expect(localStorage.getItem('portal.leituras')).toBeNull()
  expect(localStorage.getItem('portal.primeira')).toBeNull()
})

test('answers that nobody would find when the person leaves are not kept', async () => {
  const open = vi.fn()
  vi.stubGlobal('indexedDB', { open })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  await expect(room.openReadings().write(ana, [])).rejects.toThrow('keeps nothing')
  expect(open).not.toHaveBeenCalled()
})

test('a full device that becomes public has room for that once it has been erased', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(full)
  room.setPublicDevice(true)
  expect(setItem).toHaveBeenCalledTimes(2)
  await load()
  expect(room.isPublicDevice()).toBe(true)
})
