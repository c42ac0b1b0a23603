/** The fields of a request, read off the contract's schema: what the explorer draws. */
import type { Schema } from '@/contract'

/** `id`: a whole number or text. */
export type FieldKind = 'text' | 'id' | 'int' | 'number' | 'bool' | 'json'
export interface Field {
  name: string
  kind: FieldKind
  /** In the words of the service document: `int`, `str`, `[str]`, `object`. */
  type: string
}

interface Def {
  type: string
  innerType?: Schema
  shape?: Record<string, Schema>
  element?: Schema
  options?: Schema[]
  format?: string
}
// zod keeps what a schema is made of under `_zod.def`; its own type for that is a union of dozens
const defOf = (schema: Schema) => schema._zod.def as unknown as Def

function core(schema: Schema): Def {
  const def = defOf(schema)
  return def.innerType ? core(def.innerType) : def
}

function typeOf(def: Def): { kind: FieldKind; type: string } {
  switch (def.type) {
    case 'string':
      return { kind: 'text', type: 'str' }
    case 'boolean':
      return { kind: 'bool', type: 'bool' }
    case 'number':
      return def.format ? { kind: 'int', type: 'int' } : { kind: 'number', type: 'num' }
    case 'array':
      return { kind: 'json', type: `[${def.element ? typeOf(core(def.element)).type : 'object'}]` }
    case 'union':
      return { kind: 'id', type: 'int | str' }
    default:
      return { kind: 'json', type: 'object' }
  }
}

/** The fields of an object schema, in the order of the service document. */
export function fieldsOf(schema: Schema): Field[] {
  return Object.entries(core(schema).shape ?? {}).map(([name, field]) => ({ name, ...typeOf(core(field)) }))
}
