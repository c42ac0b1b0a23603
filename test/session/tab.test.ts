// What a tab keeps of unfinished work: for its own person only, and gone with them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as session from '@/session'

type Rooms = typeof session
const ana = { idPessoa: 1, userName: 'ana', displayName: 'Ana', perfil: 3, perfis: [3], roles: [], permissions: [] }
const rui = { ...ana, idPessoa: 2, userName: 'rui' }
const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('portal.guardado'))

/** The session's room as after a reload: nothing in memory. */
async function reload(): Promise<Rooms> {
  vi.resetModules()
  return import('@/session')
}
let room: Rooms
function anaTypes(): void {
  room.start(ana)
  room.keepInTab('x', 'texto')
}
beforeEach(async () => {
  room = await reload()
})
afterEach(() => {
  room.end(null, false)
  localStorage.clear()
})

test('survives a reload of the same person', async () => {
  anaTypes()
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('ana')
  room = await reload()
  expect(room.keptInTab('x'), 'nobody is signed in yet').toBeNull()
  room.start(ana)
  expect(room.keptInTab('x')).toBe('texto')
  room.keepInTab('x', null)
  expect(room.keptInTab('x')).toBeNull()
})
test('is erased when another person signs in, also after a reload', async () => {
  anaTypes()
  room.start(rui)
  expect([room.keptInTab('x'), kept()]).toEqual([null, []])
  anaTypes()
  room = await reload()
  room.start(rui)
  expect([room.keptInTab('x'), kept()]).toEqual([null, []])
})
test('is erased by signing out, even by who never opened the screen', async () => {
  anaTypes()
  room = await reload()
  room.start(ana)
  room.end('signedOut')
  expect(kept()).toEqual([])
})
test('on a public device memory alone holds it', async () => {
  room.setPublicDevice(true)
  anaTypes()
  expect([room.keptInTab('x'), kept()]).toEqual(['texto', []])
  room = await reload()
  room.start(ana)
  expect(room.keptInTab('x')).toBeNull()
})
test('a device that becomes public leaves what was typed before to the memory of the page', async () => {
  anaTypes()
  room = await reload()
  room.start(ana)
  room.setPublicDevice(true)
  expect([room.keptInTab('x'), kept()]).toEqual(['texto', []])
  expect(room.keptNames()).toEqual(['x'])
  room.setPublicDevice(false)
  expect(room.keptInTab('x')).toBe('texto')
})
test('a device that becomes public gives nobody what another person left in the tab', async () => {
  anaTypes()
  room = await reload()
  room.setPublicDevice(true)
  room.start(rui)
  expect([room.keptInTab('x'), kept()]).toEqual([null, []])
})
test('storage that refuses loses nothing of the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  anaTypes()
  expect(room.keptInTab('x')).toBe('texto')
})
