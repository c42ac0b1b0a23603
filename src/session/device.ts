/**
 * What this device may keep (decisions §3, §11). Only preferences, never a personal datum. Where storage is forbidden
 * everything lasts as long as the page.
 */
const publicKey = 'portal.aparelhoPublico'
const rememberKey = 'portal.manterConectado'
const hideKey = 'portal.ocultarAoVoltar'
const memory = new Map<string, string>()

function get(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

function set(key: string, value: string | null): void {
  if (value === null) memory.delete(key)
  else memory.set(key, value)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // storage forbidden: `memory` holds it
  }
}

/** Whether the person said that many people use this device: nothing personal is kept, idle time is short. */
export const isPublicDevice = (): boolean => get(publicKey) === 'sim'
const onPublic = new Set<() => void>()
/** Registers who must erase what was kept the moment the device becomes public. */
export function onPublicDevice(erase: () => void): void {
  onPublic.add(erase)
}
/** Sets it; a public device also forgets that somebody wanted to stay signed in, and everything kept for them. */
export function setPublicDevice(value: boolean): void {
  set(publicKey, value ? 'sim' : null)
  if (!value) return
  set(rememberKey, null)
  for (const erase of onPublic) erase()
}

/** Whether the person signed in with "Manter conectado": then the service decides how long, and readings may be kept. */
export const isRemembered = (): boolean => get(rememberKey) === 'sim' && !isPublicDevice()
export const setRemembered = (value: boolean): void => {
  set(rememberKey, value ? 'sim' : null)
}

/** Whether grades are hidden whenever the person comes back to the portal from something else (shared phones). */
export const hidesGradesOnReturn = (): boolean => get(hideKey) === 'sim'
export const setHidesGradesOnReturn = (value: boolean): void => {
  set(hideKey, value ? 'sim' : null)
}
