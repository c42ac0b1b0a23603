/** Replies made from a schema: `fitting` ones that need no repair, `odd` ones as a careless service might send them. */
import fc from 'fast-check'
import type { Schema } from '@/contract'
import { defOf } from './compare'

const forbidden = new Set(['__proto__', 'constructor'])
const largest = Number.MAX_SAFE_INTEGER

/** Any JSON without the keys that tolerant reading leaves out. */
const cleanJson: fc.Arbitrary<unknown> = fc.jsonValue({ maxDepth: 3 }).filter((value) => {
  let clean = true
  JSON.stringify(value, (key, below: unknown) => {
    clean &&= !forbidden.has(key)
    return below
  })
  return clean
})

/** Fields that no schema knows; the names cannot be mistaken for a known one in another case. */
const strangers = fc.dictionary(fc.stringMatching(/^_[a-z_]{0,6}$/), cleanJson, { maxKeys: 2 })

/** Values that the schema accepts, with every optional field sometimes left out and unknown fields besides. */
export function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const def = defOf(schema)
  switch (def.type) {
    case 'default':
      return fitting(def.innerType)
    case 'optional':
      return fitting(def.innerType)
    case 'nullable':
      return fc.option(fitting(def.innerType), { nil: null })
    case 'string':
      // nothing but blanks is read as no text
      return fc.string().map((text) => (text.trim() === '' ? '' : text))
    case 'number':
      return 'format' in def ? fc.maxSafeInteger() : fc.double({ min: -largest, max: largest, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(fitting(def.element), { maxLength: 3 })
    case 'union':
      // an empty identifier is none
      return fc.oneof(...def.options.map(fitting)).filter((value) => value !== '')
    case 'object': {
      const shape = Object.entries(def.shape as Record<string, Schema>)
      const fields = Object.fromEntries(shape.map(([name, field]) => [name, fitting(field)]))
      const sure = shape.filter(([, field]) => defOf(field).type !== 'optional').map(([name]) => name)
      return fc
        .tuple(fc.record(fields, { requiredKeys: sure }), strangers)
        .map(([known, unknown]) => ({ ...known, ...unknown }))
    }
    case 'unknown':
      return cleanJson
    default:
      throw new Error(`Replies are not made of ${def.type}`)
  }
}

const asWritten = fc.constantFrom(
  '12',
  '-7',
  '7,5',
  '7.5',
  ' 3 ',
  '',
  'abc',
  '1e3',
  'NaN',
  'true',
  'True',
  '0',
  '1',
  'null',
)
const figures = fc.constantFrom(0, 1, -1, 7.5, 1e21, 1e308, Infinity, NaN, 2 ** 53, 5e-324)
const dates = fc.constantFrom(
  '/Date(1522119600000-0300)/',
  '/Date(0)/',
  '/Date(9999999999999999)/',
  '0001-01-01T00:00:00',
)
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, undefined, true, false, {}, [], [null], [[]], { id: 'x' }),
  asWritten,
  figures,
  dates,
  fc.jsonValue(),
)

const spelled = (name: string) =>
  fc.constantFrom(name, name, name.charAt(0).toUpperCase() + name.slice(1), name.toUpperCase(), name.toLowerCase())

/** Values of the right build with anything wrong inside: other types, other cases, nulls, elements that are none. */
export function odd(schema: Schema): fc.Arbitrary<unknown> {
  const def = defOf(schema)
  switch (def.type) {
    case 'default':
    case 'optional':
    case 'nullable':
      return odd(def.innerType)
    case 'array':
      return fc.oneof({ weight: 4, arbitrary: fc.array(odd(def.element), { maxLength: 3 }) }, junk)
    case 'object': {
      const entries = Object.entries(def.shape as Record<string, Schema>).map(([name, field]) =>
        fc.option(fc.tuple(spelled(name), odd(field)), { nil: null, freq: 6 }),
      )
      const extra = fc.tuple(fc.constantFrom('__proto__', 'constructor', 'toString', 'x'), junk)
      const object = fc.tuple(fc.tuple(...entries), fc.array(extra, { maxLength: 2 })).map(([known, more]) =>
        // fromEntries makes own keys, `__proto__` too, as JSON.parse does.
        Object.fromEntries([...known, ...more].filter((entry) => entry !== null)),
      )
      return fc.oneof({ weight: 8, arbitrary: object }, junk)
    }
    default:
      return junk
  }
}
