/**
 * Reads `src/contract/service.md`, the service's own document, into plain data: its types field by field and its
 * operations with their addresses. It knows the document's manners (tables, "`name` type" lists), none of its content.
 */
import text from '../../src/contract/service.md?raw'

/** Field name → type as the document writes it ("int", "[Nota]", "Serie"), or a nested object's own fields. */
export interface DocFields {
  [name: string]: string | DocFields
}

export interface DocOperation {
  name: string
  /** `GET /…` where listed, else null. */
  get: string | null
  post: string | null
  /** Fields, or the name of a type. */
  request: DocFields | string
  response: DocFields | string
}

export const documentText = text.replaceAll('\r\n', '\n')

/** What stands where the document says only that the sample was null. */
export const nullSampled = 'null-sampled'

const bare = (cell: string) => cell.replaceAll('`', '').trim()

/** The rows of the first table of a passage, without its head. */
function rowsOf(passage: string): string[][] {
  const lines = passage.split('\n')
  const start = lines.findIndex((line) => line.startsWith('|'))
  if (start < 0) return []
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'))
  return lines
    .slice(start + 2, length < 0 ? undefined : start + length)
    .map((line) => line.split('|').slice(1, -1).map(bare))
}

/** The passage under a heading, up to the next one of the same or a higher level. */
function section(heading: RegExp): string {
  const lines = documentText.split('\n')
  const start = lines.findIndex((line) => heading.test(line))
  if (start < 0) throw new Error(`The document has no ${String(heading)}`)
  const level = /^#+/.exec(lines[start] ?? '')?.[0].length ?? 0
  const next = lines.findIndex((line, at) => at > start && (/^#+(?= )/.exec(line)?.[0].length ?? 9) <= level)
  return lines.slice(start + 1, next < 0 ? undefined : next).join('\n')
}

/** "num (weight)" → "num", "int, enumerated" → "int", "object: `id` int, `nome` str" → its fields. */
function typeOf(cell: string): string | DocFields {
  const inner = /^object: (.+)$/.exec(cell)?.[1]
  if (inner) return fieldsOf(inner)
  if (/null-sampled|^page token/.test(cell)) return nullSampled
  return cell.replace(/\s*[,(].*$/, '').trim()
}

/** "`id` int, `nome` str", "a, b (all str); c bool", "id, embutir": a field without a type has the type ''. */
function fieldsOf(list: string): DocFields {
  const fields: DocFields = {}
  for (const part of list.split(';')) {
    const all = /\(all (\w+)\)/.exec(part)?.[1]
    for (const item of part.replace(/\(all \w+\)/, '').split(',')) {
      const [name = '', type = all ?? ''] = bare(item.replace(/\.$/, '')).split(/\s+/)
      fields[name] = type
    }
  }
  return fields
}

const fieldTable = (passage: string): DocFields =>
  Object.fromEntries(rowsOf(passage).map(([name = '', type = '']) => [name, typeOf(type)]))

/** The fields that the document says were sampled as null, as "field" or "field of Type". */
const sampledAsNull = /Types of fields sampled as null \((.+)\): not shown/.exec(documentText)?.[1] ?? ''

/** Common request fields: `embutir`, `campos`, paging, who asks. */
export const commonFields: DocFields = fieldTable(section(/^### Common request fields/))

function readTypes(): Record<string, DocFields> {
  const resources = section(/^## Resources and their fields/)
  const types: Record<string, DocFields> = {}
  // "### Nota (grade entry)" and "**Login**", each followed by its table.
  for (const passage of resources.split(/^(?=### |\*\*)/m)) {
    const name = /^(?:### |\*\*)(\w+)/.exec(passage)?.[1] ?? ''
    const table = /^\| Field \| Type \|$/m.test(passage)
    if (table) types[name] = fieldTable(passage)
  }
  // "Grupo: `nome` str, …" and "**Serie**: `id` int, …" in one line. A remark in brackets is none of the list.
  for (const line of resources.split('\n')) {
    const [, name, list] = /^(?:\*\*)?(\w+)(?:\*\*)?: (`.+)$/.exec(line) ?? []
    if (name && list) types[name] = fieldsOf(list.replace(/ \([^)]*\)/g, ''))
  }
  // Pessoa: "All fields below are str except `modulos` (object) and `id` (int)."
  const pessoa = section(/^### Pessoa/)
  const [, rule = '', exceptions = ''] = /^All fields below are (\w+) except (.+)\.$/m.exec(pessoa) ?? []
  const except = new Map([...exceptions.matchAll(/`(\w+)` \((\w+)\)/g)].map(([, name, type]) => [name, type]))
  const names = /^`modulos`.*$/m.exec(pessoa)?.[0].match(/\w+/g) ?? []
  types['Pessoa'] = Object.fromEntries(names.map((name) => [name, except.get(name) ?? rule]))
  return types
}

/** Every type of the document, by name. */
export const documentTypes = readTypes()

/** A request field without a type of its own: common ones have theirs, the others were sampled as null. */
function completed(fields: DocFields, operation: string): DocFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, type]) => {
      if (type !== '') return [name, type]
      const common = commonFields[name]
      if (common !== undefined) return [name, common]
      const sampled = sampledAsNull.includes(`${name} of ${operation}`) || sampledAsNull.includes(`, ${name},`)
      return [name, sampled ? nullSampled : 'a type that the document does not tell']
    }),
  )
}

function body(cell: string, operation: string): DocFields | string {
  const record = /^(\w+)(?: record)?$/.exec(cell)?.[1] ?? (cell === 'List envelope' ? cell : undefined)
  return record ?? completed(fieldsOf(cell.replace(/^object: /, '')), operation)
}

/** Every operation of the document's operation table. */
export const documentOperations: DocOperation[] = rowsOf(section(/^### Operation table/)).map(
  ([name = '', addresses = '', request = '', response = '']) => ({
    name,
    get: /GET (\S+?)(?:;|$)/.exec(addresses)?.[1] ?? null,
    post: /POST (\S+)/.exec(addresses)?.[1] ?? null,
    request: body(request, name),
    response: body(response, name),
  }),
)
