/** What stands in the browser's storage under a key, as the register writes it (`src/session/keep.ts`). */
import { register, type RowName } from '@/session/register'

interface Envelope {
  v: number
  at: number
  o?: string
  d: unknown
}

const boxes = () => [localStorage, sessionStorage]
const keyOf = (name: RowName, of?: string | number) => `portal.${name}${of === undefined ? '' : `.${of}`}`

/** The value of a row in whichever storage has it; null where none has. */
export function storedValue(name: RowName, of?: string | number): unknown {
  const texts = boxes().flatMap((box) => box.getItem(keyOf(name, of)) ?? [])
  return texts[0] === undefined ? null : (JSON.parse(texts[0]) as Envelope).d
}

/** Puts a value where a row stands, as a former visit of `owner` would have left it. */
export function storeValue(box: Storage, name: RowName, value: unknown, owner?: string, of?: string | number): void {
  const envelope: Envelope = { v: register[name].version, at: Date.now(), d: value, ...(owner && { o: owner }) }
  box.setItem(keyOf(name, of), JSON.stringify(envelope))
}

/** Replaces the value of a row where it stands, and leaves its owner and hour. */
export function changeValue(name: RowName, of: string | number, change: (value: never) => void): void {
  for (const box of boxes()) {
    const text = box.getItem(keyOf(name, of))
    if (text === null) continue
    const envelope = JSON.parse(text) as Envelope
    change(envelope.d as never)
    box.setItem(keyOf(name, of), JSON.stringify(envelope))
  }
}
