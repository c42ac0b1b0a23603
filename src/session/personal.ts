/**
 * Personal things that a screen keeps between visits (reliability §7): in the tab by default, on the device only with
 * "Manter conectado", nowhere but in memory on a public computer. Erased when the person changes or leaves, also those
 * of screens whose code was not loaded this time: that is why it stands here.
 */
import { isPublicDevice, isRemembered, onPublicDevice } from './device'
import { onWipe } from './store'

/** Everything personal in a storage has a key that begins with one of these. */
const prefixes = ['portal.pessoal.', 'portal.visita.', 'portal.lidos.']
/** The database of the last readings (`api/offline.ts`), and the mark in localStorage that says that there is one. */
export const readingsDatabase = 'portal.leituras'
const memory = new Map<string, string>()

function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage]
  } catch {
    return []
  }
}

/** The storage that may hold personal things now; null: only memory. */
function allowed(): Storage | null {
  if (isPublicDevice()) return null
  const [device, tab] = storages()
  return (isRemembered() ? device : tab) ?? null
}

/** Keeps a text under a name; null forgets it. */
export function keepPersonal(name: string, text: string | null): void {
  const key = `portal.pessoal.${name}`
  for (const storage of storages()) storage.removeItem(key)
  memory.delete(key)
  if (text === null) return
  memory.set(key, text)
  try {
    allowed()?.setItem(key, text)
  } catch {
    // storage full: `memory` holds it
  }
}

/** What was kept under a name, or null. */
export function recallPersonal(name: string): string | null {
  const key = `portal.pessoal.${name}`
  for (const storage of storages()) {
    const text = storage.getItem(key)
    if (text !== null) return text
  }
  return memory.get(key) ?? null
}

/** Erases everything personal that any screen kept on this device or in this tab. */
export function forgetPersonal(): void {
  memory.clear()
  dropReadings()
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
    }
  }
}

function dropReadings(): void {
  const [device] = storages()
  // a database is opened only where there is one: most visits have none
  if (device?.getItem(readingsDatabase) == null || typeof indexedDB === 'undefined') return
  device.removeItem(readingsDatabase)
  indexedDB.deleteDatabase(readingsDatabase)
}

onWipe((change) => {
  if (change === 'person') forgetPersonal()
})
onPublicDevice(forgetPersonal)
