/**
 * The signed-in person of this tab, in memory only. The end of a session reaches all tabs and every holder
 * of data (`onWipe`).
 */
import { type Checked, either, orNull, oneOf, record, text } from '@/domain/check'
import { openChannel } from './channel'
import { createStore } from './createStore'
import { isNameless, ownerOf, type Session } from './identity'

const EndReason = oneOf(['signedOut', 'expired', 'idle', 'replaced'])
/**
 * Why nobody is signed in: the person left · the service ended the session · nobody used it · somebody else signed in
 * in another tab.
 */
type EndReason = Checked<typeof EndReason>

interface Common {
  /** Grows when the next person may not see the present screen: screens and query cache live for one tenure. */
  tenure: number
  /** The tenure that began with another person or profile, who must not land on the former address. */
  takenOver: number
  /** The address to open after a change of profile; undefined means the start page. */
  opens?: string | undefined
  /** Tells owners of stored values apart without their names; null when nobody is signed in. */
  owner: string | null
}
export type State = Common &
  (
    | { status: 'unknown' | 'none'; session: null }
    | { status: 'active'; session: Session }
    /**
     * Ended by the service, with the screen behind the sign-in dialog. `never`: no request was ever accepted, so the
     * browser keeps no cookie.
     */
    | { status: 'expired'; session: Session; never: boolean }
  )

const owner = orNull(text())
const Signal = either(
  record({ type: oneOf(['end']), reason: EndReason, owner }),
  record({ type: oneOf(['start']), owner }),
)

/** Why personal data is dropped: another person, or another profile of the same person. */
export type Change = 'person' | 'profile'

const nobodyAsked: State = { status: 'unknown', session: null, tenure: 0, takenOver: 0, owner: null }
export const state = createStore<State>(nobodyAsked)
/** The last person who signed in in another tab; every such sign-in sets a new object. */
export const signedInElsewhere = createStore<{ owner: string | null } | null>(null)
/** Why the last session of this tab ended. */
export const lastEnd = createStore<EndReason | null>(null)
let now = 0
/** Whether the service has accepted a session of this browser since the page was opened. */
let carried = false
/** Whether the person was let in by kept answers and the service has not confirmed them yet. */
let supposed = false
type Wiper = (change: Change, elsewhere: boolean) => void
const wipers = new Set<Wiper>()
const tabs = openChannel('auth', Signal)

/**
 * The number of the present session: answers to requests of an earlier epoch are dropped. Grows at sign-in,
 * sign-out, new profile.
 */
export const epoch = (): number => now
/** Begins a new epoch: pending answers are dropped. */
export const nextEpoch = (): number => (now += 1)

/** Grows whenever the person at the screen may have changed. */
let presences = 0
/** Ends the presence when a family's draft was erased, or another request begun: it may be another family. */
export function endPresence(): void {
  presences += 1
}
/**
 * Returns a function that tells whether the same person is still present. Callers check it before they show, pass on or
 * store anything that they waited for.
 */
export function whilePresent(): () => boolean {
  const mine = presences
  return () => presences === mine
}

function wipe(change: Change, elsewhere = false): void {
  endPresence()
  for (const drop of wipers) drop(change, elsewhere)
}

/**
 * Starts a session: after a sign-in here (`pressed`), as confirmed by the service, or from kept answers (`supposed`).
 * For a new person all data is dropped first, only that of this tab if they signed in in another one (`elsewhere`).
 */
export function start(
  session: Session,
  options: { pressed?: boolean; supposed?: boolean; elsewhere?: boolean } = {},
): void {
  const { pressed = false } = options
  const before = state.get()
  const owner = ownerOf(session)
  const other = before.session !== null && before.owner !== owner
  lastEnd.set(null)
  carried ||= !pressed
  // the profile that was in use is no longer one of the person's
  const otherProfile = !other && before.session !== null && before.session.perfil !== session.perfil
  const isNew = other || otherProfile
  const tenure = before.tenure + Number(isNew)
  const next: State = { status: 'active', session, owner, tenure, takenOver: isNew ? tenure : before.takenOver }
  if (isNew) {
    nextEpoch()
    wipe(other ? 'person' : 'profile', options.elsewhere)
  }
  supposed = options.supposed === true
  state.set(next)
  // a restored session without a name tells nothing to the other tabs
  if (pressed || !(supposed || isNameless(owner))) tabs.say({ type: 'start', owner })
}

