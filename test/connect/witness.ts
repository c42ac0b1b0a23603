/**
 * Compares every answer of every pretended service of a test file with the contract's OpenAPI document. It hears the
 * service itself: what a test orders to be spoilt on the way, and dialects, come after.
 */
import * as checks from 'virtual:answerChecks'
import { operations, statusOf } from '@/contract'
import { type Heard, listeners } from '@/mock/backend'

const statuses = new Set<number>(Object.values(statusOf))
const oneWay = new Set<string>(operations.filter(({ kind }) => kind === 'oneWay').map(({ name }) => name))

/** `campos` of a request leaves fields out of the reply, or out of the elements of its list: none of those is required. */
const isCut = (body: unknown) =>
  Object.entries(body ?? {}).some(([name, value]) => name.toLowerCase() === 'campos' && value !== '')
const isOuter = (path: string) => /^(?:\/itens\/\d+)?$/.test(path)

/** What is wrong with an answer, in words without its content; null when it fits. */
export function misfit({ name, asked, answer: { status, body } }: Heard): string | null {
  const refused = status !== 200
  if (refused && !statuses.has(status)) return `${name}: nobody expects the status ${status}`
  if (!refused && oneWay.has(name)) return null
  const check = checks[refused ? 'Refusal' : name]
  if (!check) return `${name} is in no document`
  // as it travels: what JSON leaves out is not there
  if (check(JSON.parse(JSON.stringify(body)))) return null
  const errors = (check.errors ?? []).filter(
    ({ keyword, instancePath }) => !(isCut(asked) && keyword === 'required' && isOuter(instancePath)),
  )
  const said = errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? ''}`)
  return said.length > 0 ? `${name} ${status}: ${said.join('; ')}` : null
}

const misfits: string[] = []
listeners.add((heard) => {
  const found = misfit(heard)
  if (found !== null) misfits.push(found)
})

/** What did not fit since the last time that it was asked. */
export const takeMisfits = (): string[] => misfits.splice(0)
