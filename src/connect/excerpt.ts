/** What the OpenAPI document says of one operation, cut out so that it can be read alone. */
import type { OperationName } from '@/contract'
import type { OpenApi } from './openapi'

const typesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name)

/** The addresses of an operation and every type that they speak of, those of others included. */
export function excerpt({ paths, components }: OpenApi, operation: OperationName) {
  const own = Object.entries(paths).filter(([, { get, post }]) =>
    [get?.operationId, post?.operationId].some((id) => id === operation || id === `${operation}Get`),
  )
  const wanted = new Set(typesIn(own))
  // a set's loop also visits what is added during it
  for (const name of wanted) for (const inside of typesIn(components.schemas[name] ?? {})) wanted.add(inside)
  const schemas = Object.fromEntries(Object.entries(components.schemas).filter(([name]) => wanted.has(name)))
  return { paths: Object.fromEntries(own), components: { schemas } }
}
