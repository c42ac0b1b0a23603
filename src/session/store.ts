/** Who is signed in on this tab, in memory only. An end reaches all tabs and every holder of data (`onWipe`). */
import { type Checked, either, orNull, oneOf, record, text } from '@/domain/check'
import { openChannel } from './channel'
import { createStore } from './createStore'
import { isNameless, ownerOf, type Session } from './identity'

const EndReason = oneOf(['signedOut', 'expired', 'idle', 'replaced'])
/** Why nobody is signed in: the person left · the service forgot · nobody used it · somebody else signed in in another tab. */
export type EndReason = Checked<typeof EndReason>

interface Common {
  /** Grows when the next person may not see the present screen; screens and cache live for one tenure. */
  tenure: number
  /** The tenure that began with another person or profile, who must not be led to the former address. */
  takenOver: number
  /** The address that a change of profile was for; the start page else. */
  opens?: string | undefined
  /** Tells owners of kept things apart without a name; null: nobody is signed in. */
  owner: string | null
}
export type State = Common &
  (
    | { status: 'unknown' | 'none'; session: null }
    | { status: 'active'; session: Session }
    /** Ended by the service, the screen behind the sign-in dialog. `never`: no answer was ever accepted, so no cookie is kept. */
    | { status: 'expired'; session: Session; never: boolean }
  )

const owner = orNull(text())
const Signal = either(
  record({ type: oneOf(['end']), reason: EndReason, owner }),
  record({ type: oneOf(['start']), owner }),
)

/** Why personal data is dropped: somebody else is there now, or the same person in another profile. */
export type Change = 'person' | 'profile'

const nobodyAsked: State = { status: 'unknown', session: null, tenure: 0, takenOver: 0, owner: null }
export const state = createStore<State>(nobodyAsked)
/** Who signed in in another tab last; every sign-in is told. */
export const signedInElsewhere = createStore<{ owner: string | null } | null>(null)
let lastEnd: EndReason | null = null
let now = 0
/** Whether the service has known a session of this browser since the page was opened. */
let carried = false
/** Whether the person was let in by kept readings and the service has not confirmed it yet. */
let supposed = false
type Wiper = (change: Change, elsewhere: boolean) => void
const wipers = new Set<Wiper>()
const tabs = openChannel('auth', Signal)

/** The number of the present: an answer is heard only in the epoch that asked. Grows at sign-in, exit, new profile. */
export const epoch = (): number => now
/** Begins a new epoch: answers that are still on their way are dropped. */
export const nextEpoch = (): number => (now += 1)

/** Grows whenever whoever was here may be gone. */
let presences = 0
/** What a family typed without an account was erased, or another request was begun: it may be another family. */
export function endPresence(): void {
  presences += 1
}
/**
 * Answers whether whoever was here when this was called still is: asked before anything that was waited for is told, handed
 * over or written down.
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
 * Somebody signed in here (`pressed`), was told, or kept (`supposed`). A new person: all is dropped first, of this tab alone
 * where they came in another one (`elsewhere`).
 */
export function start(
  session: Session,
  options: { pressed?: boolean; supposed?: boolean; elsewhere?: boolean } = {},
): void {
  const { pressed = false } = options
  const before = state.get()
  const owner = ownerOf(session)
  const other = before.session !== null && before.owner !== owner
  lastEnd = null
  carried ||= !pressed
  // the profile in which the person was here is not theirs any more
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
  // a session found again without a name says nothing about the other tabs
  if (pressed || !(supposed || isNameless(owner))) tabs.say({ type: 'start', owner })
}

/** Nobody is signed in: personal data is dropped here and, unless `elsewhere`, on the device and in all tabs. */
export function end(reason: EndReason | null, notifyTabs = true, elsewhere = false): void {
  const { tenure, takenOver, owner, session } = state.get()
  // set first: listeners of the wipe may ask for the reason
  lastEnd = reason
  nextEpoch()
  wipe('person', elsewhere)
  // nobody was signed in: what is typed into the sign-in form stays
  supposed = false
  state.set({ status: 'none', session: null, tenure: tenure + Number(session !== null), takenOver, owner: null })
  if (notifyTabs && reason) tabs.say({ type: 'end', reason, owner })
}

/** The service answered that nobody is signed in: a dialog asks to sign in again, the screen stays behind it. */
export function expire(): void {
  const before = state.get()
  if (before.status === 'active') state.set({ ...before, status: 'expired', never: !carried })
  else if (before.status === 'unknown') state.set({ ...before, status: 'none' })
}

/** The service answered a question of this session: the browser does carry it. */
export function noteAccepted(): void {
  carried = true
}

/** Uses another profile of the same person: what was read is dropped, what the device keeps stays. */
export function chooseProfile(perfil: number, opens?: string): void {
  const before = state.get()
  if (before.status !== 'active') return
  nextEpoch()
  wipe('profile')
  const tenure = before.tenure + 1
  state.set({ ...before, session: { ...before.session, perfil, unpicked: false }, tenure, takenOver: tenure, opens })
}

export const current = (): State => state.get()
/** Whether somebody is, or was just now, signed in for certain: not only by what this device kept of a visit before. */
export const wasThere = (): boolean => current().session !== null && !supposed
/** Whether the last session ended because somebody left, or another person came. */
export const wasLeft = (): boolean => lastEnd === 'signedOut' || lastEnd === 'replaced'
/** Why the last session ended on this tab, for the sign-in page to say; null when none did. */
export const endReason = (): EndReason | null => lastEnd
/** Nobody used the portal for so long that it ended before this page was opened. */
export function noteIdleEnd(): void {
  lastEnd = 'idle'
}

export const { subscribe } = state

/** Registers a function that drops personal data when the person or profile changes. `elsewhere`: it happened in another tab. */
export function onWipe(drop: Wiper): () => void {
  wipers.add(drop)
  return () => wipers.delete(drop)
}

tabs.hear((data) => {
  const { status, owner } = state.get()
  if (data.type === 'start') {
    signedInElsewhere.set({ owner: data.owner })
    // another person signed in in another tab: the service now answers for them, so nothing here may stay
    if (owner !== null && owner !== data.owner) end('replaced', false, true)
    // a question about who is there was asked of the former session
    else if (owner === null) nextEpoch()
    return
  }
  // two nameless owners may be the same person
  const other = owner !== data.owner && !(isNameless(owner ?? '') && isNameless(data.owner ?? ''))
  if (owner !== null && data.owner !== null && other) return
  // a tab where nobody is signed in may still hold what somebody typed: leaving ends that too
  if (status !== 'none' || data.reason === 'signedOut') end(data.reason, false, true)
})
