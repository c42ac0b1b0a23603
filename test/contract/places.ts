/**
 * Where each field of the contract is shown or entered: the fields are read from the schemas, the places from the code of
 * the rooms that speak of the operation. A field that no screen needs has its reason in `reasons`.
 */
import ts from 'typescript'
import { operations, type Schema } from '@/contract'
import { filesIn, walk } from '../rules/source'
import { defOf, inner, shapeOf } from './compare'

/** The rooms in which a field of an operation may have its place, nearest to the person first. */
const rooms: Record<string, readonly string[]> = {
  Auth: ['src/screens/acesso', 'src/app', 'src/session'],
  Classes: ['src/screens/diario', 'src/screens/inicio', 'src/screens/lancamentos', 'src/screens/curso'],
  UnAssignRoles: ['src/screens/acesso'],
  MarcarPresencaPost: ['src/screens/presenca'],
  PostMatriculaMunicipal: ['src/screens/matricula'],
  AtividadesCurriculares: ['src/screens/curso'],
  EquivalenciasCurriculares: ['src/screens/curso'],
  InsertPessoaAvaliacaoInterdisciplinar: ['src/screens/curso'],
}
const diary = ['src/screens/diario', 'src/screens/inicio', 'src/screens/lancamentos']
/** What every screen passes: paging, whose data, errors. */
const shared = ['src/screens/shared', 'src/api']

/** Why a field stands on no screen, by its name, or by operation and name where it is said of one alone. */
export const reasons: Record<string, string> = {
  embutir: 'names what a screen needs too, or is empty (decisions §8)',
  campos: 'sent empty, as in the sample (decisions §8)',
  scriptType: 'opaque: goes back as it came, never invented (decisions §11)',
  nickname: 'carried, not shown (decisions §11)',
  registroCursoId: 'carried, not shown (decisions §11)',
  registroCursoUnidadeEnsinoId: 'carried, not shown (decisions §11)',
  escolaProcessamento: 'carried, not shown (decisions §11)',
  stackTrace: 'never shown, stored or logged (decisions §9)',
  errorCode: 'chooses our sentence for a refusal (contract/refusal.ts, screens/shared/describeError.ts)',
  fieldName: 'leads a refusal to its field (contract/refusal.ts, screens/shared/describeError.ts)',
  oauth_token: 'digest and oauth fields are never sent (decisions §3)',
  oauth_verifier: 'digest and oauth fields are never sent (decisions §3)',
  'Auth.state': 'digest and oauth fields are never sent (decisions §3)',
  nonce: 'digest and oauth fields are never sent (decisions §3)',
  uri: 'digest and oauth fields are never sent (decisions §3)',
  'Auth.response': 'digest and oauth fields are never sent (decisions §3)',
  qop: 'digest and oauth fields are never sent (decisions §3)',
  nc: 'digest and oauth fields are never sent (decisions §3)',
  cnonce: 'digest and oauth fields are never sent (decisions §3)',
  continue: 'sent empty (decisions §3)',
  referrerUrl: 'never followed: the portal keeps its own return path (decisions §3)',
  'Auth.sessionId': 'kept by the transport, shown to nobody (decisions §1)',
  chaveTimeline: 'an opaque key of the service: nothing to read in it (decisions §6)',
  marcado: 'false is a refusal (contract/refusal.ts); its message is shown as it comes',
  'PostMatriculaMunicipal.vigente': 'a request is for the year that its period names, current or not',
  'PostMatriculaMunicipal.idPessoa': 'carried: a family has no account (decisions §11)',
}

export interface Field {
  operation: string
  way: 'asked' | 'answered'
  /** `matricula.login.nomeAluno`; a list is passed through. */
  path: string
}

/** The schemas within a schema, lists and nullables opened. */
function fieldsOf(schema: Schema, before = '', depth = 0): string[] {
  const open = inner(schema)
  const def = defOf(open)
  if (def.type === 'array') return fieldsOf(def.element, before, depth)
  const shape = Object.entries(depth > 5 ? {} : shapeOf(open))
  if (shape.length === 0) return before ? [before] : []
  return shape.flatMap(([name, field]) => fieldsOf(field, before ? `${before}.${name}` : name, depth + 1))
}

/** Every field of every operation. */
export const fields = (): Field[] =>
  operations.flatMap(({ name, input, output }) => [
    ...fieldsOf(input).map((path) => ({ operation: name, way: 'asked' as const, path })),
    ...fieldsOf(output).map((path) => ({ operation: name, way: 'answered' as const, path })),
  ])

/** What the code of a folder names: properties, bindings, and the parts of the names of form fields. */
function namedIn(folder: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const path of filesIn(folder, /\.tsx?$/)) {
    walk(path, (node) => {
      if (ts.isPropertyAccessExpression(node)) names.add(node.name.text)
      else if (ts.isBindingElement(node)) names.add((node.propertyName ?? node.name).getText())
      else if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) names.add(node.name.getText())
      else if (ts.isStringLiteral(node)) for (const part of node.text.split('.')) names.add(part)
    })
  }
  return names
}
const named = new Map<string, ReadonlySet<string>>()

/** Why a field has no place, and under which name that is said; null where nothing is said. */
export function reasonOf({ operation, path }: Field): { key: string; words: string } | null {
  const name = path.split('.').at(-1) ?? ''
  const key = [`${operation}.${name}`, name].find((one) => one in reasons)
  return key === undefined ? null : { key, words: reasons[key] ?? '' }
}

/** The first room of its operation that names a field; null where none does. */
export function placeOf({ operation, path }: Field): string | null {
  const name = path.split('.').at(-1) ?? ''
  for (const folder of [...(rooms[operation] ?? diary), ...shared]) {
    const known = named.get(folder) ?? namedIn(folder)
    named.set(folder, known)
    if (known.has(name)) return folder
  }
  return null
}

/** The table that stands beside this file: a line for each field, with its place or the reason for having none. */
export const table = (): string =>
  fields()
    .map((field) => {
      const place = reasonOf(field)?.words ?? placeOf(field) ?? '?'
      return `${field.operation} · ${field.way} · ${field.path}: ${place}\n`
    })
    .join('')
