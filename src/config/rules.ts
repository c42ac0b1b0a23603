/** The checks that the schema of `config.json` is built from, and the reasons for refusing a value. */
import { isZone } from '@/contract'
import {
  type Check,
  list,
  number,
  type Problem,
  record,
  optional,
  text,
  whole as wholeNumber,
  written,
} from '@/domain/check'
import { isDia } from '@/domain/dia'
import { isEmail } from '@/domain/contact'
import { safeUrl } from '@/domain/safeUrl'

/** Why a value is refused; its words are `frame.config.reason.…`. */
export type SettingsReason =
  | 'value'
  | 'oneOf'
  | 'unknown'
  | 'range'
  | 'text'
  | 'number'
  | 'base'
  | 'address'
  | 'path'
  | 'tiles'
  | 'color'
  | 'timeZone'
  | 'email'
  | 'phone'
  | 'moment'
  | 'order'
  | 'twice'
  | 'pair'
  | 'aboveScale'

/** A text that is not blank. */
export const word = text((value) => value.trim() !== '', 'text')
export const like = (form: RegExp, reason: SettingsReason) => text((value) => form.test(value), reason)
const within = (kind: typeof number) => (least: number, most: number) =>
  kind((value) => value >= least && value <= most, 'range', `${least} … ${most}`)
export const between = within(number)
export const whole = within(wholeNumber)
export const aboveZero = number((value) => value > 0, 'range', '> 0')
export const notBelowZero = number((value) => value >= 0, 'range', '≥ 0')
/** A whole number as an object key, since JSON keys are text. */
export const isNumberKey = (key: string): boolean => /^[1-9]\d*$/.test(key)
export const id = wholeNumber((value) => value > 0, 'range', '≥ 1')

/** A list whose rows have unique ids. */
export const rows = <T extends { id: number | string }>(row: Check<T>) =>
  list(row, (value, wrong) => {
    const seen = new Set<unknown>()
    for (const [i, { id: own }] of value.entries()) {
      if (seen.has(own)) wrong([i, 'id'], 'twice')
      seen.add(own)
    }
  })

/** Whether a service address is allowed: HTTPS, the only scheme that the CSP names, except on this device itself. */
const isService = (value: string) => {
  const url = safeUrl(value)
  if (url === null || /[?#]/.test(url.href)) return false
  return url.href.startsWith('https:') || /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(url.host)
}
/** The address of the service; a trailing `/` and surrounding spaces are removed. */
export const Base = written(
  text((value) => value === '' || isPath(value) || isService(value), 'base'),
  (value) => (typeof value === 'string' ? value.trim().replace(/\/+$/, '') : value),
)
export const Address = text((value) => safeUrl(value) !== null, 'address')

/** A path of this site; `//host` and `/\host` would be another site. */
function isPath(value: string): boolean {
  return /^\/(?![/\\])[^\s\\?#]*$/.test(value)
}

function isTileUrl(value: string): boolean {
  const names = [...value.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
  // the map fills in no other placeholder
  if (names.some((name) => !['z', 'x', 'y', 's', 'r'].includes(name ?? ''))) return false
  if (!['z', 'x', 'y'].every((name) => names.includes(name))) return false
  const filled = value.replace(/\{\w+\}/g, '1')
  return /^\/(?![/\\])[^\s\\]*$/.test(filled) || (safeUrl(filled) !== null && /^https:/i.test(filled))
}

/** A date-time with its offset, as the service writes it. */
const Moment = text(
  (value) =>
    /T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(value) && isDia(value.slice(0, 10)) && !Number.isNaN(Date.parse(value)),
  'moment',
)
export const Window = record({ inicio: optional(Moment), fim: optional(Moment) }, ({ inicio, fim }, wrong) => {
  if (inicio && fim && Date.parse(inicio) > Date.parse(fim)) wrong(['fim'], 'order')
})

export const Path = text(isPath, 'path')
export const TileUrl = text(isTileUrl, 'tiles')
/** A time zone by name: not every browser accepts an offset, and no calendar does. */
export const TimeZone = text((value) => !/^[+-]/.test(value) && isZone(value), 'timeZone')
export const Email = text(isEmail, 'email')

/** A wrong key by its path, the reason, and the allowed words or numbers where only some are. */
export interface Wrong {
  key: string
  reason: SettingsReason
  words: string
}

/** The first problem of each key. */
export const wrongOf = (problems: readonly Problem[]): Wrong[] => {
  const first = new Map<string, Wrong>()
  for (const { path, message, words = '' } of problems) {
    const key = path.join('.')
    // the checks above give no other reasons
    if (!first.has(key)) first.set(key, { key, reason: message as SettingsReason, words })
  }
  return [...first.values()]
}
