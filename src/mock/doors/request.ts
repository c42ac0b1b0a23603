/** One HTTP request read into one call of the service: which operation, which body, which session. No answer is made here. */
import { type Operation, type OperationName, operations } from '@/contract'
import { operationOf } from '../backend'
import { fromQuery } from '../input'

/** The code and words of a request that never reaches an operation. */
export interface Unserved {
  code: 'NotFound' | 'MethodNotAllowed' | 'Validation' | 'PayloadTooLarge'
  message: string
}

/** What an address and a method ask for. */
export interface Route {
  operation: Operation<OperationName>
  door: 'reply' | 'oneway' | 'get'
  /** Variables of a GET path. */
  path: [string, string][]
}

/** Bodies above 1 MiB are refused. */
export const maxBytes = 1_048_576
/** Deeper than any request of the contract: walking deeper ones would overflow the stack. */
const maxDepth = 64

const getRoutes = operations.flatMap((operation) => {
  if (operation.get === null) return []
  const names: string[] = []
  const source = operation.get.replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name)
    return '([^/]+)'
  })
  return [{ operation, names, pattern: new RegExp(`^${source}/?$`, 'i') }]
})

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Finds the operation of a path below `{base_url}`; null when the path is none of the service's. */
export function routeOf(method: string, path: string): Route | Unserved | null {
  const call = /^\/json\/(reply|oneway)\/([^/]+)\/?$/i.exec(path)
  if (call) {
    const operation = operationOf(decoded(call[2] ?? ''))
    if (!operation) return { code: 'NotFound', message: 'Operação desconhecida.' }
    if (method !== 'POST') return { code: 'MethodNotAllowed', message: 'Use POST.' }
    const door = call[1]?.toLowerCase() === 'oneway' ? 'oneway' : 'reply'
    if (door === 'oneway' && operation.kind !== 'oneWay') {
      return { code: 'NotFound', message: `${operation.name} não é uma operação sem resposta.` }
    }
    return { operation, door, path: [] }
  }
  for (const { operation, names, pattern } of getRoutes) {
    const match = pattern.exec(path)
    if (!match) continue
    if (method !== 'GET') return { code: 'MethodNotAllowed', message: 'Use GET.' }
    return { operation, door: 'get', path: names.map((name, i) => [name, decoded(match[i + 1] ?? '')]) }
  }
  return /^\/(json|diario|matricula)(\/|$)/i.test(path) ? { code: 'NotFound', message: 'Endereço desconhecido.' } : null
}

/** The bytes of a body, or null when there are too many. */
async function bytesOf(request: Request): Promise<ArrayBuffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null
  const whole = await request.arrayBuffer()
  return whole.byteLength > maxBytes ? null : whole
}

/** Whether lists and objects nest deeper than `left` levels. */
const isDeeper = (value: unknown, left: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((item) => isDeeper(item, left - 1)))

/** The body of a call: JSON of a POST, path and query string of a GET. An empty POST is an empty object. */
export async function bodyOf(route: Route, request: Request): Promise<{ body: unknown } | Unserved> {
  if (route.door === 'get') {
    const query = new URL(request.url).searchParams
    return { body: fromQuery(route.operation.input, [...query, ...route.path]) }
  }
  const bytes = await bytesOf(request)
  if (!bytes) return { code: 'PayloadTooLarge', message: 'O pedido passa de 1 MiB.' }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (text.trim() === '') return { body: {} }
    const body: unknown = JSON.parse(text)
    if (isDeeper(body, maxDepth)) return { code: 'Validation', message: 'O corpo do pedido tem níveis demais.' }
    return { body }
  } catch {
    return { code: 'Validation', message: 'O corpo do pedido não é JSON.' }
  }
}

/** The session that a request carries: header `X-ss-id`, else cookie `ss-id`, else the kept one, `ss-pid` (decisions §3). */
export function sessionOf(request: Request, cookies: Record<string, string>): string | null {
  return request.headers.get('x-ss-id') ?? cookies['ss-id'] ?? cookies['ss-pid'] ?? null
}
