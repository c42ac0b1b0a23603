// Two tabs of one person write the same row on their device.
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { AuthReply } from '@/contract'
import { mock } from '@/mock/doors/node'
import { changeSeen, rememberSeen, useSeen } from '@/screens/shared/sent/seen'
import { end, identify, setRemembered, start } from '@/session'

interface Row {
  d: Record<string, { classes: number[] }>
}
const row = () => JSON.parse(localStorage.getItem('portal.visita') ?? '{"d":{}}') as Row

afterEach(() => end(null))

test('what was seen in another tab is not forgotten when something is seen in this one', () => {
  const ana = { sessionId: 's', userName: 'ana', userId: '1', perfis: [1] } as unknown as AuthReply
  setRemembered(true)
  start(identify(ana), { pressed: true })
  changeSeen(1, (before) => ({ ...before, classes: [10] }))
  const other = row()
  for (const seen of Object.values(other.d)) seen.classes = [10, 11]
  const newValue = JSON.stringify(other)
  localStorage.setItem('portal.visita', newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.visita', newValue }))
  changeSeen(1, (before) => ({ ...before, classes: [...before.classes, 12] }))
  expect(Object.values(row().d)).toEqual([expect.objectContaining({ classes: [10, 11, 12] })])
})

test('where another tab no longer remembers what was seen, this one goes on with what it knows', () => {
  start(identify(mock.backend.answer('Auth', {}, mock.as('ana')).body as AuthReply), { pressed: true })
  rememberSeen(true)
  changeSeen(1001, (before) => ({ ...before, classes: [1] }))
  const { result } = renderHook(() => useSeen(1001))
  const key = Object.keys(localStorage).find((one) => one.startsWith('portal.vistos')) ?? ''
  act(() => {
    localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
  })
  expect(result.current?.classes).toEqual([1])
})
