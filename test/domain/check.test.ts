/** Checks without a library: what passes, what is told, what is left out. */
import { describe, expect, it } from 'vitest'
import { z } from '@/contract'
import {
  byDefault,
  type Check,
  dictionary,
  either,
  list,
  number,
  oneOf,
  optional,
  orNull,
  record,
  text,
  valueOf,
  whole,
  written,
  yesOrNo,
} from '@/domain/check'

const toldBy = <T>(check: Check<T>, value: unknown) => {
  const verdict = check['~standard'].validate(value)
  return verdict.issues?.map(({ path, message }) => `${path.join('.')} ${message}`) ?? null
}

describe('a check', () => {
  it.each([
    [text(), 'a', 1],
    [text((value) => value.length > 1), 'ab', 'a'],
    [number(), 1.5, Number.NaN],
    [number(), -1, '1'],
    [whole(), 7, 7.5],
    [yesOrNo(), false, 'false'],
    [oneOf(['a', 'b']), 'b', 'c'],
    [optional(text()), undefined, null],
    [orNull(text()), null, undefined],
    [either(text(), record({ a: number() })), { a: 1 }, { a: 'b' }],
    [either(text(), record({ a: number() })), 'a', 1],
    [list(whole()), [1, 2], [1, '2']],
    [list(whole()), [], {}],
    [dictionary((key) => key !== 'b', 'key', whole()), { a: 1 }, { b: 1 }],
    [dictionary(() => true, 'key', whole()), {}, ['a']],
    [record({ a: text() }), { a: '' }, {}],
    [record({ a: text() }), { a: '' }, []],
    // what an object has from its birth is no key of the file
    [record({ toString: optional(text()) }), {}, { toString: 1 }],
  ])('%#: lets the right value through as it is, and no other', (check, right, wrong) => {
    expect(valueOf<unknown>(check, right)).toEqual({ value: right })
    expect(valueOf<unknown>(check, wrong)).toBeNull()
  })

  it('tells every wrong part by its path, and what does not go together once all parts are right', () => {
    const rows = list(
      record({ from: whole(), to: whole() }, ({ from, to }, wrong) => from > to && wrong(['to'], 'order')),
    )
    expect(
      toldBy(record({ rows, name: text() }), {
        rows: [
          { from: 2, to: 1 },
          { from: 'a', to: 0 },
        ],
      }),
    ).toEqual(['rows.0.to order', 'rows.1.from value', 'name value'])
  })

  it('leaves out what it does not know, and takes the rest', () => {
    const check = record({ a: byDefault(whole(), 3), b: written(text(), (value) => String(value).trim()) })
    expect(valueOf(check, { b: ' x ', c: 1, __proto__: null })).toEqual({ value: { a: 3, b: 'x' } })
    const told: { path: readonly string[]; message: string }[] = []
    check.read(JSON.parse('{"b":"x","c":1,"__proto__":2}'), [], told)
    expect(told.map(({ path }) => path.join('.'))).toEqual(['c', '__proto__'])
  })

  it('is asked through the same door as a schema of zod', () => {
    expect(valueOf(z.object({ a: z.int() }), { a: 1, b: 2 })).toEqual({ value: { a: 1 } })
    expect(valueOf(z.object({ a: z.int() }), { a: '1' })).toBeNull()
  })
})
