/** Local and session storage; the page's memory replaces them where they are forbidden, full or missing. */
export type Place = 'device' | 'tab'

/** Texts that no storage took, for the life of the page. */
const memory = new Map<string, string>()

function storageOf(place: Place): Storage | null {
  try {
    return place === 'device' ? localStorage : sessionStorage
  } catch {
    return null
  }
}

/**
 * Runs `question` on a storage; null when it has no answer or fails: a damaged storage exists and throws at each use.
 */
function ask<T>(place: Place, question: (storage: Storage) => T): T | null {
  try {
    const storage = storageOf(place)
    return storage && question(storage)
  } catch {
    return null
  }
}
const textIn = (place: Place, key: string): string | null => ask(place, (storage) => storage.getItem(key))

/** Reads the text of a key from the first place that has it, otherwise from memory. */
export function readText(key: string, places: readonly Place[]): string | null {
  for (const place of places) {
    const text = textIn(place, key)
    if (text !== null) return text
  }
  return memory.get(key) ?? null
}

/** Writes to one place; returns false when memory holds the text, because `place` is null or refuses it. */
export function writeText(key: string, text: string, place: Place | null): boolean {
  try {
    const storage = place && storageOf(place)
    storage?.setItem(key, text)
    // a copy in memory would reappear once another tab removes the key
    if (storage) memory.delete(key)
    else memory.set(key, text)
    return Boolean(storage)
  } catch {
    // full or forbidden: the former text would still be read, so it is removed
    if (place) removeText(key, [place])
    memory.set(key, text)
    return false
  }
}

/** A key without the prefix that other tabs listen to. */
const probe = 'probe'
/** Whether this browser stores anything on the device now. */
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

/** Removes a key from both storages and writes its text to one place, or to the page's memory (null). */
export function moveTo(key: string, place: Place | null): void {
  const text = readText(key, ['tab', 'device'])
  removeText(key)
  if (text !== null) writeText(key, text, place)
}

/** All keys with this beginning, in both storages and in memory. */
export function keysWith(begin: string): string[] {
  const keys = [...memory.keys(), ...(ask('device', Object.keys) ?? []), ...(ask('tab', Object.keys) ?? [])].filter(
    (key) => key.startsWith(begin),
  )
  return [...new Set(keys)]
}

/** Whether a storage of the browser holds a key, and not only the page's memory. */
export const isStored = (key: string): boolean =>
  (['device', 'tab'] as const).some((place) => textIn(place, key) !== null)

/**
 * Calls back at the moment in which another tab changed a matching key, with null when it was removed. Returns a
 * function that unsubscribes.
 */
export function onTextElsewhere(
  isMeant: (key: string) => boolean,
  listener: (text: string | null) => void,
): () => void {
  // prerendering and tests in plain Node have no window
  if (typeof window === 'undefined') return () => undefined
  const hear = (event: StorageEvent) => {
    // a null key means that everything was cleared
    if (event.key === null || isMeant(event.key)) listener(event.key === null ? null : event.newValue)
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/**
 * Calls back when the back/forward cache restores this page, which has missed the storage events of other tabs. Returns
 * a function that unsubscribes.
 */
export function onComeBack(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  window.addEventListener('pageshow', hear)
  return () => window.removeEventListener('pageshow', hear)
}

/** Calls back when another tab changed a matching key, or may have while this page was in the back/forward cache. */
export function onElsewhere(isMeant: (key: string) => boolean, listener: () => void): () => void {
  const stops = [onTextElsewhere(isMeant, listener), onComeBack(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
