/**
 * Reads, writes and erases the values that the register lists; memory replaces a storage that is forbidden or full.
 * Values with a shape are read and written by `kept.ts`, which no entrance needs.
 */
import { anything, type Checked, number, optional, record, text, valueOf, whole } from '@/domain/check'
import { createStore } from './createStore'
import { prefix, register, type Row, type RowName, rowOf } from './register'
import {
  isStored,
  keysWith,
  moveTo,
  onElsewhere,
  onTextElsewhere,
  type Place,
  readText,
  removeText,
  writeText,
} from './storage'
import { type Change, current, endReason, onWipe, signedInElsewhere, subscribe, wasLeft, wasThere } from './store'

/** The stored form of a value: version, time of writing (milliseconds), owner if personal, data. */
const Envelope = record({ v: whole(), at: number(), o: optional(text()), d: anything })
export type Envelope = Checked<typeof Envelope>

export type Dropped = 'expired' | 'oldVersion'

const publicKey = `${prefix}aparelhoPublico`
/** Whether the person said that many people use this device: nothing personal is kept, and the idle limit is short. */
export const isPublicDevice = (): boolean => readText(publicKey, ['device']) === 'sim'
const rememberKey = `${prefix}manterConectado`
/** Whether somebody signed in with "Manter conectado": the service then limits the session, and answers may be kept. */
export const isRemembered = (): boolean => readText(rememberKey, ['device']) === 'sim' && !isPublicDevice()

/** Whether the row's values name an owner. */
export const isPersonal = ({ whose }: Row): boolean => whose === 'person' || whose === 'asked'
/** The key in storage. */
export const keyOf = (name: RowName, of?: string | number): string =>
  `${prefix}${name}${of === undefined ? '' : `.${of}`}`
/** The storages that may hold a value of this row. */
export const placesOf = ({ where }: Row): Place[] =>
  where === 'either' ? ['device', 'tab'] : [where === 'tab' ? 'tab' : 'device']

/** The storage that may hold a value of this row now; null: memory only. */
export function placeFor(row: Row): Place | null {
  if (isPublicDevice() && row.onPublic !== 'kept') return row.onPublic === 'tab' ? 'tab' : null
  if (row.where === 'either') return isRemembered() ? 'device' : 'tab'
  return row.where === 'tab' ? 'tab' : 'device'
}

/** Null for a text that is no envelope. */
export function openEnvelope(written: string): Envelope | null {
  try {
    return valueOf(Envelope, JSON.parse(written))?.value ?? null
  } catch {
    return null
  }
}

/** Why values were dropped, by key, until somebody asks. */
const gone = new Map<string, Dropped>()
function drop(key: string, why: Dropped): void {
  removeText(key)
  gone.set(key, why)
}
/** Why the value of a key was dropped; told once. */
export function takeDropped(key: string): Dropped | null {
  const why = gone.get(key) ?? null
  gone.delete(key)
  return why
}

/** Erases or moves a value that a public device may not store, where this tab slept through `goPublic`. */
function followPublic(key: string, row: Row): void {
  if (row.onPublic === 'kept' || row.onPublic === 'tab' || !isPublicDevice() || !isStored(key)) return
  if (row.onPublic === 'never' || row.whose === 'family') removeText(key)
  else moveTo(key, null)
}

/** The envelope of a key when this release may read it; expired and outdated values are erased. */
export function valid(key: string, row: Row, now: number): Envelope | null {
  followPublic(key, row)
  const text = readText(key, placesOf(row))
  if (text === null) return null
  const envelope = openEnvelope(text)
  // absolute value, since a wrong clock may also have been ahead
  const late = envelope !== null && row.lasts !== null && Math.abs(now - envelope.at) > row.lasts
  if (envelope && !late && envelope.v >= row.version) {
    // a newer release, already open in another tab, owns this value
    return envelope.v === row.version ? envelope : null
  }
  drop(key, late && envelope.v === row.version ? 'expired' : 'oldVersion')
  return null
}

/** Whether unsent work is held only in the memory of this page, and would be lost with it. */
export const holdsUnsent = (): boolean => keysWith(prefix).some((key) => rowOf(key)?.unsent && !isStored(key))
/** The same as a store, for listeners. */
export const unsaved = createStore(false)
/** Looks again after a write or an erasure. */
export const lookUnsaved = () => unsaved.set(holdsUnsent())

