/** How long nobody used the portal, in any tab: the larger gap of wall clock and page clock counts. ASSUMED (decisions §3). */
import { createStore } from './createStore'
import { noteLeft } from './device'
import { forgetPerson, isPublicDevice, isRemembered, keepsUnsent, keptText } from './keep'
import { current, noteIdleEnd, signedInElsewhere, subscribe } from './store'

/** Milliseconds: the warning comes this long before the end. */
export const idleWarning = 2 * 60_000
const minutes = 60_000
/** Milliseconds between two notes of the last use. */
const pace = 5000

const stamp = keptText('uso')
const session = keptText('sessao')
const stamped = (): number => Number(stamp.read() ?? 0)

let lastUse = performance.now()
let lastUseAt = Date.now()
stamp.onElsewhere((text) => {
  // null: removed in another tab, where the person has left
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

/** Takes over what another tab has written down: one that slept hears of it late, and asks first. */
function takeOver(): void {
  const at = stamped()
  if (at <= lastUseAt) return
  lastUseAt = at
  lastUse = Math.max(lastUse, performance.now() - Math.max(0, Date.now() - at))
}

/** Milliseconds since anybody used the portal in any tab. */
export function idleFor(): number {
  takeOver()
  return Math.max(performance.now() - lastUse, Date.now() - lastUseAt)
}

/** Milliseconds without use after which somebody counts as gone, by device; `build/ask.template.js` repeats the figures. */
export const unusedLimits = { own: 20 * minutes, public: 8 * minutes } as const
const unusedLimit = () => unusedLimits[isPublicDevice() ? 'public' : 'own']

/** Milliseconds without use after which a session ends; null: the service decides. */
export const idleLimit = (): number | null => (current().status === 'active' && isRemembered() ? null : unusedLimit())

/** Something typed or read by a person that ends when nobody uses the portal. */
export interface Held {
  /** Which words warn about its end. */
  kind: 'session' | 'draft'
  /** Milliseconds without use; null: it may stay. */
  limit: () => number | null
  drop: () => void
  /** The person is still there: the time written down starts from now too. */
  touched?: () => void
}
export const holders = createStore<readonly Held[]>([])
/** Has the clock watch over something; what it returns withdraws it. */
export function hold(held: Held): () => void {
  holders.set([...holders.get(), held])
  return () => holders.set(holders.get().filter((one) => one !== held))
}

/** Ends the watch over what the session that the service ended left unsent. */
let release: (() => void) | null = null
const stopWaiting = () => {
  release?.()
  release = null
}
const watchUnsent = () => {
  // it waits for its owner to sign in again as long as their session would have lasted
  if (current().status !== 'none' || !keepsUnsent()) stopWaiting()
  else
    release ??= hold({
      kind: 'session',
      limit: idleLimit,
      drop() {
        // what the device keeps may be somebody's who signed in in another tab since
        forgetPerson(signedInElsewhere.get() !== null)
        stopWaiting()
      },
    })
}
subscribe(watchUnsent)
// with another person the unsent work of this tab is gone
signedInElsewhere.subscribe(watchUnsent)

/** At the start of a visit, before anything is drawn: drops everything held past its time, and notes a sign-out. */
export function dropUnused(): void {
  const at = stamped()
  // a session's id without an hour: another tab of the same closed window has just dropped what was held
  if ((at === 0 && session.read() === null) || isRemembered()) return
  // absolute value: a wrong clock may also be ahead
  if (Math.abs(Date.now() - at) < unusedLimit()) return
  stamp.write(null)
  noteLeft(true)
  noteIdleEnd()
  forgetPerson()
}

/** Whether somebody was signed in on this device when it was last used, as far as it knows. */
export const wasSignedIn = (): boolean => stamped() > 0 || isRemembered()
/** Forgets the last use: the person has left. */
export const forgetUse = (): void => void stamp.write(null)
