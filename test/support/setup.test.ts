// Checks the test setup itself.
import { expect, test } from 'vitest'
import { mock } from '@/mock/doors/node'

test('tests run in the zone of the school', () => {
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('America/Sao_Paulo')
  expect(new Date('2026-11-20T12:00:00Z').getHours()).toBe(9)
})

test.fails('a complaint on the console fails the test', () => {
  console.error('sentinel')
})

const whoAmI = () =>
  fetch('/json/reply/Auth', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' })

test('the service answers, and keeps what happens in a test', async () => {
  expect((await whoAmI()).status).toBe(401)
  mock.as('ana')
  localStorage.setItem('left', 'behind')
  expect((await whoAmI()).status).toBe(200)
})

test('the next test starts clean', async () => {
  expect((await whoAmI()).status).toBe(401)
  expect(localStorage).toHaveLength(0)
})
