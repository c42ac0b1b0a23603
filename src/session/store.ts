/**
 * Who is signed in on this tab: in memory only. Ending it in one tab ends it in all, and everybody who holds personal
 * data is told to drop it before anything is drawn again (`onWipe`).
 */
import { setRemembered } from './device'
import type { Session } from './identity'

/** Why nobody is signed in: not asked yet · nobody was · the person left · the service forgot · nobody used it. */
export type EndReason = 'signedOut' | 'expired' | 'idle'
export type State =
  | { status: 'unknown' | 'none'; session: null }
  | { status: 'active'; session: Session }
  /** The service no longer knows the session, but the screen is still there behind the sign-in dialog. */
  | { status: 'expired'; session: Session }

type Signal = { type: 'end'; reason: EndReason } | { type: 'start'; idPessoa: number; userName: string }

/** Why personal data is dropped: somebody else is there now, or the same person in another profile. */
export type Change = 'person' | 'profile'

let state: State = { status: 'unknown', session: null }
let lastEnd: EndReason | null = null
const listeners = new Set<() => void>()
const wipers = new Set<(change: Change) => void>()
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('auth')

function publish(next: State): void {
  state = next
  for (const listener of listeners) listener()
}

function wipe(change: Change = 'person'): void {
  for (const drop of wipers) drop(change)
}

const samePerson = (a: Session, b: { idPessoa: number; userName: string }) =>
  a.idPessoa === b.idPessoa && a.userName === b.userName

/** Somebody signed in, or the live session was told. A different person than before: everything is dropped first. */
export function start(session: Session): void {
  if (state.session && !samePerson(state.session, session)) wipe()
  lastEnd = null
  publish({ status: 'active', session })
  channel?.postMessage({ type: 'start', idPessoa: session.idPessoa, userName: session.userName } satisfies Signal)
}

/** Nobody is signed in (any more): personal data is dropped here and, unless told by another tab, everywhere. Null: nobody was. */
export function end(reason: EndReason | null, tell = true): void {
  // told before: who drops things may ask why
  lastEnd = reason
  wipe()
  setRemembered(false)
  publish({ status: 'none', session: null })
  if (tell && reason) channel?.postMessage({ type: 'end', reason } satisfies Signal)
}

/** The service answered that nobody is signed in: a dialog asks to sign in again, the screen stays behind it. */
export function expire(): void {
  if (state.status === 'active') publish({ status: 'expired', session: state.session })
  else if (state.status === 'unknown') publish({ status: 'none', session: null })
}

/**
 * Uses another profile of the same person; what was read as the former one is dropped. What the person keeps on this
 * device stays: it is still theirs.
 */
export function chooseProfile(perfil: number): void {
  if (state.status !== 'active') return
  wipe('profile')
  publish({ status: 'active', session: { ...state.session, perfil } })
}

export const current = (): State => state
/** Why the last session ended on this tab, for the sign-in page to say; null when none did. */
export const endReason = (): EndReason | null => lastEnd

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Registers who must drop personal data when the person changes or leaves, and when they use another profile (`change`
 * tells which).
 */
export function onWipe(drop: (change: Change) => void): () => void {
  wipers.add(drop)
  return () => wipers.delete(drop)
}

channel?.addEventListener('message', ({ data }: MessageEvent<Signal>) => {
  if (data.type === 'end') {
    // a tab where nobody is signed in may still hold what somebody typed: leaving ends that too
    if (state.status !== 'none' || data.reason === 'signedOut') end(data.reason, false)
  } else if (state.session && !samePerson(state.session, data)) {
    // another person signed in in another tab: the service now answers for them, so nothing here may stay
    end('signedOut', false)
  }
})
