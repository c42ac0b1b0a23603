/** Access to the rows of the register whose values have a shape; plain texts and erasing are in `keep.ts`. */
import { type Shape, valueOf } from '@/domain/check'
import {
  type Dropped,
  type Envelope,
  isPersonal,
  keyOf,
  lookUnsaved,
  openEnvelope,
  placeFor,
  placesOf,
  takeDropped,
  valid,
} from './keep'
import { register, type Row, type RowName, rowOf } from './register'
import { onElsewhere, readText, removeText, writeText } from './storage'
import { current } from './store'

export interface Look<T> {
  value: T | null
  /** When the value was written, in milliseconds of this device's clock. */
  at: number | null
  dropped: Dropped | null
}

/** Access to one row of the register. `of` distinguishes several values of a row: a class, a student. */
export interface Kept<T> {
  read: (of?: string | number) => T | null
  /** Reads the value with its time, or why it was dropped. `owner`: the expected one, before anybody is signed in. */
  look: (of?: string | number, owner?: string | null) => Look<T>
  /** Null erases. Returns false when only memory holds the value, or when a newer release owns it. */
  write: (value: T | null, of?: string | number) => boolean
  /** Calls back when another tab changed this row, or may have. */
  onElsewhere: (listener: () => void) => void
}

/** Whether another tab, with a newer release, wrote this value. */
function isOfNewer(key: string, row: Row): boolean {
  const text = row.where === 'tab' ? null : readText(key, placesOf(row))
  const envelope = text === null ? null : openEnvelope(text)
  return envelope !== null && envelope.v > row.version
}

/** The only access to a row whose values have a shape. */
export function kept<T>(name: RowName, shape: Shape<T>): Kept<T> {
  const row: Row = register[name]
  const look: Kept<T>['look'] = (of, owner = current().owner) => {
    const key = keyOf(name, of)
    const envelope = valid(key, row, Date.now())
    if (!envelope) return { value: null, at: null, dropped: takeDropped(key) }
    if (isPersonal(row) && envelope.o !== (owner ?? undefined)) return { value: null, at: null, dropped: null }
    const value = valueOf(shape, envelope.d)
    if (value) return { value: value.value, at: envelope.at, dropped: null }
    removeText(key)
    return { value: null, at: null, dropped: 'oldVersion' }
  }
  function put(key: string, value: T | null): boolean {
    const { owner } = current()
    if (isOfNewer(key, row)) return false
    removeText(key)
    if (value === null || (isPersonal(row) && owner === null)) return true
    const envelope: Envelope = {
      v: row.version,
      at: Date.now(),
      ...(isPersonal(row) && owner ? { o: owner } : {}),
      d: value,
    }
    return writeText(key, JSON.stringify(envelope), placeFor(row))
  }
  return {
    look,
    read: (of) => look(of).value,
    write(value, of) {
      const isKept = put(keyOf(name, of), value)
      if (row.unsent) lookUnsaved()
      return isKept
    },
    onElsewhere: (listener) => void onElsewhere((key) => rowOf(key) === row, listener),
  }
}
