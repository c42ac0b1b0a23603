/**
 * Parses a request of the service: operation, body and session. It answers nothing; requests that fit no
 * operation are refused.
 */
import { type Operation, type OperationName, operations } from '@/contract'
import { operationOf } from '../backend'
import { fromQuery } from '../input'
import { refuse } from '../operation'

/** The operation that an address and a method name. */
export interface Route {
  operation: Operation<OperationName>
  door: 'reply' | 'oneway' | 'get'
  /** Variables of a GET path. */
  path: [string, string][]
}

const maxBytes = 1_048_576 // 1 MiB
/** Deeper than any request of the contract: traversing deeper ones would overflow the stack. */
const maxDepth = 64

const getRoutes = operations.flatMap((operation) => {
  if (operation.get === null) return []
  const names = [...operation.get.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const pattern = new RegExp(`^${operation.get.replace(/\{\w+\}/g, '([^/]+)')}/?$`, 'i')
  return [{ operation, names, pattern }]
})

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Finds the operation of a path below `{base_url}`. */
export function routeOf(method: string, path: string): Route {
  const [, door = '', name = ''] = /^\/json\/(reply|oneway)\/([^/]+)\/?$/i.exec(path) ?? []
  if (name !== '') {
    const operation = operationOf(decoded(name)) ?? refuse('NotFound', 'Operação desconhecida.')
    if (method !== 'POST') refuse('MethodNotAllowed', 'Use POST.')
    if (door.toLowerCase() === 'reply') return { operation, door: 'reply', path: [] }
    if (operation.kind !== 'oneWay') refuse('NotFound', `${operation.name} não é uma operação sem resposta.`)
    return { operation, door: 'oneway', path: [] }
  }
  for (const { operation, names, pattern } of getRoutes) {
    const match = pattern.exec(path)
    if (!match) continue
    if (method !== 'GET') refuse('MethodNotAllowed', 'Use GET.')
    return { operation, door: 'get', path: names.map((variable, i) => [variable, decoded(match[i + 1] ?? '')]) }
  }
  return refuse('NotFound', 'Endereço desconhecido.')
}

/** Whether lists and objects nest deeper than `left` levels. */
const isDeeper = (value: unknown, left: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((item) => isDeeper(item, left - 1)))

function parsed(bytes: ArrayBuffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    return refuse('Validation', 'O corpo do pedido não é JSON.')
  }
}

/** The body of a call: the JSON of a POST, path and query string of a GET. An empty POST is an empty object. */
export async function bodyOf({ operation, door, path }: Route, request: Request): Promise<unknown> {
  if (door === 'get') return fromQuery(operation.input, [...new URL(request.url).searchParams, ...path])
  const tooLarge = Number(request.headers.get('content-length') ?? 0) > maxBytes
  const bytes = tooLarge ? null : await request.arrayBuffer()
  if (!bytes || bytes.byteLength > maxBytes) return refuse('PayloadTooLarge', 'O pedido passa de 1 MiB.')
  const body = parsed(bytes)
  if (isDeeper(body, maxDepth)) refuse('Validation', 'O corpo do pedido tem níveis demais.')
  return body
}

/**
 * The session of a request: header `X-ss-id`, else cookie `ss-id`, else the persistent one,
 * `ss-pid`. ASSUMED (decisions §3).
 */
export function sessionOf(request: Request, cookies: string): string | null {
  const kept = new Map(cookies.split('; ').map((pair) => pair.split('=') as [string, string]))
  return request.headers.get('x-ss-id') ?? kept.get('ss-id') ?? kept.get('ss-pid') ?? null
}
