// Random lives of a tab: whatever is pressed, answered late or lost, nobody reads or writes under another's session.
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { startRun, type Step } from './portalModel'

const who = fc.constantFrom('ana' as const, 'bia' as const)
const nth = fc.nat({ max: 3 })
const simple = ['read', 'write', 'leave', 'idle', 'expire', 'switch', 'wait', 'restore'] as const
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('signIn' as const), who, remember: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('answer' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose' as const), nth }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom(...simple) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('otherTab' as const),
      who,
      what: fc.constantFrom('start' as const, 'end' as const),
    }),
  },
)

beforeEach(() => {
  vi.useFakeTimers()
})
test.each(['cookie', 'header'] as const)('with the session in a %s', { timeout: 240_000 }, async (transport) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const run = startRun(transport)
      try {
        for (const one of steps) await run.step(one)
        expect(run.faults).toEqual([])
      } finally {
        await run.close()
      }
    }),
    { numRuns: 5000 },
  )
})
