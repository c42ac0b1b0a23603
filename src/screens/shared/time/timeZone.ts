/** A zone as calendar files describe it (RFC 5545 §3.6.5): every change of its clock in the years that a file speaks of. */
import { offsetAt, writeOffset } from '@/contract'

/** No zone changes its clock twice in so many days. */
const stride = 7 * 86_400_000

/** The moment between two at which the offset changes. */
function changeBetween(from: number, to: number, timeZone: string): number {
  const before = offsetAt(from, timeZone)
  let [low, high] = [from, to]
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000
    if (offsetAt(middle, timeZone) === before) low = middle
    else high = middle
  }
  return high
}

/** `20261120T100500`, of a moment taken as UTC. */
export const stamp = (utc: number): string => new Date(utc).toISOString().replace(/[-:]/g, '').slice(0, 15)

const plain = (minutes: number) => writeOffset(minutes).replace(':', '')

/** One stretch of an offset; it begins by the clock that ran before. */
function observance(begin: string, from: number, to: number): string[] {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [`BEGIN:${kind}`, `DTSTART:${begin}`, `TZOFFSETFROM:${plain(from)}`, `TZOFFSETTO:${plain(to)}`, `END:${kind}`]
}

/** The lines of `VTIMEZONE` for a zone, from the start of `first` to the end of `last` (years). */
export function zoneLines(timeZone: string, first: number, last: number): string[] {
  const [start, end] = [Date.UTC(first, 0, 1), Date.UTC(last + 1, 0, 1)]
  let offset = offsetAt(start, timeZone)
  const lines = ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observance(`${first}0101T000000`, offset, offset)]
  for (let at = start; at < end; at += stride) {
    const next = offsetAt(at + stride, timeZone)
    if (next === offset) continue
    const change = changeBetween(at, at + stride, timeZone)
    lines.push(...observance(stamp(change + offset * 60_000), offset, next))
    offset = next
  }
  return [...lines, 'END:VTIMEZONE']
}
