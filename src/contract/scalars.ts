/**
 * Reads one malformed number, text or boolean (src/README §7); returns `NONE` when unreadable, and
 * `repair.ts` then decides.
 */

import { schoolOffset } from './schoolClock'

/** Means "unreadable"; a symbol, because null is a value that the service may send. */
export const NONE = Symbol('none')

/** Both dates of .NET's JSON: `/Date(1522119600000)/`, read by the school's clock, and `/Date(1522119600000-0300)/`. */
const netDate = /^\/Date\((-?\d{1,16})([+-]\d{4})?\)\/$/
/** "12", "-3", "7,5", "7.5": one decimal sign, no thousands separator, no exponent. */
const decimal = /^\s*-?\d+(?:[.,]\d+)?\s*$/

/**
 * `/Date(ms±hhmm)/` as ISO 8601 in its own offset, since the school's day is read from the text (decisions §10).
 * `-0000` is .NET's mark of a time without an offset, whose text has none either.
 */
function isoOf(ms: number, told = ''): string | typeof NONE {
  const offset = told === '' || told === '-0000' ? schoolOffset(ms) : `${told.slice(0, 3)}:${told.slice(3)}`
  const sign = offset.startsWith('-') ? -1 : 1
  const minutes = sign * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4)))
  const local = new Date(ms + minutes * 60_000)
  if (Number.isNaN(local.getTime())) return NONE
  return local.toISOString().replace(/\.\d{3}Z$/, told === '-0000' ? '' : offset)
}

/** Whether a text is blank: fixed-width columns arrive filled with spaces and mean an empty value. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

/**
 * Text unchanged (screens limit its length); a number becomes its digits; a .NET date becomes ISO 8601 with its offset.
 */
export function readText(value: unknown): string | typeof NONE {
  if (typeof value === 'number') return readNumber(value) === NONE ? NONE : String(value)
  if (typeof value !== 'string') return NONE
  if (isBlank(value)) return ''
  const date = netDate.exec(value)
  return date ? isoOf(Number(date[1]), date[2]) : value
}

/** A number, also from text with comma or point. Beyond 2^53, NaN and Infinity are unreadable. */
export function readNumber(value: unknown): number | typeof NONE {
  const number = typeof value === 'string' && decimal.test(value) ? Number(value.replace(',', '.')) : value
  return typeof number === 'number' && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : NONE
}

/** A whole number: 12.0 and "12,0" are 12; 12.5 is unreadable rather than rounded, since the direction is unknown. */
export function readInt(value: unknown): number | typeof NONE {
  const number = readNumber(value)
  return Number.isInteger(number) ? number : NONE
}

/** A boolean: true, "true", "True", 1, "1" and their opposites. */
export function readBoolean(value: unknown): boolean | typeof NONE {
  const word = typeof value === 'string' ? value.toLowerCase() : value
  if (word === true || word === 'true' || word === 1 || word === '1') return true
  return word === false || word === 'false' || word === 0 || word === '0' ? false : NONE
}