/** The only access to a row of plain text: a preference, a mark. */
export function keptText(name: RowName) {
  const row: Row = register[name]
  const key = keyOf(name)
  return {
    read: (): string | null => readText(key, placesOf(row)),
    /** Returns false when only memory holds the text. */
    write(text: string | null): boolean {
      if (text !== null) return writeText(key, text, placeFor(row))
      removeText(key)
      return true
    },
    /** Calls back when another tab changed the text, or may have. */
    onElsewhere: (listener: () => void) => void onElsewhere((one) => one === key, listener),
    /** Calls back at the moment in which another tab changed the text. */
    onTextElsewhere: (listener: (text: string | null) => void) => void onTextElsewhere((one) => one === key, listener),
  }
}

/** Calls back when another tab changed any row of the register, or may have; returns a function that unsubscribes. */
export const onKeptElsewhere = (listener: () => void): (() => void) =>
  onElsewhere((key) => key.startsWith(prefix), listener)

const readings = keyOf('leituras')
/** Marks that this owner's database exists, since opening it to find out would create it. False: nothing is stored. */
export const noteReadings = (owner: string): boolean => writeText(readings, owner, 'device')
/** The owner whose answers the database holds; null when it should be gone. */
export const readingsOwner = (): string | null => readText(readings, ['device'])
/** Removes a value; for the mark of the readings, also deletes their database. */
export function removeKey(key: string): void {
  removeText(key)
  if (key !== readings) return
  try {
    indexedDB.deleteDatabase(readings)
  } catch {
    // a browser that forbids databases has none, and the rest must still be erased
  }
}

interface Spared {
  /** Spares what the device keeps. */
  tabOnly?: boolean
  /** Spares unsent work. */
  butUnsent?: boolean
}
/** Erases every row of this owner kind. */
function erase(whose: Row['whose'], { tabOnly = false, butUnsent = false }: Spared): void {
  for (const key of keysWith(prefix)) {
    const row = rowOf(key)
    if (row?.whose !== whose || (butUnsent && row.unsent)) continue
    if (!tabOnly) removeKey(key)
    else if (row.where !== 'database') removeText(key, ['tab'])
  }
}
export function forgetPerson(spared: Spared = {}): void {
  erase('person', spared)
  lookUnsaved()
}
function forgetFamily(tabOnly: boolean): void {
  erase('family', { tabOnly })
  gone.clear()
  if (!tabOnly) writeText(keyOf('left'), String(Date.now()), 'device')
}

/** Drops rows that are expired or of an older version: at the start of a visit and every minute. */
export function dropOld(now = Date.now()): void {
  for (const key of keysWith(prefix)) {
    const row = rowOf(key)
    if (row && row.version > 0 && row.where !== 'database') valid(key, row, now)
  }
}
/** Drops keys unknown to this release, only at the start of a visit: later another tab may have a newer release. */
export function dropUnknown(): void {
  for (const key of keysWith(prefix)) if (!rowOf(key)) removeText(key)
}

/** The owner of a stored value; null when it names none. */
export const ownerIn = (key: string, row: Row): string | null => {
  const text = readText(key, placesOf(row))
  return text === null ? null : (openEnvelope(text)?.o ?? null)
}

/** Whether unsent work of anybody is kept here; usable before the person is known. */
export const keepsUnsent = (): boolean => keysWith(prefix).some((key) => rowOf(key)?.unsent)

const onPublic = new Set<() => void>()
/** Registers a function that forgets what a public device must not offer again. */
export function onPublicDevice(forget: () => void): void {
  onPublic.add(forget)
}

/** Erases what a public device may not keep; current work moves to the tab or to memory. */
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
 * Whether a change also ends what a family typed: the person of this tab changes or leaves, or somebody signed out in
 * another tab before this one asked who is signed in. A visit that finds nobody is no sign-out, and an idle end spares
 * what has a deadline of its own, unless many people use the device.
 */
export function endsFamily(change: Change): boolean {
  if (change !== 'person') return false
  const idle = endReason() === 'idle' && !isPublicDevice()
  return wasLeft() || (wasThere() && !idle)
}

onWipe((change, elsewhere) => {
  if (change !== 'person') return
  // after a session that the service ended and a reload, finding nobody is no sign-out
  const foundNobody = !wasThere() && endReason() === null
  forgetPerson({ tabOnly: elsewhere, butUnsent: foundNobody })
  if (endsFamily(change)) forgetFamily(elsewhere)
})

/** Erases what another person left, once the present person is known. `tabOnly`: another tab reported the person. */
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
