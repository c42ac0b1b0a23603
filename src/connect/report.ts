/**
 * The findings of a check in plain words, for the people who connect a service. Names of fields and counts:
 * no personal value.
 */
import type { Asked } from './client'
import { distinct, type Mend } from './notes'
import type { Found } from './walk'

const outcomes: Record<Asked['outcome'], string> = {
  answered: 'answered',
  refused: 'said no',
  'led elsewhere': 'led elsewhere',
  unreadable: 'UNREADABLE: the portal can make nothing of this',
  'no answer': 'NO ANSWER',
}

/** The meaning of each kind of finding, in the order of importance. */
const mends: Record<Mend, string> = {
  unreadable: 'Could not be read, and is shown as if it were not there',
  dropped: 'Elements of lists that could not be read, and are left out',
  missing: 'Fields of the contract that did not come, and are shown empty',
  null: 'Null where the contract has no null, read as empty',
  noOffset: 'Moments without the offset of the school: their clock is shown as it stands in them',
  spelling: 'Read in another spelling',
  readAs: 'Read in another form',
  unknown: 'Fields that the contract does not know: kept, and sent back as they came',
  untold: 'Optional fields that did not come',
}
// object keys keep their order
const order = Object.keys(mends) as Mend[]
/** The most findings of a kind to list; other spellings are all alike. */
const longest = (mend: Mend) => (mend === 'spelling' ? 3 : 12)

const block = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`), ''] : []

function sayCall({ door, how, operation, outcome, refusal, status }: Asked): string {
  const code = refusal ? `, ${refusal.code}` : ''
  return `${operation.padEnd(26)}${door.padEnd(5)}${status === 0 ? '' : `${status} `}${outcomes[outcome]}${code} (${how})`
}

function sayMends({ calls }: Found): string[] {
  const notes = distinct(
    calls.flatMap(({ operation, notes }) => notes.map((note) => ({ ...note, path: `${operation} ${note.path}` }))),
  )
  return order.flatMap((mend) => {
    const lines = notes.filter((note) => note.mend === mend).map(({ more, path }) => (more ? `${path}: ${more}` : path))
    const rest = lines.length - longest(mend)
    const shown = rest > 0 ? [...lines.slice(0, longest(mend)), `and ${rest} more`] : lines
    return block(`${mends[mend]} (${lines.length}):`, shown)
  })
}

/**
 * Whether the address does not implement the operation: a refusal without a reason in the contract's form, although the
 * request contains no identifier that could be unknown.
 */
const isForeign = ({ body, operation, outcome, refusal, status }: Asked): boolean => {
  if (outcome !== 'refused' || refusal) return false
  if (operation === 'Auth' && Object.keys(body).length === 0) return status !== 401
  return (
    [404, 405].includes(status) &&
    !Object.entries(body).some(([name, value]) => (name.startsWith('id') && value !== 0) || name === 'userName')
  )
}
/** The calls that the portal depends on, which excludes the GET routes, and that it could not use. */
const troubles = (calls: readonly Asked[]) =>
  calls.filter(
    (asked) =>
      asked.door === 'POST' &&
      (asked.outcome === 'unreadable' || asked.outcome === 'no answer' || asked.status >= 500 || isForeign(asked)),
  )

/**
 * Whether the portal can work with the service as far as it was checked: every reply was readable, and
 * the sign-in worked.
 */
export const isUsable = (found: Found, signsIn: boolean): boolean =>
  troubles(found.calls).length === 0 && (!signsIn || found.transport !== null)

/** The whole report. @param signsIn whether a sign-in was part of the check */
export function formatReport(found: Found, signsIn: boolean): string {
  const { assumptions, base, calls, left, transport, warnings } = found
  const which = (holds: boolean | null) => assumptions.filter((one) => one.holds === holds)
  const failing = which(false).map((one) => `§${one.section} ${one.says}${one.else ? `\n      → ${one.else}` : ''}`)
  const plain = (holds: boolean | null) => which(holds).map(({ section, says }) => `§${section} ${says}`)
  const { origin, pathname } = new URL(base)
  const settings = [
    `"apiBaseUrl": "${pathname === '/' ? '' : pathname}" (the host's file names ${origin} behind the portal's own address; only at another origin "${base}", which the policy has to name)`,
  ]
  if (transport) settings.push(`"session": "${transport}"`)
  const verdict = isUsable(found, signsIn)
    ? 'The portal can work with this service, as far as it was asked.'
    : `The portal cannot work with this service yet: ${troubles(calls).map(sayCall).join('; ') || 'nobody could be signed in'}.`
  return [
    `The service at ${base}`,
    '',
    verdict,
    '',
    ...block('To mend at the service:', warnings),
    ...block('Asked:', calls.map(sayCall)),
    ...block(
      'Not asked:',
      left.map(({ operation, why }) => `${operation}: ${why}`),
    ),
    ...sayMends(found),
    ...block('Assumptions of src/contract/README.md that do not hold here:', failing),
    ...block('That hold:', plain(true)),
    ...block('Of which no answer told:', plain(null)),
    ...block('For config.json:', settings),
  ].join('\n')
}
