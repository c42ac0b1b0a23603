/** What holds for every input: the contract on the way in and on the way out, however names are spelt. */
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { op, operations, repair, type Schema, statusOf, z } from '@/contract'
import { odd } from '../contract/arbitrary'
import { defOf, inner } from '../contract/compare'
import { bodyOf } from './bodies'
import { actors, type Body, service } from './service'
import { spoilt } from './spoilt'

// seconds alone; the limit leaves room for a busy machine
vi.setConfig({ testTimeout: 120_000 })

const names = operations.map(({ name }) => name)
const statuses = new Set<number>(Object.values(statusOf))

/** As it arrives over the wire. */
const travelled = (body: unknown): unknown => JSON.parse(JSON.stringify(body))

/** The names of the fields at fault. */
function fieldsOf(body: unknown): string[] {
  const { responseStatus } = body as { responseStatus?: { errors: { fieldName: string }[] } }
  return responseStatus?.errors.map(({ fieldName }) => fieldName) ?? []
}
describe.each(names)('%s', (name) => {
  const { input, kind, output, refusal } = op[name]

  test('any valid input: a reply that the contract reads, or a refusal with its status', () => {
    const { backend, sessionOf } = service()
    const said = new Set<number>()
    fc.assert(
      fc.property(bodyOf(name), fc.constantFrom(...actors), (body, actor) => {
        fc.pre(z.safeParse(input, body).success)
        const { body: reply, status } = backend.answer(name, travelled(body), sessionOf(actor))
        said.add(status)
        const heard = refusal.hear(travelled(reply))
        if (status === 200) {
          if (kind === 'oneWay' || heard) return
          const whole = z.safeParse(output, travelled(reply)).success
          // `campos` may have cut what the contract asks for
          expect(whole || Boolean(body['campos']), JSON.stringify(reply)).toBe(true)
          if (whole) expect(repair<Schema>(output, travelled(reply)).dropped).toBe(0)
          return
        }
        expect(statuses, JSON.stringify(reply)).toContain(status)
        expect(status, JSON.stringify(reply)).not.toBe(500)
        expect(heard?.message, JSON.stringify(reply)).toBeTruthy()
      }),
      { numRuns: 100 },
    )
    expect(said.size, 'both a yes and a no were among them').toBeGreaterThan(1)
  })

  test('any invalid input: 400, and the field at fault by its path', () => {
    const { backend, sessionOf } = service()
    fc.assert(
      fc.property(spoilt(input), ({ path, value }) => {
        const { body, status } = backend.answer(name, travelled(value), sessionOf('helena'))
        expect([status, fieldsOf(body)]).toEqual([400, expect.arrayContaining([path.join('.')])])
      }),
      { numRuns: 100 },
    )
  })

  test('anything at all: never a fault', () => {
    const { backend, sessionOf } = service()
    fc.assert(
      fc.property(fc.oneof(odd(input), fc.jsonValue()), (body) => {
        // inside a list, so that nothing at all becomes null
        const [given] = JSON.parse(JSON.stringify([body])) as unknown[]
        for (const actor of ['helena', 'ana', null] as const) {
          expect(backend.answer(name, given, sessionOf(actor)).status).toBeLessThan(500)
        }
      }),
      { numRuns: 60 },
    )
  })
})

/** Every name that the schema knows in another case; a draw of bits decides which letters. */
function shouted(schema: Schema, value: unknown, bits: readonly boolean[]): unknown {
  const def = defOf(inner(schema))
  if (def.type === 'array' && Array.isArray(value)) return value.map((item) => shouted(def.element, item, bits))
  if (def.type !== 'object' || typeof value !== 'object' || value === null) return value
  const shape: Record<string, Schema> = def.shape
  const turned = (name: string) =>
    Array.from(name, (c, i) => (bits[i % bits.length] ? c.toUpperCase() : c.toLowerCase())).join('')
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const field = shape[name]
      return field ? [turned(name), shouted(field, item, bits)] : [name, item]
    }),
  )
}

const asking = operations.filter(({ kind }) => kind === 'read' || kind === 'list').map(({ name }) => name)
/** Draws which letters are large. */
const bits = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 })

test('names of operations and fields are taken in any case, at every depth', () => {
  const { backend, sessionOf } = service()
  const call = fc
    .constantFrom(...asking, 'PostMatriculaMunicipal' as const)
    .chain((name) => fc.record({ name: fc.constant(name), body: bodyOf(name), bits }))
  fc.assert(
    fc.property(call, ({ name, body, bits: turns }) => {
      // asked twice of the same tables: what a first sending changes, the second would see
      const asked = name === 'PostMatriculaMunicipal' ? lookedAt(body) : body
      const plain = backend.answer(name, travelled(asked), sessionOf('sonia'))
      const other = backend.answer(
        String(Object.keys(shouted(namesOnly(name), { [name]: 0 }, turns) as Body)[0]),
        shouted(op[name].input, travelled(asked), turns),
        sessionOf('sonia'),
      )
      expect(other).toEqual(withoutTime(plain))
    }),
    { numRuns: 150 },
  )
})

/** A schema that knows one name, so that `shouted` turns it. */
const namesOnly = (name: string): Schema => z.object({ [name]: z.unknown() })
const withoutTime = <T extends { entry?: unknown }>(answer: T): T =>
  // the journal's entry holds what was asked, alike but for strangers
  'entry' in answer ? { ...answer, entry: expect.anything() as unknown } : answer
/** The same enrollment, only looked at. */
const lookedAt = (body: Body): Body => {
  const { matricula } = body as { matricula?: Body }
  return matricula ? { ...body, matricula: { ...matricula, processamento: 'identificar' } } : body
}

test('a field of another operation means nothing, whatever stands in it', () => {
  const { backend, sessionOf } = service()
  const all = new Set(operations.flatMap(({ input }) => Object.keys((defOf(input) as { shape: object }).shape)))
  for (const name of names) {
    const known = (defOf(op[name].input) as { shape: object }).shape
    const foreign = [...all].filter((field) => !(field in known))
    for (const value of [5, 'id', null, [], {}]) {
      const body = Object.fromEntries(foreign.map((field) => [field, value]))
      const needed = name === 'MarcarPresencaPost' ? { latitude: 0, longitude: 0 } : {}
      const plain = backend.answer(name, needed, sessionOf('sonia'))
      const { status, body: reply } = backend.answer(name, { ...needed, ...body }, sessionOf('sonia'))
      expect({ status, reply }, name).toEqual({ status: plain.status, reply: plain.body })
    }
  }
})
