/** Signing in, finding a live session again, and signing out: `Auth` in its three forms (decisions §3). */
import { op, type AuthReply } from '@/contract'
import { end, identify, isPublicDevice, type Session, sessionState, setRemembered, start } from '@/session'
import { ApiError } from './ApiError'
import { call } from './call'
import { transport } from './transport'

function begin(reply: AuthReply): Session {
  const session = identify(reply)
  start(session)
  return session
}

/**
 * Signs in. `rememberMe` always travels: services of this family fall back on the last person's choice when it is missing.
 * @throws ApiError: `unauthenticated` for wrong credentials, `busy` with the waiting time, and any other kind.
 */
export async function signIn(credentials: {
  userName: string
  password: string
  rememberMe: boolean
}): Promise<Session> {
  const rememberMe = credentials.rememberMe && !isPublicDevice()
  const reply = await call(op.Auth, { ...credentials, provider: 'credentials', rememberMe })
  transport().onSignIn(reply)
  setRemembered(rememberMe)
  return begin(reply)
}

let restoring: Promise<void> | null = null

/**
 * Asks the service once whether a session is alive; later calls wait for the same answer. A service that does not
 * answer leaves nobody signed in.
 */
export function restore(): Promise<void> {
  if (sessionState().status !== 'unknown') return Promise.resolve()
  restoring ??= call(op.Auth, {})
    .then((reply) => {
      begin(reply)
    })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      if (error.kind !== 'unauthenticated') throw error
      end(null, false)
    })
    .finally(() => {
      restoring = null
    })
  return restoring
}

/** Leaves: everything personal is dropped here and in every tab at once, whether or not the service answers. */
export async function signOut(reason: 'signedOut' | 'idle' = 'signedOut'): Promise<void> {
  const told = call(op.Auth, { provider: 'logout' }).catch(() => undefined)
  end(reason)
  await told
  transport().clear()
}
