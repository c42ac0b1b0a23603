// How long nobody used the portal, in several tabs, and what then is dropped.
import { afterEach, expect, test, vi } from 'vitest'
import { anything } from '@/domain/check'
import { end, holders, identify, idleFor, kept, ownerOf, start, touch } from '@/session'

const person = (n: number) => identify({ sessionId: 's', userName: `p${n}`, userId: String(n), perfis: [1] })

afterEach(() => {
  vi.useRealTimers()
  end(null, false)
})

test('a tab that slept while another was used counts from that use, before it has heard of it', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  touch()
  vi.advanceTimersByTime(25 * 60_000)
  localStorage.setItem('portal.uso', String(Date.now() - 10_000))
  expect(idleFor()).toBe(10_000)
  vi.advanceTimersByTime(5000)
  expect(idleFor()).toBe(15_000)
})

test('what waited in a tab for its owner takes nothing along of who is signed in in another tab', async () => {
  start(person(1), { supposed: true })
  kept('lancamentos', anything).write({ a: 1 }, 12)
  // the service ended the session and the page was loaded anew: nobody is there, and the grades wait
  end(null, false)
  const waiting = { v: 1, at: Date.now(), o: ownerOf(person(1)), d: {} }
  sessionStorage.setItem('portal.lancamentos.12', JSON.stringify(waiting))
  end(null, false)
  expect(holders.get()).toHaveLength(1)
  const [waits] = holders.get()
  localStorage.setItem('portal.manterConectado', 'sim')
  localStorage.setItem('portal.leituras', ownerOf(person(2)))
  const other = new BroadcastChannel('auth')
  other.postMessage({ type: 'start', owner: ownerOf(person(2)) })
  await vi.waitFor(() => expect(sessionStorage.getItem('portal.lancamentos.12')).toBeNull())
  other.close()
  // a clock that had just looked
  waits?.drop()
  expect(localStorage.getItem('portal.leituras')).toBe(ownerOf(person(2)))
  expect(holders.get()).toEqual([])
})
