/** Lets a remembered person in with the kept answers until the service says who this is. Loaded only for them. */
import { acesso, type AuthReply } from '@/contract'
import { end, endReason, ownerOf, type Session, sessionState, start } from '@/session'
import { ApiError } from './ApiError'
import { call, hearOnlyAfter } from './call'
import { isOffline, noteKept, onConnection } from './network/connection'
import { recallReadings, showReadings } from './offline'

/** A remembered person whose readings are kept here, not let in yet. */
export interface Remembered {
  /** Lets the person in with the kept answers; what is read meanwhile waits for the answer to `asking`: who is there. */
  enter(asking: Promise<AuthReply>): void
}

let reading: ReturnType<typeof recallReadings> | null = null
/** Begins to read what was kept, before the session is asked for. */
export const readKept = () => (reading ??= recallReadings())

/** Kept answers are of one profile, the person may have used another since: a visit goes on in that one. */
function inProfile(session: Session, last: number): Session {
  return session.perfis?.includes(last) ? { ...session, perfil: last, unpicked: false } : session
}

/**
 * What was kept on this device, or null. `begin` starts the session that the service confirms; `lastOf`: the profile that
 * such an owner used last, 0 for none.
 */
export async function recallPerson(
  begin: (reply: AuthReply) => void,
  lastOf: (owner: string) => number = () => 0,
): Promise<Remembered | null> {
  const kept = await readKept()
  reading = null
  if (!kept) return null
  let owner: string | null = null
  /** Who left meanwhile is not signed in again. */
  const isThere = () => owner !== null && sessionState().owner === owner
  /** The question under way: whether it was answered. */
  let waiting: Promise<boolean> | null = null
  let stop: () => void = () => undefined
  const settle = () => {
    stop()
    hearOnlyAfter(null)
  }
  async function hear(asking: Promise<AuthReply>): Promise<boolean> {
    try {
      const reply = await asking
      settle()
      if (!isThere()) return true
      noteKept(false)
      begin(reply)
      return true
    } catch (error) {
      waiting = null
      if (!(error instanceof ApiError) || error.kind !== 'unauthenticated') return false
      settle()
      noteKept(false)
      if (isThere()) end(endReason(), false)
      return true
    }
  }
  const ask = () => (waiting ??= hear(call(acesso.Auth, {})))
  return {
    enter(asking) {
      showReadings(kept)
      start(inProfile(kept.session, lastOf(ownerOf(kept.session))), { supposed: true })
      ;({ owner } = sessionState())
      noteKept(true)
      waiting = hear(asking)
      hearOnlyAfter(ask)
      stop = onConnection(() => {
        if (!isThere()) settle()
        else if (!isOffline()) void ask()
      })
    },
  }
}
