/** What the walk over a service carries along: the calls that it made, and what they tell of the contract's assumptions. */
import type { OperationName } from '@/contract'
import { type Asked, askService, type Carried } from './client'

/** One assumption of `contract/README.md`, by its section; `holds` null where no answer told. */
export interface Assumption {
  section: string
  says: string
  holds: boolean | null
  /** What it means for who connects the service, where it does not hold. */
  else: string
}

/** What a walk found. */
export interface Found {
  base: string
  calls: Asked[]
  assumptions: Assumption[]
  /** What was not asked, and why. */
  left: { operation: OperationName; why: string }[]
  /** What should be mended at the service, whatever the portal makes of it. */
  warnings: string[]
  /** How the session goes along; null where nobody is signed in. */
  transport: 'cookie' | 'header' | null
}

type Body = Record<string, unknown>

/** A walk under way. */
export interface Walk {
  found: Found
  /** Who asks from now on. */
  carry: (session: Carried) => void
  ask: (name: OperationName, body?: Body, door?: 'POST' | 'GET') => Promise<Asked>
  /** Asks for what an answer before it told; leaves it out, and says so, where none did. */
  askFor: (name: OperationName, field: string, value: unknown) => Promise<Asked | null>
  assume: (section: string, says: string, holds: boolean | null, otherwise?: string) => void
}

/** A session is needed and there is none: refused with 401, or led to a page to sign in at. */
export const isNobody = ({ outcome, status }: Asked): boolean =>
  outcome === 'led elsewhere' || (outcome === 'refused' && status === 401)

/** The elements of a list; none where there is no list. The cast: the contract's reading made them. */
export const itemsOf = <T>(asked: Asked | null): T[] => (asked?.read as { itens?: T[] } | null)?.itens ?? []

/** Begins a walk at an address of a service. */
export function beginWalk(address: string): Walk {
  const base = address.replace(/\/+$/, '')
  const found: Found = { base, calls: [], assumptions: [], left: [], warnings: [], transport: null }
  let session: Carried = null
  const walk: Walk = {
    found,
    carry(next) {
      session = next
    },
    async ask(name, body = {}, door = 'POST') {
      const asked = await askService(base, name, body, { session, door })
      found.calls.push(asked)
      return asked
    },
    async askFor(name, field, value) {
      if (value != null && value !== 0) return walk.ask(name, { [field]: value })
      found.left.push({ operation: name, why: `no answer before it told an ${field}` })
      return null
    },
    assume(section, says, holds, otherwise = '') {
      found.assumptions.push({ section, says, holds, else: otherwise })
    },
  }
  return walk
}
