/** Bodies that a schema accepts but for one field, and the path of that field. */
import fc from 'fast-check'
import type { Schema } from '@/contract'
import { fitting } from '../contract/arbitrary'
import { defOf, inner } from '../contract/compare'

export interface Spoilt {
  value: unknown
  path: (string | number)[]
}

const wrong: Record<string, readonly unknown[]> = {
  string: [5, true, {}, ['x']],
  number: ['5', true, {}, [1], '1e3'],
  boolean: ['true', 1, 0, {}, []],
  array: [{}, 'x', 5, true],
  object: ['x', 5, [], [{}], true],
  union: [true, {}, [1], 1.5],
}

/** Values that are none of this schema's, whatever stands inside it. */
function strangers(schema: Schema): fc.Arbitrary<unknown> {
  const def = defOf(inner(schema))
  const nullable = accepts(schema, 'nullable')
  const values = [...(wrong[def.type] ?? []), ...(nullable ? [] : [null])]
  if (def.type === 'number' && 'format' in def) values.push(1.5, -0.1)
  // the only bounds of the contract are those of a position
  if (def.type === 'number' && (def.checks?.length ?? 0) > 0) values.push(180.5, -1e9)
  return fc.constantFrom(...values)
}

/** Whether a schema is of a kind somewhere on the way to what it holds. */
function accepts(schema: Schema, kind: string): boolean {
  const def = defOf(schema)
  if (def.type === kind) return true
  return def.type === 'default' || def.type === 'optional' || def.type === 'nullable'
    ? accepts(def.innerType, kind)
    : false
}

/** Whether a schema can be missed at all. */
const isAnything = (schema: Schema): boolean => defOf(inner(schema)).type === 'unknown'

/** One field of a fitting body, at any depth, replaced by a value of another type. */
export function spoilt(schema: Schema, top = true): fc.Arbitrary<Spoilt> {
  const def = defOf(inner(schema))
  const whole = strangers(schema).map((value): Spoilt => ({ value, path: [] }))
  if (def.type === 'object') {
    const fields = Object.entries(def.shape as Record<string, Schema>).filter(([, field]) => !isAnything(field))
    if (fields.length === 0) return whole
    const inside = fc
      .tuple(
        fitting(inner(schema)) as fc.Arbitrary<Record<string, unknown>>,
        fc.oneof(...fields.map(([name, field]) => spoilt(field, false).map((bad) => ({ name, bad })))),
      )
      .map(([good, { name, bad }]) => ({ value: { ...good, [name]: bad.value }, path: [name, ...bad.path] }))
    return top ? inside : fc.oneof({ weight: 1, arbitrary: whole }, { weight: 3, arbitrary: inside })
  }
  if (def.type === 'array' && !isAnything(def.element)) {
    const inside = fc
      .tuple(fc.array(fitting(def.element), { maxLength: 2 }), spoilt(def.element, false))
      .map(([good, bad]) => ({ value: [...good, bad.value], path: [good.length, ...bad.path] }))
    return fc.oneof(whole, inside)
  }
  return whole
}
