import fc from 'fast-check'
import { expect, test } from 'vitest'
import { play, type Tally } from './sequences'
import { sequence } from './steps'

// Some five seconds alone; the limit leaves room for a busy machine. A thousand more: `npm run bench:soak`.
test('after any calls of anybody the network is whole, and its journal makes it again', { timeout: 120_000 }, () => {
  const tally: Tally = new Map()
  fc.assert(
    fc.property(sequence(50), (steps) => {
      expect(play(steps, tally)).toEqual([])
    }),
    { numRuns: 100 },
  )
  // the sequences reach what they are about
  for (const status of [200, 400, 401, 403, 404, 409]) expect(tally.get(status), `${status}`).toBeGreaterThan(20)
  for (const state of ['reservada', 'confirmada', 'emAnalise', 'listaDeEspera', 'cancelada', 'Vaga ocupada']) {
    expect(tally.get(state), state).toBeGreaterThan(3)
  }
})
