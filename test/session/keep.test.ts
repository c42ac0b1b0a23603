// What a device keeps, by the register: for its own person only, as long as its row says, and gone with them.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as contract from '@/contract'
import type * as session from '@/session'
import { storedValue, storeValue } from '../support/kept'

type Rooms = typeof session
const ana = { idPessoa: 1, userName: 'ana', displayName: 'Ana', perfil: 3, perfis: [3] }
const rui = { ...ana, idPessoa: 2, userName: 'rui' }
const stored = () =>
  [localStorage, sessionStorage].flatMap((box) => Object.keys(box)).filter((key) => key.includes('pessoa'))

/** The rooms as after a reload: nothing in memory. */
let z: typeof contract.z
async function reload(): Promise<Rooms> {
  vi.resetModules()
  ;({ z } = await import('@/contract'))
  room = await import('@/session')
  return room
}
let room: Rooms
const work = () => room.kept('pessoa', z.record(z.string(), z.string()))
const typed = { nome: 'texto' }
function anaTypes(): void {
  room.start(ana)
  work().write(typed)
}
beforeEach(reload)
afterEach(() => {
  room.end(null)
  localStorage.clear()
  sessionStorage.clear()
})

test('survives a reload of the same person, without a name in it', async () => {
  anaTypes()
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('ana')
  await reload()
  expect(work().read(), 'nobody is signed in yet').toBeNull()
  room.start(ana)
  expect(work().read()).toEqual(typed)
  work().write(null)
  expect(work().read()).toBeNull()
})
test('is erased when another person signs in, also after a reload', async () => {
  anaTypes()
  room.start(rui)
  expect([work().read(), stored()]).toEqual([null, []])
  anaTypes()
  await reload()
  room.start(rui)
  expect([work().read(), stored()]).toEqual([null, []])
})
test('who tells neither number nor name is always somebody new', () => {
  const nobody = { ...ana, idPessoa: 0, userName: '' }
  room.start(nobody)
  work().write(typed)
  room.start(nobody)
  expect([work().read(), stored()]).toEqual([null, []])
})
test('is erased by signing out, even by who never opened the screen', async () => {
  anaTypes()
  await reload()
  room.start(ana)
  room.end('signedOut')
  expect(stored()).toEqual([])
})
describe('the service ended the session, and the page was loaded anew', () => {
  /** The visit that finds nobody. */
  async function findNobody(): Promise<void> {
    room.start(ana)
    room.kept('visita', z.string()).write('visto', 1)
    anaTypes()
    await reload()
    room.end(room.endReason(), { silent: true })
  }
  test('unsent work waits for its owner, and nobody else can read it', async () => {
    await findNobody()
    expect(work().read(), 'nobody is signed in yet').toBeNull()
    expect(storedValue('visita', 1)).toBeNull()
    await reload()
    room.end(room.endReason(), { silent: true })
    room.start(ana)
    expect(work().read()).toEqual(typed)
  })
  test('another person signs in: it is gone', async () => {
    await findNobody()
    room.start(rui)
    expect([work().read(), stored()]).toEqual([null, []])
    room.start(ana)
    expect(work().read()).toBeNull()
  })
  test('another person signs in in another tab, or somebody signs out there: it is gone', async () => {
    for (const signal of [
      { type: 'start', owner: room.ownerOf(rui) },
      { type: 'end', reason: 'signedOut', owner: room.ownerOf(ana) },
    ]) {
      await findNobody()
      expect(stored()).toEqual(['portal.pessoa'])
      const other = new BroadcastChannel('auth')
      other.postMessage(signal)
      await vi.waitFor(() => expect(stored()).toEqual([]))
      other.close()
    }
  })
  test('nobody comes back: it is gone when the session would have ended', async () => {
    await findNobody()
    const [held] = room.holders.get()
    expect(held).toMatchObject({ kind: 'session', limit: room.idleLimit })
    held?.drop()
    expect([stored(), room.holders.get()]).toEqual([[], []])
  })
})
test('on a public device memory alone holds it', async () => {
  room.setPublicDevice(true)
  anaTypes()
  expect([work().read(), stored()]).toEqual([typed, []])
  await reload()
  room.start(ana)
  expect(work().read()).toBeNull()
})
test('a device that becomes public leaves what was typed before to the memory of the page', async () => {
  anaTypes()
  await reload()
  room.start(ana)
  room.setPublicDevice(true)
  expect([work().read(), stored()]).toEqual([typed, []])
  expect(room.unsentWork()).toEqual(['pessoa'])
  room.setPublicDevice(false)
  expect(work().read()).toEqual(typed)
})
describe('which messages were opened, on a public computer', () => {
  const opened = () => room.kept('lidos', z.array(z.number()))
  test('survives a reload in the tab, and nothing of it stands on the device', async () => {
    room.setPublicDevice(true)
    room.start(ana)
    opened().write([7])
    await reload()
    room.start(ana)
    expect(opened().read()).toEqual([7])
    expect(localStorage.getItem('portal.lidos')).toBeNull()
  })
  test('leaves the device for the tab when the device becomes public, and the tab with the person', async () => {
    room.setRemembered(true)
    room.start(ana)
    opened().write([7])
    expect(localStorage.getItem('portal.lidos')).not.toBeNull()
    room.setPublicDevice(true)
    expect(localStorage.getItem('portal.lidos')).toBeNull()
    await reload()
    room.start(ana)
    expect(opened().read()).toEqual([7])
    room.end('signedOut')
    expect(sessionStorage.getItem('portal.lidos')).toBeNull()
  })
})
test('a device that becomes public gives nobody what another person left in the tab', async () => {
  anaTypes()
  await reload()
  room.setPublicDevice(true)
  room.start(rui)
  expect([work().read(), stored()]).toEqual([null, []])
})
test('a device that becomes public signs nobody out: the session goes on in the memory of the page', () => {
  const id = room.keptText('sessao')
  id.write('s1')
  room.start(ana)
  room.setPublicDevice(true)
  expect(id.read()).toBe('s1')
  expect(sessionStorage.getItem('portal.sessao')).toBeNull()
})
test('a device that became public in another tab keeps no draft of a family here', () => {
  room.kept('vagas.rascunho', z.unknown()).write({ nome: 'Davi' })
  localStorage.setItem('portal.aparelhoPublico', 'sim')
  dispatchEvent(new StorageEvent('storage', { key: 'portal.aparelhoPublico', newValue: 'sim' }))
  expect(storedValue('vagas.rascunho')).toBeNull()
  expect(room.kept('vagas.rascunho', z.unknown()).read()).toBeNull()
})
describe('another tab', () => {
  test('ends this session, and touches nothing that the device remembers', async () => {
    room.setRemembered(true)
    room.start(ana)
    room.kept('visita', z.string()).write('visto', 1)
    const other = new BroadcastChannel('auth')
    other.postMessage({ type: 'start', owner: room.ownerOf(rui) })
    await vi.waitFor(() => expect(room.sessionState().status).toBe('none'))
    other.close()
    expect(room.isRemembered()).toBe(true)
    expect(storedValue('visita', 1)).toBe('visto')
  })
  test('of a former person ends nobody else', async () => {
    room.start(ana)
    const other = new BroadcastChannel('auth')
    other.postMessage({ type: 'end', reason: 'signedOut', owner: room.ownerOf(rui) })
    await new Promise((later) => setTimeout(later, 50))
    other.close()
    expect(room.sessionState().status).toBe('active')
  })
})
describe('what can no longer be read rightly', () => {
  test('is dropped when its time is over, and the reason is told once', () => {
    const draft = room.kept('vagas.rascunho', z.string())
    draft.write('x')
    const written = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(written + 31 * 60_000)
    room.dropOld()
    expect(storedValue('vagas.rascunho')).toBeNull()
    expect(draft.look()).toEqual({ value: null, at: null, dropped: 'expired' })
    expect(draft.look().dropped).toBeNull()
  })
  test.each(['', 'x', '{}', '[]', 'null', '{"v":1}', '{"v":99,"at":1,"d":{}}', '{"v":1,"at":1,"linhas":[]}'])(
    'of an older release, or broken: %s',
    (text) => {
      sessionStorage.setItem('portal.vagas.rascunho', text)
      sessionStorage.setItem('portal.guardado.pessoa', text)
      room.dropOld()
      room.dropUnknown()
      expect(room.kept('vagas.rascunho', z.unknown()).read()).toBeNull()
      expect(Object.keys(sessionStorage)).toEqual([])
    },
  )
  test('of a newer release, which another tab has already: left to that one until its time is over', () => {
    const now = Date.now()
    const later = JSON.stringify({ v: 99, at: now, d: [{ later: true }] })
    localStorage.setItem('portal.vagas.guardados', later)
    localStorage.setItem('portal.later', 'x')
    room.dropOld()
    const drafts = room.kept('vagas.guardados', z.array(z.unknown()))
    expect(drafts.look()).toEqual({ value: null, at: null, dropped: null })
    expect([drafts.write(['of this release']), drafts.write(null)]).toEqual([false, false])
    expect(localStorage.getItem('portal.vagas.guardados')).toBe(later)
    expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(['portal.vagas.guardados', 'portal.later']))
    room.dropOld(now + 8 * 86_400_000)
    expect(localStorage.getItem('portal.vagas.guardados')).toBeNull()
  })
  test('has another shape than its row', () => {
    storeValue(sessionStorage, 'vagas.rascunho', { way: 7 })
    expect(room.kept('vagas.rascunho', z.object({ way: z.string() })).look().dropped).toBe('oldVersion')
    expect(storedValue('vagas.rascunho')).toBeNull()
  })
})
test('storage that refuses loses nothing of the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  anaTypes()
  expect(work().read()).toEqual(typed)
})
test('a device whose storage is full is a public one from the moment that somebody says so', () => {
  room.setPublicDevice(false)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  room.setPublicDevice(true)
  expect(room.isPublicDevice()).toBe(true)
})
