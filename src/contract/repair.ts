/** Tolerant reading of replies (src/README §7): turns any JSON into a value that the schema accepts. */
import type { Schema } from './common'
import { enumerationOf, withoutWords } from './enumerations'
import { carry, defOf, forbidden, isRecord, isWhole, type Plan, planOf } from './plan'
import { isBlank, NONE, readBoolean, readInt, readNumber, readText } from './scalars'
import { z } from './z'

/** Thrown when the reply is no object where the schema needs one: a proxy's page, an empty body, a bare list. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/** The number of list elements that had to be left out. */
interface Tally {
  dropped: number
}

/** The substitute for a missing or unreadable value; undefined leaves the field out. The outermost wrapper decides. */
function absent(schema: Schema, tally: Tally): unknown {
  const def = defOf(schema)
  switch (def.type) {
    case 'default':
      return def.defaultValue
    case 'nullable':
      return null
    case 'string':
      return ''
    case 'number':
      return 0
    case 'boolean':
      return false
    case 'array':
      return []
    case 'object':
      return readObject(schema, {}, tally)
    case 'union':
      return def.options[0] && absent(def.options[0], tally)
    default:
      return undefined
  }
}

/**
 * The documented name of a received key, or null for a field outside the schema. The exact spelling wins over others.
 */
function nameOf(plan: Plan, from: Record<string, unknown>, taken: Record<string, unknown>, key: string): string | null {
  if (plan.fields.has(key)) return key
  const name = plan.spelling.get(key.toLowerCase())
  return name === undefined || Object.hasOwn(from, name) || Object.hasOwn(taken, name) ? null : name
}

/** Keeps the order of the keys: a service of this family may want its type name first when a record is sent back. */
function readObject(schema: Schema, value: unknown, tally: Tally, element = false): unknown {
  const plan = planOf(schema)
  if (!plan || !isRecord(value)) return NONE
  const out: Record<string, unknown> = {}
  for (const [key, came] of Object.entries(value)) {
    if (forbidden.has(key)) continue
    const name = nameOf(plan, value, out, key)
    const field = name === null ? undefined : plan.fields.get(name)
    if (name !== null && field) {
      const read = readAs(field, came, tally)
      if (read !== NONE) out[name] = read
    } else if (plan.loose) out[key] = carry(came)
  }
  if (element && plan.needsId && !Object.hasOwn(out, 'id')) return NONE
  for (const [name, field] of plan.fields) {
    const instead = Object.hasOwn(out, name) ? undefined : absent(field, tally)
    if (instead !== undefined) out[name] = instead
  }
  return out
}

function readArray(element: Schema, value: unknown, tally: Tally): unknown {
  if (!Array.isArray(value)) return NONE
  const out: unknown[] = []
  for (const item of value) {
    const inside: Tally = { dropped: 0 }
    const isObject = defOf(element).type === 'object'
    const read = isObject ? readObject(element, item, inside, true) : readAs(element, item, inside)
    if (read !== NONE) out.push(read)
    // an element with a default keeps its place, since later elements are identified by position
    else if (defOf(element).type === 'default') out.push(absent(element, inside))
    tally.dropped += read === NONE ? 1 : inside.dropped
  }
  // words that are all unknown say something, which an empty list would deny
  if (out.length === 0 && value.length > 0 && enumerationOf(element)) return NONE
  return out
}

/**
 * Reads by the schema's type, or returns `NONE`. The cases are the types that replies consist of; a test
 * covers them all.
 */
function readAs(schema: Schema, value: unknown, tally: Tally): unknown {
  const def = defOf(schema)
  switch (def.type) {
    case 'optional':
    case 'default':
      return readAs(def.innerType, value, tally)
    case 'nullable':
      return value === null ? null : readAs(def.innerType, value, tally)
    case 'string':
      return readText(withoutWords(schema, value))
    case 'number':
      return isWhole(schema) ? readInt(withoutWords(schema, value)) : readNumber(value)
    case 'boolean':
      return readBoolean(value)
    case 'array':
      return readArray(def.element, value, tally)
    case 'object':
      return readObject(schema, value, tally)
    case 'union': {
      // a blank identifier names nothing, like null
      if (isBlank(value)) return NONE
      // A value that fits one option stays unchanged: "12" is a text identifier, not the number 12 (decisions §6).
      const fitting = def.options.filter((option) => z.safeParse(option, value).success)
      for (const option of [...fitting, ...def.options]) {
        const read = readAs(option, value, tally)
        if (read !== NONE) return read
      }
      return NONE
    }
    case 'unknown':
      return carry(value)
    default:
      return z.safeParse(schema, value).success ? value : NONE
  }
}

/**
 * Repairs a reply: `value` is accepted by the schema, `dropped` counts the list elements that could not be read ("1
 * item não pôde ser mostrado"). Missing or null becomes the type's default (nullable → null, optional → left out),
 * "7,5" becomes 7.5, unknown numbers of an enumeration and unknown fields are kept, known keys match in any case. A
 * valid reply comes through unchanged.
 * @throws Unreadable when an object is needed and none came.
 */
export function repair<S extends Schema>(schema: S, value: unknown): { value: z.output<S>; dropped: number } {
  const tally: Tally = { dropped: 0 }
  const read = readAs(schema, value, tally)
  if (read === NONE && defOf(schema).type === 'object') throw new Unreadable('The reply is not an object')
  // `readAs` follows the schema field by field, which TypeScript cannot see; the property test proves it.
  return { value: (read === NONE ? absent(schema, tally) : read) as z.output<S>, dropped: tally.dropped }
}
