// A page that the browser kept whole and restores by "Back": it has heard nothing of the other tabs meanwhile.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPageCache } from '@/app/pageCache'
import type { AuthReply } from '@/contract'
import { mock } from '@/mock/doors/node'
import { end, identify, sessionState, start, touch } from '@/session'

beforeEach(() => {
  watchPageCache()
  const reply = mock.backend.answer('Auth', {}, mock.as('ana')).body as AuthReply
  start(identify(reply), { pressed: true })
  touch()
})
afterEach(() => end(null))

const awayAndBack = (meanwhile: () => void) => {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  meanwhile()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}
const asked = () => mock.network.log().filter(({ operation }) => operation === 'Auth').length

test('shows nothing of a person who has left in another tab', async () => {
  awayAndBack(() => localStorage.removeItem('portal.uso'))
  await vi.waitFor(() => expect(sessionState().status).toBe('none'))
})

test('is taken over by whoever signed in in another tab, and changes nothing for the same person', async () => {
  const before = asked()
  const { tenure } = sessionState()
  awayAndBack(() => undefined)
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(before))
  expect(sessionState()).toMatchObject({ status: 'active', tenure })
  // what the next person keeps on this device is theirs
  const kept = ['primeira', 'vagas.guardados', 'vagas.recibos'].map((name) => `portal.${name}`)
  awayAndBack(() => {
    mock.as('carla')
    for (const key of kept) localStorage.setItem(key, JSON.stringify({ v: 1, at: Date.now(), d: [] }))
  })
  await vi.waitFor(() => expect(sessionState().session?.userName).toBe('carla'))
  expect(sessionState().tenure).toBe(tenure + 1)
  expect(kept.filter((key) => localStorage.getItem(key) === null)).toEqual([])
})

test('asks to sign in again where the service knows nobody, and changes nothing where it does not answer', async () => {
  mock.fail('Auth', 503)
  const before = asked()
  awayAndBack(() => undefined)
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(before))
  await new Promise((done) => setTimeout(done, 50))
  expect(sessionState().status).toBe('active')
  mock.fail('Auth', 401)
  awayAndBack(() => undefined)
  await vi.waitFor(() => expect(sessionState().status).toBe('expired'))
})
