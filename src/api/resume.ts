/**
 * Lets a remembered person in with what this device kept, until the service answers who this is. Loaded only for who
 * asked to stay signed in.
 */
import { acesso, type AuthReply } from '@/contract'
import { expire, type Session, sessionState, start } from '@/session'
import { ApiError } from './ApiError'
import { call } from './call'
import { isOffline, noteKept, onConnection } from './connection'
import { recallReadings, showReadings } from './offline'

export interface Remembered {
  readonly session: Session
  /** Puts the kept answers into the cache, each with its hour. */
  show(): void
  /** Lets the person in with them; as soon as the service answers, it says who this is. `pending`: a question still on its way. */
  enter(pending?: Promise<AuthReply>): void
}

/** What was kept on this device, or null. `begin` starts the session that the service confirms. */
export async function recallPerson(begin: (reply: AuthReply) => void): Promise<Remembered | null> {
  const kept = await recallReadings()
  if (!kept) return null
  const { session } = kept
  const show = () => {
    showReadings(kept)
  }
  function enter(pending?: Promise<AuthReply>): void {
    show()
    start(session)
    noteKept(true)
    let stop: () => void = () => undefined
    let waiting = false
    const hear = (asking: Promise<AuthReply>) => {
      waiting = true
      asking.then(
        (reply) => {
          stop()
          if (sessionState().session !== session) return
          noteKept(false)
          begin(reply)
        },
        (error: unknown) => {
          waiting = false
          if (!(error instanceof ApiError) || error.kind !== 'unauthenticated') return
          stop()
          noteKept(false)
          expire()
        },
      )
    }
    stop = onConnection(() => {
      // who left meanwhile is not signed in again
      if (sessionState().session !== session) stop()
      else if (!waiting && !isOffline()) hear(call(acesso.Auth, {}))
    })
    if (pending) hear(pending)
  }
  return { session, show, enter }
}
