/** What the walk of `repair.ts` knows of a schema beforehand, and how it carries what no schema describes. */
import type { Schema } from './common'
import type { z } from './z'

/** Deeper than any reply of the service; what lies below is cut, since writing it back would overflow the stack. */
const deepest = 100
/** Names that would reach a prototype if an object were ever merged (ASVS 15.3.6). */
export const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor'])

/** A schema's own description. The cast: `$ZodType` is the common face of zod's kinds, which `type` tells apart. */
export const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

/** The schema inside defaults, nullables and optionals. */
export function bare(schema: Schema): Schema {
  const def = defOf(schema)
  return def.type === 'default' || def.type === 'nullable' || def.type === 'optional' ? bare(def.innerType) : schema
}

/** A JSON object; arrays and null are none. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a schema is a whole number that must be there. */
export const isWhole = (schema: Schema | undefined) => {
  const def = schema && defOf(schema)
  return def?.type === 'number' && 'format' in def && def.format === 'safeint'
}

/** What the walk wants to know of an object's schema. */
export interface Plan {
  fields: Map<string, Schema>
  /** Documented spelling by lower-case spelling: services of this family answer `Itens` or `ITENS` alike. */
  spelling: Map<string, string>
  /** Fields outside the schema are kept, to go back as they came. */
  loose: boolean
  /** As an element of a list it is nothing without its `id`. */
  needsId: boolean
}

const plans = new WeakMap<object, Plan>()

/** The plan of an object's schema, made once; null for any other. */
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

/** A value that no schema describes, as it came, without forbidden keys and without a bottomless depth. */
export function carry(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return null
  if (Array.isArray(value)) return value.map((item) => carry(item, depth + 1))
  const kept = Object.entries(value).filter(([name]) => !forbidden.has(name))
  return Object.fromEntries(kept.map(([name, item]) => [name, carry(item, depth + 1)]))
}
