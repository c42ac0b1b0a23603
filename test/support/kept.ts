/** Reads and writes browser storage under a key of the register, in the format of `src/session/keep.ts`. */
import { register, type RowName } from '@/session/register'

interface Envelope {
  v: number
  at: number
  o?: string
  d: unknown
}

const boxes = () => [localStorage, sessionStorage]
const keyOf = (name: RowName, of?: string | number) => `portal.${name}${of === undefined ? '' : `.${of}`}`

/** The value of a row in either storage; null where neither has it. */
export function storedValue(name: RowName, of?: string | number): unknown {
  const texts = boxes().flatMap((box) => box.getItem(keyOf(name, of)) ?? [])
  return texts[0] === undefined ? null : (JSON.parse(texts[0]) as Envelope).d
}

/** Stores a value in a row, as a former visit of `owner` would have left it. */
export function storeValue(box: Storage, name: RowName, value: unknown, owner?: string, of?: string | number): void {
  const envelope: Envelope = { v: register[name].version, at: Date.now(), d: value, ...(owner && { o: owner }) }
  box.setItem(keyOf(name, of), JSON.stringify(envelope))
}

/** Changes the value of a row in place, keeping its owner and time. */
export function changeValue(name: RowName, of: string | number, change: (value: never) => void): void {
  for (const box of boxes()) {
    const text = box.getItem(keyOf(name, of))
    if (text === null) continue
    const envelope = JSON.parse(text) as Envelope
    change(envelope.d as never)
    box.setItem(keyOf(name, of), JSON.stringify(envelope))
  }
}
