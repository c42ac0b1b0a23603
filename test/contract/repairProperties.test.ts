/** No reply whatever breaks the portal: JSON of every kind, odd replies, fitting ones, bottomless and endless ones. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { op, operations, repair, type Schema, Unreadable, z } from '@/contract'
import { fitting, odd } from './arbitrary'
import { schemas } from './compare'

describe('a reply without bottom or end', () => {
  const deep = (open: string, close: string): unknown => JSON.parse(open.repeat(50_000) + '1' + close.repeat(50_000))
  const nested = [deep('[', ']'), deep('{"a":', '}'), deep('{"itens":[', ']}'), deep('{"turma":', '}')]

  test.each(operations.filter(({ kind }) => kind !== 'oneWay'))(
    '$name is read and can be written again',
    ({ output }) => {
      for (const abyss of nested) {
        const known = Object.fromEntries(Object.keys(repair(output, {}).value as object).map((key) => [key, abyss]))
        const read = repair(output, {
          ...known,
          itens: [abyss, { id: 1, extra: abyss, turma: abyss }],
          extra: abyss,
        }).value
        expect(z.safeParse(output, read).success).toBe(true)
        expect(JSON.stringify(read).length).toBeLessThan(100_000)
      }
    },
  )

  test('a hundred thousand elements are a list like any other', () => {
    const itens = Array.from({ length: 100_000 }, (_, id) => ({ id }))
    expect(repair(op.Classes.output, { itens }).value.itens).toHaveLength(100_000)
    expect(repair(op.Classes.output, { itens: itens.map(({ id }) => (id % 2 ? id : null)) }).dropped).toBe(100_000)
  })
})

/** Every type of the room, since any of them may stand in a reply, and every reply. */
const outputs = operations.filter(({ kind }) => kind !== 'oneWay').map(({ name, output }) => [name, output] as const)
const all: (readonly [string, Schema])[] = [...schemas, ...outputs]
const runs = { numRuns: 60 }

describe.each(all)('%s', (_, schema) => {
  const isObject = schema._zod.def.type === 'object'
  const isRecord = (reply: unknown) => typeof reply === 'object' && reply !== null && !Array.isArray(reply)

  function holds(reply: unknown) {
    if (isObject && !isRecord(reply)) {
      expect(() => repair(schema, reply)).toThrow(Unreadable)
      return
    }
    const before = JSON.stringify(reply)
    const first = repair(schema, reply)
    expect(JSON.stringify(reply), 'the reply itself stays as it came').toBe(before)
    const accepted = z.safeParse(schema, first.value)
    expect(accepted.error?.issues ?? []).toEqual([])
    expect(accepted.data, 'the schema has nothing left to fill in').toStrictEqual(first.value)
    expect(repair(schema, first.value), 'a repaired reply needs no repair').toStrictEqual({
      value: first.value,
      dropped: 0,
    })
  }

  test('makes any JSON fit, once and for all', () => {
    fc.assert(fc.property(fc.jsonValue(), holds), runs)
  })

  test('makes an odd reply fit, once and for all', () => {
    fc.assert(fc.property(odd(schema), holds), runs)
  })

  test('leaves a fitting reply as it is', () => {
    fc.assert(
      fc.property(fitting(schema), (reply) => {
        expect(z.safeParse(schema, reply).success, 'the generator makes fitting replies').toBe(true)
        expect(repair(schema, reply)).toStrictEqual({ value: reply, dropped: 0 })
        expect(JSON.stringify(repair(schema, reply).value)).toBe(JSON.stringify(reply))
      }),
      runs,
    )
  })
})
