/** The types of the contract as JSON Schema (draft 2020-12, as in OpenAPI 3.1), by their names in the contract. */
import * as contract from '@/contract'
import { DataHora, enumerationOf, operations, type Schema, z } from '@/contract'

export type JsonSchema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value

/** A reference to the type of this name in the document. */
export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** Adds enumerations and formats to zod's schema, and removes the bounds of safe integers. */
function polish(schema: Schema, json: Record<string, unknown>): void {
  if (json['minimum'] === Number.MIN_SAFE_INTEGER) delete json['minimum']
  if (json['maximum'] === Number.MAX_SAFE_INTEGER) delete json['maximum']
  // the defaults of an object are those of its fields
  if (typeof json['default'] === 'object' && !Array.isArray(json['default'])) delete json['default']
  const words = Object.entries(enumerationOf(schema) ?? {})
  if (words.length > 0)
    json['description'] = words.map(([word, value]) => (word === value ? word : `${value} ${word}`)).join(', ')
  if (schema === DataHora) json['format'] = 'date-time'
}

/** Every exported type by name, and each operation's request and reply. Fields with defaults are optional. */
export function schemas(): {
  types: Record<string, JsonSchema>
  request: (name: string) => JsonSchema
  reply: (name: string) => JsonSchema
} {
  const registry = z.registry<{ id: string }>()
  for (const [id, value] of Object.entries(contract)) if (isSchema(value)) registry.add(value, { id })
  const idOf = (schema: Schema, otherwise: string): string => {
    if (!registry.has(schema)) registry.add(schema, { id: otherwise })
    return registry.get(schema)?.id ?? otherwise
  }
  const names = new Map(
    operations.map(({ name, input, output }) => [
      name as string,
      { request: idOf(input, `${name}Request`), reply: idOf(output, `${name}Reply`) },
    ]),
  )
  const all = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => polish(zodSchema, jsonSchema),
  }).schemas
  const own = ([field]: [string, unknown]) => field !== '$id' && field !== '$schema'
  const types = Object.fromEntries(
    Object.entries(all).map(([id, json]) => [id, Object.fromEntries(Object.entries(json).filter(own))]),
  )
  const ref = (part: 'request' | 'reply') => (name: string) => refTo(names.get(name)?.[part] ?? '')
  return { types, request: ref('request'), reply: ref('reply') }
}
