/** What `repair.ts` precomputes of a schema, and how it copies values that no schema describes. */
import type { Schema } from './common'
import type { z } from './z'

/** Deeper than any reply of the service; deeper values are cut, since serialising them would overflow the stack. */
const deepest = 100
/** Keys that would reach a prototype if an object were ever merged (ASVS 15.3.6). */
export const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor'])

/**
 * A schema's own definition. The cast is needed because `$ZodType` is the common base of zod's kinds, told
 * apart by `type`.
 */
export const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

/** The schema inside defaults, nullables and optionals. */
export function bare(schema: Schema): Schema {
  const def = defOf(schema)
  return def.type === 'default' || def.type === 'nullable' || def.type === 'optional' ? bare(def.innerType) : schema
}

/** Whether a value is a JSON object; arrays and null are not. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a schema is a required whole number. */
export const isWhole = (schema: Schema | undefined) => {
  const def = schema && defOf(schema)
  return def?.type === 'number' && 'format' in def && def.format === 'safeint'
}

/** What `repair.ts` needs to know of an object schema. */
export interface Plan {
  fields: Map<string, Schema>
  /** The documented spelling by its lower-case form: services of this family may answer `Itens` or `ITENS`. */
  spelling: Map<string, string>
  /** Whether fields outside the schema are kept, so that they can be sent back unchanged. */
  loose: boolean
  /** Whether an element of a list is dropped when it lacks its `id`. */
  needsId: boolean
}

const plans = new WeakMap<object, Plan>()

/** The plan of an object schema, made once; null for any other schema. */
export function planOf(schema: Schema): Plan | null {
  const def = defOf(schema)
  if (def.type !== 'object') return null
  const known = plans.get(def)
  if (known) return known
  const { shape, catchall } = def
  const fields = new Map<string, Schema>(Object.entries(shape))
  const plan: Plan = {
    fields,
    spelling: new Map([...fields.keys()].map((name) => [name.toLowerCase(), name])),
    loose: catchall !== undefined && defOf(catchall).type !== 'never',
    needsId: isWhole(fields.get('id')),
  }
  plans.set(def, plan)
  return plan
}

/** The documented name of every field of a schema, at any depth, by its lower-case form. */
export function namesIn(schema: Schema, found = new Map<string, string>()): ReadonlyMap<string, string> {
  const def = defOf(bare(schema))
  if (def.type === 'array') namesIn(def.element, found)
  for (const [name, field] of planOf(bare(schema))?.fields ?? []) {
    found.set(name.toLowerCase(), name)
    namesIn(field, found)
  }
  return found
}

/** Copies a value that no schema describes, without forbidden keys and without excessive depth. */
export function carry(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return null
  if (Array.isArray(value)) return value.map((item) => carry(item, depth + 1))
  const kept = Object.entries(value).filter(([name]) => !forbidden.has(name))
  return Object.fromEntries(kept.map(([name, item]) => [name, carry(item, depth + 1)]))
}
