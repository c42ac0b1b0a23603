/** The contract as an OpenAPI 3.1 document, generated from the portal's operation table. */
import { type Operation, type OperationName, operations, statusOf } from '@/contract'
import { type JsonSchema, refTo, schemas } from './schemas'

type Known = Operation<OperationName>

/** The request and responses of one address, by one method. */
export interface Call {
  operationId: OperationName | `${OperationName}Get`
  responses: Readonly<Record<string, JsonSchema>>
  [field: string]: unknown
}

/** The document: `paths` holds a `post` or a `get` for every address. */
export interface OpenApi {
  openapi: string
  paths: Record<string, Partial<Record<'get' | 'post', Call>>>
  components: { schemas: Record<string, JsonSchema>; [part: string]: unknown }
  [field: string]: unknown
}

/** The POST address of an operation. */
export const postPath = ({ kind, name }: Known) => `/json/${kind === 'oneWay' ? 'oneway' : 'reply'}/${name}`

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })
const inComponents = (part: string, name: string): JsonSchema => ({ $ref: `#/components/${part}/${name}` })
const isBusy = (status: number) => status === 429 || status === 503

/** The refusal responses by status, each with its codes. */
function refusals(): Record<string, JsonSchema> {
  const headers = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } } }
  const statuses = [...new Set<number>(Object.values(statusOf))]
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = Object.entries(statusOf).flatMap(([code, of]) => (of === status ? [code] : []))
      const refusal = { description: codes.join(', '), content: json(refTo('Refusal')) }
      return [`Status${status}`, isBusy(status) ? { ...refusal, headers } : refusal]
    }),
  )
}

const conventions = {
  format: {
    name: 'format',
    in: 'query',
    description: 'Overrides the content type that the Accept header asks for.',
    schema: { const: 'json' },
  },
  callback: {
    name: 'callback',
    in: 'query',
    description: 'Wraps the reply in a JSONP callback. The portal never uses it.',
    schema: { type: 'string', pattern: '^[A-Za-z_$][\\w$.]*$' },
  },
}
const everywhere = Object.keys(conventions).map((name) => inComponents('parameters', name))

function responsesOf(operation: Known, reply: JsonSchema): Record<string, JsonSchema> {
  const yes: Record<string, JsonSchema> =
    operation.kind === 'oneWay'
      ? { '2XX': { description: 'Received. The body is ignored.' } }
      : { 200: { description: 'The reply.', content: json(reply) } }
  const no = Object.keys(refusals()).map(
    (name) => [name.slice('Status'.length), inComponents('responses', name)] as const,
  )
  return { ...yes, ...Object.fromEntries(no) }
}

/** The parameters of a GET route: those of its path as spelled there, the others in the query. */
function fieldsOf(route: string, request: JsonSchema): JsonSchema[] {
  const inPath = [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  // the cast is safe, since every request is an object
  const fields = Object.entries(request['properties'] as Record<string, JsonSchema>)
  return fields.map(([field, schema]) => {
    const name = inPath.find((variable) => variable.toLowerCase() === field.toLowerCase())
    return name ? { name, in: 'path', required: true, schema } : { name: field, in: 'query', schema }
  })
}

/** The whole document. @param version of the program that generates it, since the contract has none */
export function openApi(version: string): OpenApi {
  const { types, request, reply } = schemas()
  const paths: OpenApi['paths'] = {}
  for (const operation of operations) {
    const { name, get, open } = operation
    const common = { responses: responsesOf(operation, reply(name)), ...(open && { security: [] }) }
    const requestBody = { content: json(request(name)) }
    paths[postPath(operation)] = { post: { operationId: name, parameters: everywhere, requestBody, ...common } }
    if (get === null) continue
    const fields = fieldsOf(get, types[`${name}Request`] ?? {})
    paths[get] = { get: { operationId: `${name}Get`, parameters: [...fields, ...everywhere], ...common } }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Academic portal service',
      version,
      description:
        'What the portal asks and reads. Field names are Portuguese as on the wire. What the service document leaves open is decided in `src/contract/README.md`.',
    },
    servers: [{ url: '/', description: '`apiBaseUrl` of config.json' }],
    security: [{ cookie: [] }, { header: [] }],
    paths,
    components: {
      schemas: {
        ...types,
        Refusal: {
          type: 'object',
          properties: { responseStatus: refTo('ResponseStatus') },
          required: ['responseStatus'],
        },
      },
      responses: refusals(),
      parameters: conventions,
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'ss-id' },
        header: { type: 'apiKey', in: 'header', name: 'X-ss-id' },
      },
    },
  }
}

const typesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name)

/** The addresses of an operation and every type that they refer to, directly or not. */
export function excerpt({ paths, components }: OpenApi, operation: OperationName) {
  const own = Object.entries(paths).filter(([, { get, post }]) =>
    [get?.operationId, post?.operationId].some((id) => id === operation || id === `${operation}Get`),
  )
  const wanted = new Set(typesIn(own))
  // iterating a set also visits what is added during the loop
  for (const name of wanted) for (const inside of typesIn(components.schemas[name] ?? {})) wanted.add(inside)
  const schemas = Object.fromEntries(Object.entries(components.schemas).filter(([name]) => wanted.has(name)))
  return { paths: Object.fromEntries(own), components: { schemas } }
}
