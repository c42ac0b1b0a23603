import { expect, test } from 'vitest'

test('tests run in the zone of the school', () => {
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('America/Sao_Paulo')
  expect(new Date('2026-11-20T12:00:00Z').getHours()).toBe(9)
})
