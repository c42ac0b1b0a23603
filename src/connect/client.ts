/**
 * Calls a real service with the portal's own schemas, and records what the portal's client hides:
 * status, format, repairs.
 */
import {
  completed,
  foundNothing,
  type Operation,
  type OperationName,
  type Refusal,
  op,
  repair,
  Unreadable,
} from '@/contract'
import { distinct, type Note, notesOf } from './notes'
import { postPath } from './openapi'

export type Outcome = 'answered' | 'refused' | 'led elsewhere' | 'unreadable' | 'no answer'

/** One call and its answer. */
export interface Asked {
  operation: OperationName
  door: 'POST' | 'GET'
  /** The request body without the fields at their defaults. */
  body: Record<string, unknown>
  outcome: Outcome
  status: number
  /** The repaired reply; null where it cannot be repaired. */
  read: unknown
  refusal: Refusal | null
  notes: Note[]
  /** Content type and encoding, the target of a redirect, or the network error. */
  how: string
  setsCookies: readonly string[]
  /** Whether the reply contains a stack trace. */
  tells: boolean
}

export type Carried = { cookie: string } | { id: string } | null

/** Milliseconds. */
const patience = 30_000

const tellsStack = (text: string) => /"stackTrace"\s*:\s*"[^"]/i.test(text)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const written = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The address and body of a call: by POST as the portal sends it, or by the GET route. */
function requestOf(
  base: string,
  operation: Operation<OperationName>,
  body: Record<string, unknown>,
  door: 'POST' | 'GET',
) {
  if (door === 'POST') return { url: `${base}${postPath(operation)}`, body: JSON.stringify(body) }
  const left = new Map(Object.entries(body).map(([name, value]) => [name, written(value)]))
  const path = (operation.get ?? '').replace(/\{(\w)(\w*)\}/g, (_, first: string, rest: string) => {
    const name = first.toLowerCase() + rest
    const value = left.get(name) ?? ''
    left.delete(name)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams([...left].filter(([, value]) => value !== '' && value !== '0'))
  return { url: `${base}${path}${query.size > 0 ? `?${query.toString()}` : ''}`, body: null }
}

/**
 * Calls one operation. Fields that are not passed are sent at their defaults. Never throws for anything that a
 * service may do.
 */
export async function askService(
  base: string,
  name: OperationName,
  ask: Record<string, unknown>,
  { session = null, door = 'POST' }: { session?: Carried; door?: 'POST' | 'GET' } = {},
): Promise<Asked> {
  const operation: Operation<OperationName> = op[name]
  // the cast is safe, since every request is an object
  const { url, body } = requestOf(base, operation, completed(operation, ask) as Record<string, unknown>, door)
  const asked = {
    operation: name,
    door,
    body: ask,
    read: null,
    refusal: null,
    notes: [],
    setsCookies: [],
    tells: false,
  }
  try {
    const headers = new Headers({ Accept: 'application/json', 'X-Requested-With': 'portal' })
    if (body !== null) headers.set('Content-Type', 'application/json')
    // a session id with characters that no header allows is reported as a failed call
    if (session && 'id' in session) headers.set('X-ss-id', session.id)
    else if (session) headers.set('Cookie', session.cookie)
    const signal = AbortSignal.timeout(patience)
    const response = await fetch(url, { method: door, headers, body, redirect: 'manual', signal })
    const { status } = response
    const text = await response.text()
    const reply = parsed(text)
    const type = response.headers.get('Content-Type')?.split(';')[0] ?? 'no content type'
    const encoding = response.headers.get('Content-Encoding')
    const came = {
      ...asked,
      status,
      setsCookies: response.headers.getSetCookie(),
      tells: tellsStack(text),
      how: encoding ? `${type}, ${encoding}` : type,
    }
    if (status >= 300 && status < 400) {
      return { ...came, outcome: 'led elsewhere', how: `to ${response.headers.get('Location') ?? 'nowhere'}` }
    }
    const refusal = operation.refusal.hear(reply, !response.ok)
    if (!response.ok || foundNothing(operation, status)) return { ...came, outcome: 'refused', refusal }
    try {
      const { value } = repair(operation.output, reply)
      const notes = distinct(notesOf(operation.output, reply, value))
      return { ...came, outcome: refusal ? 'refused' : 'answered', read: value, refusal, notes }
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      return { ...came, outcome: 'unreadable' }
    }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { ...asked, outcome: 'no answer', status: 0, how: cause instanceof Error ? cause.message : String(cause) }
  }
}
