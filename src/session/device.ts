/**
 * What this device may keep (decisions §3, §11). Only preferences, never a personal datum. Where storage is forbidden
 * everything lasts as long as the page.
 */
const publicKey = 'portal.aparelhoPublico'
const rememberKey = 'portal.manterConectado'
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
/** Sets it; a public device also forgets that somebody wanted to stay signed in. */
export function setPublicDevice(value: boolean): void {
  set(publicKey, value ? 'sim' : null)
  if (value) set(rememberKey, null)
}

/** Whether the person signed in with "Manter conectado": then the service decides how long, and readings may be kept. */
export const isRemembered = (): boolean => get(rememberKey) === 'sim' && !isPublicDevice()
export const setRemembered = (value: boolean): void => {
  set(rememberKey, value ? 'sim' : null)
}
