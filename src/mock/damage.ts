/** Corrupts a good answer: the bodies of the fault kinds (mock/README §14). */
import type { FaultKind } from './doors/network'

/** More characters than any screen shows (src/README §7). */
const hugeLength = 20_001

function walk(value: unknown, leaf: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, leaf))
  if (typeof value !== 'object' || value === null) return leaf(value)
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, leaf)]))
}

function wrong(value: unknown): unknown {
  switch (typeof value) {
    case 'number':
      return String(value).replace('.', ',')
    case 'string':
      return value.length
    case 'boolean':
      return value ? 'true' : 0
    default:
      return value === null ? {} : value
  }
}

/** An HTML page as a captive portal or a proxy sends it. */
export const page =
  '<!doctype html><html><head><title>Wi-Fi</title></head><body><h1>Aceite os termos</h1></body></html>'

/** The corrupted text for the answer `body`. */
export function spoil(kind: Exclude<FaultKind, 'drop' | 'hang'>, body: unknown): string {
  const whole = JSON.stringify(body)
  switch (kind) {
    case 'html':
      return page
    case 'empty':
      return ''
    case 'truncated':
      // half of an empty object is an opening brace, which is still not JSON
      return whole.slice(0, Math.max(1, Math.floor(whole.length / 2)))
    case 'nulls':
      return JSON.stringify(walk(body, () => null))
    case 'wrongTypes':
      return JSON.stringify(walk(body, wrong))
    case 'hugeText':
      return JSON.stringify(
        walk(body, (value) => (typeof value === 'string' ? value.padEnd(hugeLength, value || 'x') : value)),
      )
  }
}
