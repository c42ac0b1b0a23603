/**
 * Compares every answer of every pretended service of a test file with the contract's OpenAPI document. It sees the
 * service's own answers, before a test's faults and dialects change them.
 */
import * as checks from 'virtual:answerChecks'
import { operations, statusOf } from '@/contract'
import { type Heard, listeners } from '@/mock/backend'

const statuses = new Set<number>(Object.values(statusOf))
const oneWay = new Set<string>(operations.filter(({ kind }) => kind === 'oneWay').map(({ name }) => name))

/** Whether the request names `campos`, which leaves fields out of the reply or its list, so that none is required. */
const isCut = (body: unknown) =>
  Object.entries(body ?? {}).some(([name, value]) => name.toLowerCase() === 'campos' && value !== '')
const isOuter = (path: string) => /^(?:\/itens\/\d+)?$/.test(path)

/** Says what is wrong with an answer, without its content; null when the answer fits. */
export function misfit({ name, asked, answer: { status, body } }: Heard): string | null {
  const refused = status !== 200
  if (refused && !statuses.has(status)) return `${name}: nobody expects the status ${status}`
  if (!refused && oneWay.has(name)) return null
  const check = checks[refused ? 'Refusal' : name]
  if (!check) return `${name} is in no document`
  // compared as JSON, which leaves out undefined fields
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

/** Returns the misfits since the last call, and clears them. */
export const takeMisfits = (): string[] => misfits.splice(0)