/**
 * Ends the session: drops personal data here and on the device, and ends it in the other tabs too unless `silent`.
 * `elsewhere`: another tab has seen to the device, so only the data of this one is dropped, and no tab is told.
 */
export function end(reason: EndReason | null, options: { silent?: boolean; elsewhere?: boolean } = {}): void {
  const { silent = false, elsewhere = false } = options
  const { tenure, takenOver, owner, session } = state.get()
  // set first, since listeners of the wipe may ask for the reason
  lastEnd.set(reason)
  nextEpoch()
  wipe('person', elsewhere)
  // the tenure stays when nobody was signed in, so that what is typed into the sign-in form stays
  supposed = false
  state.set({ status: 'none', session: null, tenure: tenure + Number(session !== null), takenOver, owner: null })
  if (reason && !silent && !elsewhere) tabs.say({ type: 'end', reason, owner })
}

/** Handles a 401: a dialog asks to sign in again, and the screen stays behind it. */
export function expire(): void {
  const before = state.get()
  if (before.status === 'active') state.set({ ...before, status: 'expired', never: !carried })
  else if (before.status === 'unknown') state.set({ ...before, status: 'none' })
}

/** Notes that the service accepted a request of this session, so the browser does send its cookie. */
export function noteAccepted(): void {
  carried = true
}

/** Switches to another profile of the same person: the query cache is dropped, stored values stay. */
export function chooseProfile(perfil: number, opens?: string): void {
  const before = state.get()
  if (before.status !== 'active') return
  nextEpoch()
  wipe('profile')
  const tenure = before.tenure + 1
  state.set({ ...before, session: { ...before.session, perfil, unpicked: false }, tenure, takenOver: tenure, opens })
}

/** Notes that the person uses the profile in force, so that it need not be picked any more. */
export function keepProfile(): void {
  const before = state.get()
  if (before.status === 'active') state.set({ ...before, session: { ...before.session, unpicked: false } })
}

export const current = (): State => state.get()
/** Whether somebody is, or was just now, signed in for certain, and not only by kept answers of an earlier visit. */
export const wasThere = (): boolean => current().session !== null && !supposed
/** Whether the last session ended because somebody left, or another person came. */
export const wasLeft = (): boolean => lastEnd.get() === 'signedOut' || lastEnd.get() === 'replaced'
/** Why the last session of this tab ended; null when none did, or another sign-in was refused since. */
export const endReason = lastEnd.get
/** Forgets that reason, since a refused sign-in has one of its own. */
export const forgetEnd = (): void => lastEnd.set(null)
/** Notes that the session ended by disuse before this page was opened. */
export function noteIdleEnd(): void {
  lastEnd.set('idle')
}

export const { subscribe } = state

/** Registers a function that drops personal data when the person or profile changes. `elsewhere`: in another tab. */
export function onWipe(drop: Wiper): () => void {
  wipers.add(drop)
  return () => wipers.delete(drop)
}

tabs.hear((data) => {
  const { status, owner } = state.get()
  if (data.type === 'start') {
    signedInElsewhere.set({ owner: data.owner })
    // another person signed in in another tab: the service now answers for them, so nothing here may stay
    if (owner !== null && owner !== data.owner) end('replaced', { elsewhere: true })
    // a pending request for the session was sent under the former one
    else if (owner === null) nextEpoch()
    return
  }
  // two nameless owners may be the same person
  const other = owner !== data.owner && !(isNameless(owner ?? '') && isNameless(data.owner ?? ''))
  if (owner !== null && data.owner !== null && other) return
  // a tab without a signed-in person may still hold what somebody typed, which a sign-out ends too
  if (status !== 'none' || data.reason === 'signedOut') end(data.reason, { elsewhere: true })
})
