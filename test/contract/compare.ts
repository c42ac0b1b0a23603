/** Says where a schema differs from what the service document says, one sentence for each difference. */
import * as contract from '@/contract'
import { DataHora, Identificador, type Schema, z } from '@/contract'
import { type DocFields, nullSampled } from './serviceDocument'

const sources: Record<string, string> = import.meta.glob('../../src/contract/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every file of the room by its name ("diario.ts"), as text. */
export const sourceFiles: readonly (readonly [file: string, text: string])[] = Object.entries(sources).map(
  ([path, text]) => [path.replace(/^.*\//, ''), text],
)

/** The comment of every exported name, on one line. */
export const commentOf: ReadonlyMap<string, string> = new Map(
  sourceFiles.flatMap(([, text]) =>
    [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:const|function) (\w+)/g)].map(
      ([, comment = '', name = '']) => [name, comment.replace(/\s*\n\s*\* ?/g, ' ')] as const,
    ),
  ),
)

/** Whether the code itself says that something is not in the document, and by which decision. */
export const isAssumed = (name: string) => /\bASSUMED \(decisions §/.test(commentOf.get(name) ?? '')

/** The fields that the comment of a schema marks as assumed. */
export const assumedFields = (name: string): readonly string[] =>
  isAssumed(name) ? [...(commentOf.get(name) ?? '').matchAll(/`(\w+)`/g)].map(([, field = '']) => field) : []

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value

/** Every schema that the room exports, by its name. */
export const schemas: ReadonlyMap<string, Schema> = new Map(
  Object.entries(contract).flatMap(([name, value]) => (isSchema(value) ? [[name, value] as const] : [])),
)
const nameOf = new Map([...schemas].map(([name, schema]) => [schema, name]))

/** zod's own description of a schema; `$ZodType` is the common face of the kinds. */
export const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

/** The schema under default, nullable and optional. */
export function inner(schema: Schema): Schema {
  const def = defOf(schema)
  return def.type === 'default' || def.type === 'nullable' || def.type === 'optional' ? inner(def.innerType) : schema
}

/** The fields of an object schema; none for anything else. */
export function shapeOf(schema: Schema): Record<string, Schema> {
  const def = defOf(inner(schema))
  return def.type === 'object' ? def.shape : {}
}

/** A schema in the document's notation: "int", "[Nota]", "Serie", "object". */
export function notation(schema: Schema): string {
  if (schema === Identificador) return 'identifier'
  if (schema === DataHora) return 'datetime'
  const def = defOf(schema)
  switch (def.type) {
    case 'default':
    case 'nullable':
    case 'optional':
      return notation(def.innerType)
    case 'string':
      return 'str'
    case 'number':
      return 'format' in def ? 'int' : 'num'
    case 'boolean':
      return 'bool'
    case 'array':
      return `[${notation(def.element)}]`
    case 'object':
      return nameOf.get(schema) ?? 'object'
    case 'unknown':
      return 'none'
    default:
      return def.type
  }
}

function typeDifference(type: string, schema: Schema): string | null {
  const ours = notation(schema)
  if (type === nullSampled) {
    if (!z.safeParse(schema, null).success) return 'was sampled as null, which the schema refuses'
    return ours === 'identifier' || ours === 'str' ? null : `should be an identifier or text, is ${ours}`
  }
  // The document tells nothing of what is inside; naming that is an assumption.
  if (type === 'object' && isAssumed(ours)) return null
  return ours === type ? null : `should be ${type}, is ${ours}`
}

/** The differences between documented fields and a schema. `assumed` are the fields that may be there besides. */
export function differences(where: string, doc: DocFields, schema: Schema, assumed: readonly string[] = []): string[] {
  const shape = shapeOf(schema)
  const found = Object.entries(doc).flatMap(([field, type]): string[] => {
    const ours = shape[field]
    if (!ours) return [`${where}.${field} is missing`]
    if (typeof type !== 'string') return differences(`${where}.${field}`, type, ours)
    const difference = typeDifference(type, ours)
    return difference ? [`${where}.${field} ${difference}`] : []
  })
  const more = Object.keys(shape).filter((field) => !(field in doc) && !assumed.includes(field))
  return [...found, ...more.map((field) => `${where}.${field} is not in the document and not marked ASSUMED`)]
}
