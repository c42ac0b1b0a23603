/**
 * Measures how long nobody used the portal in any tab, by the larger of wall clock and page
 * clock. ASSUMED (decisions §3).
 */
import { createStore } from './createStore'
import { noteSignOutPending } from './device'
import { isNameless } from './identity'
import { forgetPerson, isPublicDevice, isRemembered, keepsUnsent, keptText } from './keep'
import { current, noteIdleEnd, signedInElsewhere, subscribe } from './store'

/** Milliseconds before the end at which the warning appears. */
export const idleWarning = 2 * 60_000
const minutes = 60_000
/** Milliseconds between two writes of the last use to storage. */
const pace = 5000

const stamp = keptText('uso')
const session = keptText('sessao')
const lastOwner = keptText('owner')
const stamped = (): number => Number(stamp.read() ?? 0)

let lastUse = performance.now()
let lastUseAt = Date.now()
stamp.onTextElsewhere((text) => {
  // null means that another tab removed it at sign-out
  if (text === null) return
  lastUse = performance.now()
  lastUseAt = Math.max(lastUseAt, Number(text))
})

export function touch(): void {
  for (const { touched } of holders.get()) touched?.()
  lastUse = performance.now()
  lastUseAt = Date.now()
  if (current().session !== null && Math.abs(lastUseAt - stamped()) >= pace) stamp.write(String(lastUseAt))
}

/** Adopts the last use that another tab stored, since a tab that slept gets the storage event late. */
function adopt(): void {
  const at = stamped()
  if (at <= lastUseAt) return
  lastUseAt = at
  lastUse = Math.max(lastUse, performance.now() - Math.max(0, Date.now() - at))
}

/** Milliseconds since anybody used the portal in any tab. */
export function idleFor(): number {
  adopt()
  return Math.max(performance.now() - lastUse, Date.now() - lastUseAt)
}

/**
 * Milliseconds without use after which a person counts as gone, by device; `build/ask.template.js`
 * repeats these figures.
 */
export const unusedLimits = { own: 20 * minutes, public: 8 * minutes } as const
const unusedLimit = () => unusedLimits[isPublicDevice() ? 'public' : 'own']

/** Milliseconds without use after which a session ends; null when the service decides. */
export const idleLimit = (): number | null => (current().status === 'active' && isRemembered() ? null : unusedLimit())

/** Typed or read data that is dropped when nobody uses the portal. */
export interface Held {
  /** Selects the text of the warning. */
  kind: 'session' | 'draft'
  /** Milliseconds without use; null when there is no limit. */
  limit: () => number | null
  drop: () => void
  /** Called at each use, so that a stored time can be renewed too. */
  touched?: () => void
}
export const holders = createStore<readonly Held[]>([])
/** Puts data under the idle clock; returns a function that removes it. */
export function hold(held: Held): () => void {
  holders.set([...holders.get(), held])
  return () => holders.set(holders.get().filter((one) => one !== held))
}

/** Removes unsent work, left by a session that the service ended, from the idle clock; null while there is none. */
let release: (() => void) | null = null
const stopWaiting = () => {
  release?.()
  release = null
}
const watchUnsent = () => {
  // unsent work waits for its owner to sign in again as long as their session would have lasted
  if (current().status !== 'none' || !keepsUnsent()) stopWaiting()
  else
    release ??= hold({
      kind: 'session',
      limit: idleLimit,
      drop() {
        // stored values may belong to a person who signed in in another tab since
        forgetPerson({ tabOnly: signedInElsewhere.get() !== null })
        stopWaiting()
      },
    })
}
subscribe(watchUnsent)
// when another person signs in, the unsent work of this tab is erased
signedInElsewhere.subscribe(watchUnsent)

/** Runs at the start of a visit, before anything is drawn: erases personal data past its time and notes a sign-out. */
export function dropUnused(): void {
  const at = stamped()
  // a session id without a last use: another restored tab has just erased the data
  if ((at === 0 && session.read() === null) || isRemembered()) return
  // absolute value, since a wrong clock may also be ahead
  if (Math.abs(Date.now() - at) < unusedLimit()) return
  forgetUse()
  noteSignOutPending(true)
  noteIdleEnd()
  forgetPerson()
}

/** Whether somebody was signed in on this device at its last use, as far as the device knows. */
export const wasSignedIn = (): boolean => stamped() > 0 || isRemembered()
/** Forgets the last use, because the person has left. */
export function forgetUse(): void {
  stamp.write(null)
  lastOwner.write(null)
}

let noted: string | null = null
subscribe(() => {
  const { owner } = current()
  // only when a person comes, since an old tab must not undo who has come since
  if (owner !== null && owner !== noted) lastOwner.write(isNameless(owner) ? null : owner)
  noted = owner
})
/** Whether another person has come in this browser since, in a tab whose message this one missed. */
export function isReplaced(owner: string | null): boolean {
  const last = lastOwner.read()
  return owner !== null && last !== null && last !== owner
}
