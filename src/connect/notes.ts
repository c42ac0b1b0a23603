/**
 * Lists what `repair` had to change in a reply, field by field: names of fields and types of values only,
 * never a value.
 */
import { bare, defOf, isRecord, type Schema } from '@/contract'

export type Mend =
  'spelling' | 'missing' | 'untold' | 'null' | 'readAs' | 'unreadable' | 'dropped' | 'unknown' | 'noOffset'

/** One finding: the field (`itens[].turma.id`), the kind, and a detail where there is one. */
export interface Note {
  path: string
  mend: Mend
  more: string
}

const mayLack = (schema: Schema) => bare(schema) !== schema

const netDate = /^\/Date\(-?\d+([+-]\d{4})?\)\/$/
const isoDateTime = /^\d{4}-\d\d-\d\dT[\d:.]+(?<offset>Z|[+-]\d\d:?\d\d)?$/

/** The type of a received value, in words. */
function kindOf(value: unknown): string {
  if (typeof value === 'string') return netDate.test(value) ? 'a .NET date' : 'text'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** Whether a moment lacks the school's offset: the portal shows the wall clock written in the text. */
function lacksOffset(value: unknown): boolean {
  if (typeof value !== 'string') return false
  const offset = netDate.test(value) ? netDate.exec(value)?.[1] : isoDateTime.exec(value)?.groups?.['offset']
  return (netDate.test(value) || isoDateTime.test(value)) && (offset === undefined || offset === 'Z')
}

/** Every difference between a received reply and its repaired form. */
export function notesOf(schema: Schema, came: unknown, read: unknown, path = ''): Note[] {
  const def = defOf(bare(schema))
  const note = (mend: Mend, more = ''): Note => ({ path: path || '(the reply)', mend, more })
  if (came === null) return mayLack(schema) ? [] : [note('null')]
  if (def.type === 'object') {
    if (!isRecord(came) || !isRecord(read)) return [note('unreadable', kindOf(came))]
    const taken = new Set<string>()
    const fields = Object.entries(def.shape).flatMap(([name, field]) => {
      const at = path ? `${path}.${name}` : name
      const key = Object.hasOwn(came, name)
        ? name
        : Object.keys(came).find((other) => other.toLowerCase() === name.toLowerCase())
      if (key === undefined) return [{ path: at, mend: mayLack(field) ? 'untold' : 'missing', more: '' } as const]
      taken.add(key)
      const spelling: Note[] = key === name ? [] : [{ path: at, mend: 'spelling', more: key }]
      return [...spelling, ...notesOf(field, came[key], read[name], at)]
    })
    const strange = Object.keys(came).filter((key) => !taken.has(key))
    return [
      ...fields,
      ...strange.map((key) => ({ path: path ? `${path}.${key}` : key, mend: 'unknown', more: '' }) as const),
    ]
  }
  if (def.type === 'array') {
    if (!Array.isArray(came) || !Array.isArray(read)) return [note('unreadable', kindOf(came))]
    if (came.length !== read.length) return [note('dropped', `${came.length - read.length} of ${came.length}`)]
    return came.flatMap((item, i) => notesOf(def.element, item, read[i], `${path}[]`))
  }
  const clock = lacksOffset(came) ? [note('noOffset')] : []
  if (came === read || def.type === 'unknown') return clock
  // a word in the spelling of its enumeration
  if (typeof came === 'string' && typeof read === 'string' && !netDate.test(came) && read.trim() !== '')
    return [...clock, note('spelling', 'another word')]
  const lost = read === null || read === undefined || (kindOf(came) === 'text' && (read === 0 || read === false))
  return [
    ...clock,
    lost && came !== '0' ? note('unreadable', kindOf(came)) : note('readAs', `${kindOf(came)} as ${kindOf(read)}`),
  ]
}

/** Removes duplicates, since the elements of a list often share a finding. */
export const distinct = (notes: readonly Note[]): Note[] => [
  ...new Map(notes.map((note) => [`${note.path} ${note.mend} ${note.more}`, note])).values(),
]
