/** Reads input strictly by the contract: names in any case, defaults filled in, query text converted by type. */
import { bare, defOf, forbidden, isRecord, planOf, type Schema, z } from '@/contract'
import { refuse } from './operation'

/** The plan of an object schema; null for any other. */
const fieldsOf = (schema: Schema) => planOf(bare(schema))

/** Renames fields to their documented spelling, at every depth of the schema; an exact name wins over another case. */
export function spell(schema: Schema, value: unknown): unknown {
  const def = defOf(bare(schema))
  if (def.type === 'array' && Array.isArray(value)) return value.map((item) => spell(def.element, item))
  const plan = fieldsOf(schema)
  if (!plan || !isRecord(value)) return value
  const spelled: Record<string, unknown> = {}
  for (const [name, item] of Object.entries(value)) {
    if (forbidden.has(name)) continue
    const known = plan.spelling.get(name.toLowerCase()) ?? ''
    const field = plan.fields.get(known)
    if (!field) spelled[name] = item
    else if (name === known || !(known in value)) spelled[known] = spell(field, item)
  }
  return spelled
}

function fromText(schema: Schema, text: string): unknown {
  const def = defOf(bare(schema))
  switch (def.type) {
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text
    case 'array':
      return text.split(',').map((item) => fromText(def.element, item))
    case 'union':
      // an identifier: whole numbers become numbers, anything else stays text
      return /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text
    default:
      return text
  }
}

/** The fields of a query string and of a path, as a body; empty values are left out. ASSUMED (decisions §2). */
export function fromQuery(schema: Schema, entries: Iterable<readonly [string, string]>): Record<string, unknown> {
  const plan = fieldsOf(schema)
  const body: Record<string, unknown> = {}
  for (const [name, text] of entries) {
    const known = plan?.spelling.get(name.toLowerCase()) ?? ''
    const field = plan?.fields.get(known)
    if (field && text !== '') body[known] = fromText(field, text)
  }
  return body
}

const words: Record<string, string> = {
  int: 'Informe um número inteiro.',
  number: 'Informe um número.',
  string: 'Informe um texto.',
  boolean: 'Informe verdadeiro ou falso.',
  array: 'Informe uma lista.',
  object: 'Informe um objeto.',
}

/** The completed input of a request body. Refuses every invalid field by its path (`matricula.cadastro.cep`). */
export function readInput(schema: Schema, body: unknown): unknown {
  const result = z.safeParse(schema, spell(schema, body))
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const name = issue.path.map(String).join('.') || 'body'
    fields[name] ??= ('expected' in issue ? words[issue.expected] : undefined) ?? 'Este valor não é aceito.'
  }
  return refuse('Validation', 'O pedido tem campos inválidos.', { fields })
}

/**
 * Keeps only the fields that `campos` lists, separated by commas, and `id`; in a list, those of its
 * elements. ASSUMED (decisions §8).
 */
export function keepFields(schema: Schema, input: unknown, body: unknown): unknown {
  // `campos` counts only where the operation has that field
  const campos = isRecord(input) && fieldsOf(schema)?.fields.has('campos') ? input['campos'] : null
  if (typeof campos !== 'string' || !isRecord(body)) return body
  const wanted = new Set(campos.split(',').map((name) => name.trim().toLowerCase()))
  wanted.delete('')
  if (wanted.size === 0) return body
  wanted.add('id')
  const cut = (item: unknown): unknown =>
    isRecord(item) ? Object.fromEntries(Object.entries(item).filter(([name]) => wanted.has(name.toLowerCase()))) : item
  const { itens } = body
  return Array.isArray(itens) ? { ...body, itens: itens.map(cut) } : cut(body)
}
