/** What the person said about this device (session/README §2, §3). Only preferences, never a personal datum. */
import { goPublic, keptText } from './keep'

const publicDevice = keptText('aparelhoPublico')
const remembered = keptText('manterConectado')
const hides = keptText('ocultarAoVoltar')
const left = keptText('saida')

export type DeviceOwner = 'public' | 'own' | 'unknown'
/** Whose this device is, in the person's own words; `unknown` until they answer. */
export function deviceOwner(): DeviceOwner {
  const said = publicDevice.read()
  if (said === 'sim') return 'public'
  return said === 'nao' ? 'own' : 'unknown'
}

/** Sets it; a public device also forgets that somebody wanted to stay signed in, and everything kept for them. */
export function setPublicDevice(value: boolean | null): void {
  const isKept = publicDevice.write(value === null ? null : value ? 'sim' : 'nao')
  if (!value) return
  goPublic()
  // a full device has room again: the next visit must know it too
  if (!isKept) publicDevice.write('sim')
}

/** "Manter conectado" of the person who signs in or leaves in this tab. Other tabs never touch it. */
export const setRemembered = (value: boolean): void => void remembered.write(value ? 'sim' : null)

/** Whether grades are hidden whenever the person comes back to the portal from something else (shared phones). */
export const hidesGradesOnReturn = (): boolean => hides.read() === 'sim'
export const setHidesGradesOnReturn = (value: boolean): void => void hides.write(value ? 'sim' : null)

/** Whether a sign-out did not reach the service: its session still lives there and must not be used. */
export const leftUnheard = (): boolean => left.read() !== null
export const noteLeft = (unheard: boolean): void => void left.write(unheard ? 'sim' : null)
