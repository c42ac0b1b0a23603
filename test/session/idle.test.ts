// How long nobody used the portal, in several tabs, and what then is dropped.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { anything } from '@/domain/check'
import {
  dropUnused,
  end,
  endReason,
  holders,
  identify,
  idleFor,
  idleLimit,
  kept,
  isSignOutPending,
  noteSignOutPending,
  ownerOf,
  setPublicDevice,
  setRemembered,
  start,
  touch,
} from '@/session'

const person = (n: number) => identify({ sessionId: 's', userName: `p${n}`, userId: String(n), perfis: [1] })

afterEach(() => {
  vi.useRealTimers()
  end(null)
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
  end(null)
  const waiting = { v: 1, at: Date.now(), o: ownerOf(person(1)), d: {} }
  sessionStorage.setItem('portal.lancamentos.12', JSON.stringify(waiting))
  end(null)
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

test('the last use is written down at most every five seconds, and only while somebody is signed in', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-03-02T10:00:00Z') })
  const noted = () => Number(localStorage.getItem('portal.uso'))
  touch()
  expect(noted()).toBe(0)
  start(person(1))
  const begun = Date.now()
  touch()
  vi.advanceTimersByTime(4999)
  touch()
  expect(noted()).toBe(begun)
  vi.advanceTimersByTime(1)
  touch()
  expect(noted()).toBe(begun + 5000)
  // a clock that was ahead has been put right
  vi.setSystemTime(begun - 3_600_000)
  touch()
  expect(noted()).toBe(begun - 3_600_000)
})

test('a session ends after twenty minutes without use, after eight where many use the device, and else as the service says', () => {
  start(person(1))
  expect(idleLimit()).toBe(20 * 60_000)
  setPublicDevice(true)
  expect(idleLimit()).toBe(8 * 60_000)
  setPublicDevice(false)
  setRemembered(true)
  expect(idleLimit()).toBeNull()
})

describe('what was held when the portal was last used', () => {
  const held = (ago: number, publicDevice = false) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    noteSignOutPending(false)
    setPublicDevice(publicDevice)
    localStorage.setItem('portal.uso', String(Date.now() - ago))
    sessionStorage.setItem('portal.lancamentos.12', 'grades')
    dropUnused()
    const left = [localStorage.getItem('portal.uso'), sessionStorage.getItem('portal.lancamentos.12')]
    return [...left.map((value) => value !== null), isSignOutPending()]
  }
  test.each([
    ['a moment before its time', 20 * 60_000 - 1, false],
    ['a moment before its time by a clock that was ahead', 1 - 20 * 60_000, false],
    ['before its time where many use the device', 8 * 60_000 - 1, true],
  ])('is still there %s', (_, ago, publicDevice) => {
    expect(held(ago, publicDevice)).toEqual([true, true, false])
  })
  test.each([
    ['at its time', 20 * 60_000, false],
    ['far ahead of a clock that was wrong', -20 * 60_000, false],
    ['at its time where many use the device', 8 * 60_000, true],
  ])('is dropped %s, and the service told that the person has left', (_, ago, publicDevice) => {
    expect(held(ago, publicDevice)).toEqual([false, false, true])
    expect(endReason()).toBe('idle')
  })
  test('stays where the person asked to stay signed in', () => {
    setRemembered(true)
    expect(held(24 * 3_600_000)).toEqual([true, true, false])
  })
})
