/**
 * What a tab keeps of a person's unfinished work, so that a reload or a discarded background tab loses nothing
 * (decisions §11): in sessionStorage, on a public device in memory only. It belongs to one person and is erased when
 * the person changes or leaves. Loaded with the session, so that it is erased even by who never opens the screen again.
 */
import { isPublicDevice, onPublicDevice } from './device'
import { current, onWipe, subscribe } from './store'

const prefix = 'portal.guardado.'
const ownerKey = 'portal.guardado'
const memory = new Map<string, string>()

function storage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

function clear(): void {
  const store = storage()
  for (const key of Object.keys(store ?? {})) if (key === ownerKey || key.startsWith(prefix)) store?.removeItem(key)
}

function erase(): void {
  memory.clear()
  clear()
}

/** Tells owners apart without keeping a name: the person's number, or a sum over the user name where there is none. */
function owner(): string | null {
  const { session } = current()
  if (!session) return null
  const sum = Array.from(session.userName).reduce((all, char) => (all * 31 + char.charCodeAt(0)) >>> 0, 7)
  return `${session.idPessoa}.${sum.toString(36)}`
}

/** Keeps a text under a name without personal data; null forgets it. */
export function keepInTab(name: string, text: string | null): void {
  const key = prefix + name
  const who = owner()
  memory.delete(key)
  if (text !== null && who) memory.set(key, text)
  try {
    const store = storage()
    if (text === null || !who || isPublicDevice()) store?.removeItem(key)
    else {
      store?.setItem(key, text)
      store?.setItem(ownerKey, who)
    }
  } catch {
    // storage full or forbidden: the page's memory holds it
  }
}

/** What was kept under a name for the person who is signed in. */
export function keptInTab(name: string): string | null {
  const key = prefix + name
  const store = storage()
  const stored = store && !isPublicDevice() && store.getItem(ownerKey) === owner() ? store.getItem(key) : null
  return memory.get(key) ?? stored ?? null
}

/** The names under which something is kept for the person who is signed in. */
export function keptNames(): string[] {
  const keys = new Set([...memory.keys(), ...Object.keys(storage() ?? {})])
  const names = [...keys].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
  return names.filter((name) => keptInTab(name) !== null)
}

/** Whether the tab keeps anything, whoever it belongs to: for where it is not known yet who asks. */
export const tabKeeps = (): boolean => Object.keys(storage() ?? {}).some((key) => key.startsWith(prefix))

onPublicDevice(() => {
  const store = storage()
  // what was typed before stays with the page, as what is typed from now on does
  if (store?.getItem(ownerKey) === owner()) {
    for (const [key, text] of Object.entries<string>(store))
      if (key.startsWith(prefix) && !memory.has(key)) memory.set(key, text)
  }
  clear()
})
onWipe((change) => {
  if (change === 'person') erase()
})
subscribe(() => {
  // after a reload nobody was wiped: what another person left in this tab goes now
  const who = owner()
  const kept = storage()?.getItem(ownerKey) ?? null
  if (who && kept !== null && kept !== who) erase()
})
