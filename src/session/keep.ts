/** Reads, writes and erases what the register lists; memory stands in where storage is forbidden or full. */
import { anything, type Checked, number, optional, record, type Shape, text, valueOf, whole } from '@/domain/check'
import { createStore } from './createStore'
import { prefix, register, type Row, type RowName, rowOf } from './register'
import {
  isStored,
  keysWith,
  moveTo,
  onComeBack,
  onTextElsewhere,
  type Place,
  readText,
  removeText,
  writeText,
} from './storage'
import { type Change, current, endReason, onWipe, signedInElsewhere, subscribe, wasLeft, wasThere } from './store'

/** How a value stands in storage: version, hour of writing (milliseconds), its owner where it is a person's. */
const Envelope = record({ v: whole(), at: number(), o: optional(text()), d: anything })
type Envelope = Checked<typeof Envelope>

export type Dropped = 'expired' | 'oldVersion'
export interface Look<T> {
  value: T | null
  /** When it was written, in milliseconds of this device's clock. */
  at: number | null
  dropped: Dropped | null
}

/** One thing that is kept. `of` tells several of the same row apart: a class, a student. */
export interface Kept<T> {
  read: (of?: string | number) => T | null
  /** The same with its hour, or with the reason why it is gone. `owner`: whose it must be, before anybody is signed in. */
  look: (of?: string | number, owner?: string | null) => Look<T>
  /** Null forgets it. False where only the memory of this page holds it, or nothing: it is left to a newer release. */
  write: (value: T | null, of?: string | number) => boolean
  /** Another tab changed something of this row, or may have. */
  onElsewhere: (listener: () => void) => void
}

const publicKey = `${prefix}aparelhoPublico`
/** Whether the person said that many people use this device: nothing personal is kept, idle time is short. */
export const isPublicDevice = (): boolean => readText(publicKey, ['device']) === 'sim'
const rememberKey = `${prefix}manterConectado`
/** Whether somebody signed in with "Manter conectado": then the service decides how long, and readings may be kept. */
export const isRemembered = (): boolean => readText(rememberKey, ['device']) === 'sim' && !isPublicDevice()

const isPersonal = ({ whose }: Row): boolean => whose === 'person' || whose === 'asked'
/** The name in storage. */
export const keyOf = (name: RowName, of?: string | number): string =>
  `${prefix}${name}${of === undefined ? '' : `.${of}`}`
const placesOf = ({ where }: Row): Place[] =>
  where === 'either' ? ['device', 'tab'] : [where === 'tab' ? 'tab' : 'device']

/** The storage that may take a value of this row now; null: only memory. */
function placeFor(row: Row): Place | null {
  if (isPublicDevice() && row.onPublic !== 'kept') return row.onPublic === 'tab' ? 'tab' : null
  if (row.where === 'either') return isRemembered() ? 'device' : 'tab'
  return row.where === 'tab' ? 'tab' : 'device'
}

function open(written: string): Envelope | null {
  try {
    return valueOf(Envelope, JSON.parse(written))?.value ?? null
  } catch {
    return null
  }
}

/** Why values were dropped, for later questions. */
const gone = new Map<string, Dropped>()
function drop(key: string, why: Dropped): void {
  removeText(key)
  gone.set(key, why)
}

/** The device was called public while this tab slept, or was put away by the browser: it could not follow (`goPublic`). */
function followPublic(key: string, row: Row): void {
  if (row.onPublic === 'kept' || row.onPublic === 'tab' || !isPublicDevice() || !isStored(key)) return
  if (row.onPublic === 'never' || row.whose === 'family') removeText(key)
  else moveTo(key, null)
}

/** The envelope of a key if its row may still be read so. Else it is erased. */
function valid(key: string, row: Row, now: number): Envelope | null {
  followPublic(key, row)
  const text = readText(key, placesOf(row))
  if (text === null) return null
  const envelope = open(text)
  // absolute value: a wrong clock may also have been ahead
  const late = envelope !== null && row.lasts !== null && Math.abs(now - envelope.at) > row.lasts
  if (envelope && !late && envelope.v >= row.version) {
    // of a newer release, which another tab has already: left to it
    return envelope.v === row.version ? envelope : null
  }
  drop(key, late && envelope.v === row.version ? 'expired' : 'oldVersion')
  return null
}

/** Another tab has a newer release already, and wrote this with it. */
function isOfNewer(key: string, row: Row): boolean {
  const text = row.where === 'tab' ? null : readText(key, placesOf(row))
  const envelope = text === null ? null : open(text)
  return envelope !== null && envelope.v > row.version
}

/** Whether unsent work stands in the memory of this page alone: it goes with the page. */
export const holdsUnsent = (): boolean => keysWith(prefix).some((key) => rowOf(key)?.unsent && !isStored(key))
/** The same, told to whoever listens. */
export const unsaved = createStore(false)
const lookUnsaved = () => unsaved.set(holdsUnsent())

/** The one way to a row whose values have a shape. */
export function kept<T>(name: RowName, shape: Shape<T>): Kept<T> {
  const row: Row = register[name]
  const look: Kept<T>['look'] = (of, owner = current().owner) => {
    const key = keyOf(name, of)
    const envelope = valid(key, row, Date.now())
    if (!envelope) {
      const dropped = gone.get(key) ?? null
      gone.delete(key)
      return { value: null, at: null, dropped }
    }
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
    onElsewhere(listener) {
      onTextElsewhere((key) => rowOf(key) === row, listener)
      onComeBack(listener)
    },
  }
}

