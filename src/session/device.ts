/** Preferences about this device (session/README §2, §3), never personal data. */
import { goPublic, keptText } from './keep'

const publicDevice = keptText('aparelhoPublico')
const remembered = keptText('manterConectado')
const hides = keptText('ocultarAoVoltar')
const left = keptText('saida')

export type DeviceOwner = 'public' | 'own' | 'unknown'
/** Whose device this is, as the person answered; `unknown` until then. */
export function deviceOwner(): DeviceOwner {
  const said = publicDevice.read()
  if (said === 'sim') return 'public'
  return said === 'nao' ? 'own' : 'unknown'
}

/** Sets the owner; a public device also forgets "Manter conectado" and everything kept for that person. */
export function setPublicDevice(value: boolean | null): void {
  const isKept = publicDevice.write(value === null ? null : value ? 'sim' : 'nao')
  if (!value) return
  goPublic()
  // a full storage has room again after `goPublic`, and the next visit must know the answer
  if (!isKept) publicDevice.write('sim')
}

/** "Manter conectado" of the person who signs in or leaves in this tab. Other tabs never change it. */
export const setRemembered = (value: boolean): void => void remembered.write(value ? 'sim' : null)

/** Whether grades are hidden whenever the person returns to the portal from another page or app (shared phones). */
export const hidesGradesOnReturn = (): boolean => hides.read() === 'sim'
export const setHidesGradesOnReturn = (value: boolean): void => void hides.write(value ? 'sim' : null)

/** Whether a sign-out did not reach the service: its session still lives there and must not be used. */
export const isSignOutPending = (): boolean => left.read() !== null
export const noteSignOutPending = (pending: boolean): void => void left.write(pending ? 'sim' : null)
