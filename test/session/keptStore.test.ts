// Two tabs of one person write the same row on their device.
import { afterEach, expect, test } from 'vitest'
import type { AuthReply } from '@/contract'
import { changeSeen } from '@/screens/shared/sent/seen'
import { end, identify, setRemembered, start } from '@/session'

interface Row {
  d: Record<string, { classes: number[] }>
}
const row = () => JSON.parse(localStorage.getItem('portal.visita') ?? '{"d":{}}') as Row

afterEach(() => end(null, false))

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
