/** The state of a check of a service: the calls made, and what they show about the contract's assumptions. */
import type { OperationName } from '@/contract'
import { type Asked, askService, type Carried } from './client'

/** The assumptions: section of `contract/README.md`, statement, and the consequence where it does not hold. */
const assumptions = {
  closed: ['3', 'all but Auth and PostMatriculaMunicipal need a session', ''],
  open: ['3', 'PostMatriculaMunicipal answers who has no account', ''],
  kinships: ['11', 'the enrollment names the kinships (parentescos)', 'families cannot say who they are to the child'],
  nobody: ['3', 'an empty Auth without a session is a no', ''],
  live: ['3', 'an empty Auth tells the live session', 'a reload of the page would sign everybody out'],
  cookie: ['3', 'the session travels as a cookie', 'put "session": "header" into config.json'],
  header: ['3', 'the session travels as X-ss-id', 'put "session": "cookie" into config.json'],
  person: ['3', 'Auth tells the person (userId)', 'the portal asks with idPessoa 0: the service must know who that is'],
  profiles: [
    '4',
    'Auth tells the profiles (perfil, perfis, or roles called like them)',
    'everybody gets the pages of a student: nobody can enter grades or remove roles',
  ],
  logout: ['3', 'Auth with provider "logout" ends the session', ''],
  self: ['3', 'idPessoa 0 and perfil 0 are whoever is signed in', ''],
  pages: ['7', 'tokenPagina leads to the next page', 'more than one page of a list cannot be shown'],
  child: [
    '7',
    'asked for one child, lists tell of that child alone (idPessoa)',
    'grades and absences of one child are shown as those of another',
  ],
  group: ['7', 'a class names its class group (idTurma)', 'no absence limit is shown'],
  messages: ['7', 'a class lists its messages (recados)', 'the portal shows no messages'],
  period: ['7', 'GetPeriodoLetivo with id 0 is the current period', ''],
  kind: ['5', 'the kind of an evaluation is one of 1 to 6', 'name the others under "evaluationTypes" in config.json'],
  routes: ['2', 'the GET routes answer as POST does', 'other programs may miss them; the portal does not use them'],
  roles: ['12', 'UnAssignRoles with empty lists answers what a person has', 'roles are typed by name'],
  missing: ['9', 'an unknown identifier is a 404 or a 204', 'the portal says "refused" in place of "not found"'],
  reasons: ['9', 'a refusal carries a responseStatus', 'the portal says why in its own words only'],
} as const

export interface Found {
  base: string
  calls: Asked[]
  /** `holds` is null when no answer shows it. */
  assumptions: { section: string; says: string; holds: boolean | null; else: string }[]
  /** Operations that were not called, with the reason. */
  left: { operation: OperationName; why: string }[]
  /** Faults to repair at the service, even where the portal copes with them. */
  warnings: string[]
  /** How the session is sent; null where nobody is signed in. */
  transport: 'cookie' | 'header' | null
}

/** Whether a call failed for lack of a session: refused with 401, or redirected to a sign-in page. */
export const isNobody = ({ outcome, status }: Asked): boolean =>
  outcome === 'led elsewhere' || (outcome === 'refused' && status === 401)

/** The elements of a list; empty where there is no list. The cast is safe, since `repair` produced them. */
export const itemsOf = <T>(asked: Asked | null): T[] => (asked?.read as { itens?: T[] } | null)?.itens ?? []

export type Walk = ReturnType<typeof beginWalk>

/** Begins a check of the service at an address. */
export function beginWalk(address: string) {
  const base = address.replace(/\/+$/, '')
  const found: Found = { base, calls: [], assumptions: [], left: [], warnings: [], transport: null }
  let session: Carried = null
  async function ask(name: OperationName, body: Record<string, unknown> = {}, door: Asked['door'] = 'POST') {
    const asked = await askService(base, name, body, { session, door })
    found.calls.push(asked)
    return asked
  }
  return {
    found,
    /** Sets the session of later calls. */
    carry: (next: Carried) => {
      session = next
    },
    ask,
    /**
     * Calls an operation with a value from an earlier answer; without a value it records the operation as not called.
     */
    askFor: async (name: OperationName, field: string, value: unknown) => {
      if (value != null && value !== 0) return ask(name, { [field]: value })
      found.left.push({ operation: name, why: `no answer before it told an ${field}` })
      return null
    },
    assume: (name: keyof typeof assumptions, holds: boolean | null) => {
      const [section, says, otherwise] = assumptions[name]
      found.assumptions.push({ section, says, holds, else: otherwise })
    },
  }
}
