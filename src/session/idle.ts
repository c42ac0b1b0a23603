/**
 * How long nobody used the portal (decisions §3). Counted by a clock that a wrong hour of the phone cannot move, and
 * shared by all tabs: using one keeps all alive.
 */
import { isPublicDevice, isRemembered } from './device'

/** Milliseconds: the warning comes this long before the end. */
export const idleWarning = 2 * 60_000
const minutes = 60_000
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('idle')

/** Milliseconds without use after which a session ends; null: the service decides. */
export function idleLimit(): number | null {
  if (isRemembered()) return null
  return (isPublicDevice() ? 8 : 20) * minutes
}

let lastUse = performance.now()
let lastTold = 0

/** The person did something. Other tabs are told at most every 5 s. */
export function touch(tell = true): void {
  lastUse = performance.now()
  if (!tell || lastUse - lastTold < 5000) return
  lastTold = lastUse
  channel?.postMessage('used')
}
channel?.addEventListener('message', () => {
  touch(false)
})

/** Milliseconds since anybody used the portal in any tab. */
export const idleFor = (): number => performance.now() - lastUse
