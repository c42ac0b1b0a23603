/** Local and session storage, which may be forbidden, full or missing: the page's memory stands in for them. */
export type Place = 'device' | 'tab'

/** What no storage would take, as long as the page lives. */
const memory = new Map<string, string>()

function storageOf(place: Place): Storage | null {
  try {
    return place === 'device' ? localStorage : sessionStorage
  } catch {
    return null
  }
}

/** What a storage answers; null where it has nothing, and where it fails: a damaged one is handed out and throws at each use. */
function ask<T>(place: Place, question: (storage: Storage) => T): T | null {
  try {
    const storage = storageOf(place)
    return storage && question(storage)
  } catch {
    return null
  }
}
const textIn = (place: Place, key: string): string | null => ask(place, (storage) => storage.getItem(key))

/** The text of a key, from the first place that has it, else from memory. */
export function readText(key: string, places: readonly Place[]): string | null {
  for (const place of places) {
    const text = textIn(place, key)
    if (text !== null) return text
  }
  return memory.get(key) ?? null
}

/** Writes to one place, or to memory where `place` is null or will not take it: false then. */
export function writeText(key: string, text: string, place: Place | null): boolean {
  try {
    const storage = place && storageOf(place)
    storage?.setItem(key, text)
    // what memory held would come back once another tab removes the key
    if (storage) memory.delete(key)
    else memory.set(key, text)
    return Boolean(storage)
  } catch {
    // full or forbidden: what stood there before would be read instead
    if (place) removeText(key, [place])
    memory.set(key, text)
    return false
  }
}

/** Outside of what other tabs listen to. */
const probe = 'probe'
/** Whether this browser keeps anything on the device now. */
export const canKeep = (): boolean =>
  ask('device', (storage) => {
    storage.setItem(probe, '')
    storage.removeItem(probe)
    return true
  }) ?? false
export function removeText(key: string, places: readonly Place[] = ['device', 'tab']): void {
  memory.delete(key)
  for (const place of places) ask(place, (storage) => storage.removeItem(key))
}

/** Takes a key out of the storages and leaves it to one of them, or to the memory of the page (null). */
export function moveTo(key: string, place: Place | null): void {
  const text = readText(key, ['tab', 'device'])
  removeText(key)
  if (text !== null) writeText(key, text, place)
}

/** All keys that begin so, in both storages and in memory. */
export function keysWith(begin: string): string[] {
  const keys = [...memory.keys(), ...(ask('device', Object.keys) ?? []), ...(ask('tab', Object.keys) ?? [])].filter(
    (key) => key.startsWith(begin),
  )
  return [...new Set(keys)]
}

/** Whether a storage of the browser holds a key, not only the memory of this page. */
export const isStored = (key: string): boolean =>
  (['device', 'tab'] as const).some((place) => textIn(place, key) !== null)

/** Another tab changed such a key; null where it removed it. Returns the end of hearing of it. */
export function onTextElsewhere(
  isMeant: (key: string) => boolean,
  listener: (text: string | null) => void,
): () => void {
  // pages drawn at build time and tests of plain Node have no window
  if (typeof window === 'undefined') return () => undefined
  const hear = (event: StorageEvent) => {
    // a null key: everything was cleared
    if (event.key === null || isMeant(event.key)) listener(event.key === null ? null : event.newValue)
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** A page that the browser kept whole is shown again: it has heard nothing of the other tabs meanwhile. */
export function onComeBack(listener: () => void): void {
  if (typeof window === 'undefined') return
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}
