/** The fields of a request, read off the contract's schema: what the explorer draws. */
import { bare, defOf, type Schema } from '@/contract'

/** `id`: a whole number or text. */
export type FieldKind = 'text' | 'id' | 'int' | 'number' | 'bool' | 'json'
export interface Field {
  name: string
  kind: FieldKind
  /** In the words of the service document: `int`, `str`, `[str]`, `object`. */
  type: string
}

function typeOf(schema: Schema): { kind: FieldKind; type: string } {
  const def = defOf(bare(schema))
  switch (def.type) {
    case 'string':
      return { kind: 'text', type: 'str' }
    case 'boolean':
      return { kind: 'bool', type: 'bool' }
    case 'number':
      return 'format' in def ? { kind: 'int', type: 'int' } : { kind: 'number', type: 'num' }
    case 'array':
      return { kind: 'json', type: `[${typeOf(def.element).type}]` }
    case 'union':
      return { kind: 'id', type: 'int | str' }
    default:
      return { kind: 'json', type: 'object' }
  }
}

/** The fields of an object schema, in the order of the service document. */
export function fieldsOf(schema: Schema): Field[] {
  const def = defOf(bare(schema))
  return Object.entries(def.type === 'object' ? def.shape : {}).map(([name, field]) => ({ name, ...typeOf(field) }))
}
