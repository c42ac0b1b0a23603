// @vitest-environment node
// The rehearsal of opening day (test/bench/rush.mjs) on every run of the tests: one seed, the portal's own waiting.
import { expect, test } from 'vitest'
import { limits, measureRush, rush } from '../bench/rush.mjs'

test('20,000 families at once against 300 requests a second: everybody served in time, few requests for each', async () => {
  const { ok, rows } = await measureRush([1])
  expect(rush).toMatchObject({ clients: 20_000, perSecond: 300 })
  expect(limits).toEqual({ seconds: 180, requestsPerSuccess: 3 })
  for (const row of rows.filter(({ judged }) => judged)) {
    expect(row.served, row.name).toBe(20_000)
    expect(row.lastServed, row.name).toBeLessThanOrEqual(180)
    expect(row.perSuccess, row.name).toBeLessThanOrEqual(3)
  }
  expect(ok).toBe(true)
  const names = rows.filter(({ judged }) => judged).map(({ name }) => name)
  expect(names).toContain('all in one second, Retry-After 0')
  // and it can fail: without jitter the same thousands come back in the same second
  expect(rows.at(-1)).toMatchObject({ judged: false, ok: false })
}, 60_000)
