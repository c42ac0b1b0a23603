/** The pieces that `config.json` is made of, and why a value may be refused. */
import { z } from '@/contract'
import { isDia } from '@/domain/dates'
import { isEmail } from '@/domain/email'
import { safeUrl } from '@/domain/safeUrl'

export const settingsReasons = [
  'value',
  'oneOf',
  'unknown',
  'range',
  'text',
  'number',
  'base',
  'address',
  'path',
  'tiles',
  'color',
  'timeZone',
  'email',
  'phone',
  'moment',
  'order',
  'twice',
  'pair',
  'aboveScale',
] as const
export type SettingsReason = (typeof settingsReasons)[number]

const because = (test: (value: string) => boolean, reason: SettingsReason) => z.refine<string>(test, reason)
/** Something to read. */
export const word = z.string().check(because((value) => value.trim() !== '', 'text'))
export const like = (form: RegExp, reason: SettingsReason) => z.string().check(z.regex(form, reason))
export const between = (least: number, most: number) =>
  z.number().check(z.minimum(least, 'range'), z.maximum(most, 'range'))
export const whole = (least: number, most: number) =>
  z.int('value').check(z.minimum(least, 'range'), z.maximum(most, 'range'))
export const aboveZero = z.number().check(z.positive('range'))
/** A number written as a key, as JSON has it. */
export const numberKey = like(/^[1-9]\d*$/, 'number')
export const id = whole(1, Number.MAX_SAFE_INTEGER)

/** Adds the reason at a key inside a whole, where the values of one do not go with those of another. */
export const wrong = <T>(
  { issues, value }: z.core.ParsePayload<T>,
  path: PropertyKey[],
  reason: SettingsReason,
): void => void issues.push({ code: 'custom', input: value, path, message: reason })

/** The rows of a list, each with an id of its own. */
export const rows = <T extends z.core.$ZodType<{ id: number | string }>>(row: T) =>
  z.array(row).check((payload) => {
    const seen = new Set<unknown>()
    for (const [i, { id: own }] of (payload.value as { id: number | string }[]).entries()) {
      if (seen.has(own)) wrong(payload, [i, 'id'], 'twice')
      seen.add(own)
    }
  })

/** The address of the service; one that ends in `/` means the same without it. */
export const Base = z.string().check(
  z.overwrite((value) => value.replace(/\/+$/, '')),
  because((value) => value === '' || isPath(value) || safeUrl(value)?.href.search(/[?#]/) === -1, 'base'),
)
export const Address = z.string().check(because((value) => safeUrl(value) !== null, 'address'))

/** A path of this site; `//host` and `/\host` would be another one. */
function isPath(value: string): boolean {
  return /^\/(?![/\\])[^\s\\?#]*$/.test(value)
}

function isTileUrl(value: string): boolean {
  const names = [...value.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
  // the map cannot fill in any other name
  if (names.some((name) => !['z', 'x', 'y', 's', 'r'].includes(name ?? ''))) return false
  if (!['z', 'x', 'y'].every((name) => names.includes(name))) return false
  const filled = value.replace(/\{\w+\}/g, '1')
  return /^\/(?![/\\])[^\s\\]*$/.test(filled) || (safeUrl(filled) !== null && /^https:/i.test(filled))
}

function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('pt-BR', { timeZone: value }))
  } catch {
    return false
  }
}

/** A date-time with its offset, as the service writes them. */
const Moment = z
  .string()
  .check(
    because(
      (value) =>
        /T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
        isDia(value.slice(0, 10)) &&
        !Number.isNaN(Date.parse(value)),
      'moment',
    ),
  )
export const Window = z.strictObject({ inicio: z.optional(Moment), fim: z.optional(Moment) }).check((payload) => {
  const { inicio, fim } = payload.value
  if (inicio && fim && Date.parse(inicio) > Date.parse(fim)) wrong(payload, ['fim'], 'order')
})

export const Path = z.string().check(because(isPath, 'path'))
export const TileUrl = z.string().check(because(isTileUrl, 'tiles'))
export const TimeZone = z.string().check(because(isTimeZone, 'timeZone'))
export const Email = z.string().check(because(isEmail, 'email'))

const ours = (reason: string): reason is SettingsReason => settingsReasons.some((one) => one === reason)

/** What is wrong with a key, named by its path, and which words would do where only some would. */
export interface Wrong {
  key: string
  reason: SettingsReason
  words: string
}

/** A refusal as it is told. */
export function wrongOf(issue: z.core.$ZodIssue): Wrong[] {
  const as = (reason: SettingsReason, words = '', path = issue.path) => [{ key: path.join('.'), reason, words }]
  if (ours(issue.message)) return as(issue.message)
  // other issues are zod's own: a type, an unknown name, a value outside a list
  switch (issue.code) {
    case 'invalid_value':
      return as('oneOf', issue.values.join(', '))
    case 'unrecognized_keys':
      return issue.keys.flatMap((key) => as('unknown', '', [...issue.path, key]))
    case 'invalid_key':
      return as('number')
    default:
      return as('value')
  }
}
