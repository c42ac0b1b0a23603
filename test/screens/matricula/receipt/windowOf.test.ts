// A window by the school's clock: both ends belong to it, and what the service judges counts more than any clock.
import { expect, test } from 'vitest'
import { isShut, windowOf } from '@/screens/matricula/receipt/aggregate'

const hours = { inicio: '2026-11-20T08:00:00-03:00', fim: '2026-11-30T18:00:00-03:00' }
const days = { inicio: '2026-11-20', fim: '2026-11-30' }
const minutes = { inicio: '2026-11-20T08:00', fim: '2026-11-30T23:59' }
const inUtc = { inicio: '2026-11-20T11:00Z', fim: '2026-12-01T02:59Z' }
const at = (text: string, more = 0) => Date.parse(text) + more

test.each([
  ['a moment before it opens', hours, at(hours.inicio, -1), 'future'],
  ['as it opens', hours, at(hours.inicio), 'open'],
  ['in its last moment', hours, at(hours.fim), 'open'],
  ['a moment later', hours, at(hours.fim, 1), 'closed'],
  ['a moment before its first day', days, at('2026-11-20T00:00:00-03:00', -1), 'future'],
  ['as its first day begins', days, at('2026-11-20T00:00:00-03:00'), 'open'],
  ['in the last second of its last day', days, at('2026-11-30T23:59:59-03:00', 999), 'open'],
  ['as the day after it begins', days, at('2026-12-01T00:00:00-03:00'), 'closed'],
  ['in the last second of an end at 23:59', minutes, at('2026-11-30T23:59:59-03:00', 999), 'open'],
  ['in that second, written by UTC', inUtc, at('2026-11-30T23:59:59-03:00', 999), 'open'],
  ['as the minute after it begins', minutes, at('2026-12-01T00:00:00-03:00'), 'closed'],
  ['without a beginning', { fim: hours.fim }, 0, 'open'],
  ['without an end', { inicio: hours.inicio }, at('2030-01-01'), 'open'],
  ['without either', {}, 0, 'untold'],
] as const)('%s: %j', (_, periodo, now, state) => {
  expect(windowOf(periodo, now)).toMatchObject({ state, byClock: true })
})

test('the service’s own judgement holds against the clock', () => {
  expect(windowOf({ ...hours, ativo: true }, at(hours.fim, 1))).toMatchObject({ state: 'open', byClock: false })
  expect(windowOf({ ...hours, ativo: false }, at(hours.inicio, 1))).toMatchObject({ state: 'closed', byClock: false })
  expect(windowOf({ ativo: true }, 0).state).toBe('open')
})

test('what opens or ends next is known only while it lies ahead', () => {
  expect(windowOf(hours, at(hours.inicio, -1)).edge).toBe(at(hours.inicio))
  expect(windowOf(hours, at(hours.inicio)).edge).toBe(at(hours.fim))
  expect(windowOf(hours, at(hours.fim)).edge).toBeNull()
  expect(windowOf(hours, at(hours.fim, 1)).edge).toBeNull()
  expect(windowOf(null, 0)).toMatchObject({ state: 'none', edge: null })
  const states = [hours, null, {}].map((periodo) => isShut(windowOf(periodo, at(hours.inicio))))
  expect(states).toEqual([false, true, false])
})
