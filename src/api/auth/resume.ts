/**
 * Lets a remembered person in with the kept answers until the service confirms them. Loaded only for remembered people.
 */
import { acesso, type AuthReply } from '@/contract'
import { end, endReason, ownerOf, type Session, sessionState, start } from '@/session'
import { ApiError } from '../ApiError'
import { call, holdRequestsUntil } from '../call'
import { isOffline, noteKept, onConnection } from '../network/connection'
import { recallReadings, showReadings } from '../queries/offline'

/** A remembered person whose answers are kept here, and who is not let in yet. */
export interface Remembered {
  /**
   * Lets the person in with the kept answers; further reads wait until `asking`, the request for the
   * session, is answered.
   */
  enter(asking: Promise<AuthReply>): void
}

let reading: ReturnType<typeof recallReadings> | null = null
/** Begins to read the kept answers, before the session is requested. */
export const readKept = () => (reading ??= recallReadings())

/** Switches to the profile used last, since the kept answers may be of another one. */
function inProfile(session: Session, last: number): Session {
  return session.perfis?.includes(last) ? { ...session, perfil: last, unpicked: false } : session
}

/**
 * The person kept on this device, or null. `begin` starts the session that the service confirms; `lastOf` returns the
 * profile that an owner used last, 0 for none.
 */
export async function recallPerson(
  begin: (reply: AuthReply) => void,
  lastOf: (owner: string) => number,
): Promise<Remembered | null> {
  const kept = await readKept()
  reading = null
  if (!kept) return null
  let owner: string | null = null
  /** False once the person has left: they are not signed in again. */
  const isThere = () => owner !== null && sessionState().owner === owner
  /** The pending request for the session; resolves to whether it was answered. */
  let waiting: Promise<boolean> | null = null
  let stop: () => void = () => undefined
  const settle = () => {
    stop()
    holdRequestsUntil(null)
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
      if (isThere()) end(endReason(), { silent: true })
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
      holdRequestsUntil(ask)
      stop = onConnection(() => {
        if (!isThere()) settle()
        else if (!isOffline()) void ask()
      })
    },
  }
}