/** The one way to a row of plain text: a preference, a mark. */
export function keptText(name: RowName) {
  const row: Row = register[name]
  const key = keyOf(name)
  return {
    read: (): string | null => readText(key, placesOf(row)),
    /** False where only the memory of this page holds it. */
    write(text: string | null): boolean {
      if (text !== null) return writeText(key, text, placeFor(row))
      removeText(key)
      return true
    },
    /** Another tab changed it. */
    onElsewhere: (listener: (text: string | null) => void) => onTextElsewhere((one) => one === key, listener),
  }
}

/** Another tab changed anything that the table lists; returns the end of hearing of it. */
export const onKeptElsewhere = (listener: () => void): (() => void) =>
  onTextElsewhere((key) => key.startsWith(prefix), listener)

const readings = keyOf('leituras')
/** A database of readings of this owner exists: opening one to find out would create it. False: nothing can be noted. */
export const noteReadings = (owner: string): boolean => writeText(readings, owner, 'device')
/** Removes a value, and the database of readings with its mark. */
export function removeKey(key: string): void {
  removeText(key)
  if (key !== readings) return
  try {
    indexedDB.deleteDatabase(readings)
  } catch {
    // where a browser forbids databases there is none; whatever else is being erased goes all the same
  }
}

/** Erases every row of somebody. `tabOnly`: not what the device keeps; `butUnsent`: unsent work waits for its owner. */
function erase(whose: Row['whose'], tabOnly: boolean, butUnsent = false): void {
  for (const key of keysWith(prefix)) {
    const row = rowOf(key)
    if (row?.whose !== whose || (butUnsent && row.unsent)) continue
    if (!tabOnly) removeKey(key)
    else if (row.where !== 'database') removeText(key, ['tab'])
  }
}
export function forgetPerson(tabOnly = false, butUnsent = false): void {
  erase('person', tabOnly, butUnsent)
  lookUnsaved()
}
export function forgetFamily(tabOnly = false): void {
  erase('family', tabOnly)
  gone.clear()
}

/** Drops rows past their time, or of an older version: at the start of a visit and every minute. */
export function dropOld(now = Date.now()): void {
  for (const key of keysWith(prefix)) {
    const row = rowOf(key)
    if (row && row.version > 0 && row.where !== 'database') valid(key, row, now)
  }
}
/** Drops what no row of this release names: at the start of a visit alone, since later it may be of a newer release in another tab. */
export function dropUnknown(): void {
  for (const key of keysWith(prefix)) if (!rowOf(key)) removeText(key)
}

/** Whose a value is, as far as it says so. */
export const ownerIn = (key: string, row: Row): string | null => {
  const text = readText(key, placesOf(row))
  return text === null ? null : (open(text)?.o ?? null)
}

/** Whether anybody's unsent work is kept here: for use before the person is known. */
export const keepsUnsent = (): boolean => keysWith(prefix).some((key) => rowOf(key)?.unsent)

const onPublic = new Set<() => void>()
/** Registers a function that forgets what a public device must not offer again. */
export function onPublicDevice(forget: () => void): void {
  onPublic.add(forget)
}

/** Erases what a public device may not keep; what is being worked on moves to the tab or to memory. */
export function goPublic(): void {
  const { owner } = current()
  for (const key of keysWith(prefix)) {
    const row = rowOf(key)
    if (!row || row.onPublic === 'kept') continue
    const mine = row.whose !== 'family' && (row.version === 0 || (owner !== null && ownerIn(key, row) === owner))
    if (row.onPublic === 'memory' && mine) moveTo(key, null)
    else if (row.onPublic === 'tab' && mine) moveTo(key, 'tab')
    else removeKey(key)
  }
  lookUnsaved()
  for (const forget of onPublic) forget()
}
onTextElsewhere(
  (key) => key === publicKey,
  (text) => {
    if (text === 'sim') goPublic()
  },
)

/**
 * Whether a change ends what a family typed too: the person of this tab changes or leaves, or somebody signed out in another
 * tab while this one never asked who is signed in. A visit that finds nobody does not count as a sign-out, and an idle end takes nothing
 * that has a time of its own, unless many use the device.
 */
export function endsFamily(change: Change): boolean {
  if (change !== 'person') return false
  const idle = endReason() === 'idle' && !isPublicDevice()
  return wasLeft() || (wasThere() && !idle)
}

onWipe((change, elsewhere) => {
  if (change !== 'person') return
  // the service ended a session and the page was loaded anew: finding nobody does not count as a sign-out
  const foundNobody = !wasThere() && endReason() === null
  forgetPerson(elsewhere, foundNobody)
  if (endsFamily(change)) forgetFamily(elsewhere)
})

/** Drops what another person left, once it is known who is there. `tabOnly`: known from another tab. */
function forgetOthers(owner: string | null, tabOnly = false): void {
  if (owner === null) return
  for (const key of keysWith(prefix)) {
    const row = rowOf(key)
    if (row?.whose !== 'person' || row.version === 0 || (tabOnly && row.where !== 'tab')) continue
    if (row.where === 'database' ? readText(key, ['device']) !== owner || !isRemembered() : ownerIn(key, row) !== owner)
      removeKey(key)
  }
}
subscribe(() => forgetOthers(current().owner))
signedInElsewhere.subscribe(() => {
  if (current().owner === null) forgetOthers(signedInElsewhere.get()?.owner ?? null, true)
})
