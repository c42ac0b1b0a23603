/** Signing in, finding a live session again, and signing out: `Auth` in its three forms (decisions §3). */
import { acesso, type AuthReply } from '@/contract'
import {
  end,
  expire,
  identify,
  isPublicDevice,
  isRemembered,
  recallPersonal,
  type Session,
  sessionState,
  setRemembered,
  start,
} from '@/session'
import { ApiError, type ErrorKind } from './ApiError'
import { call } from './call'
import { isOffline, noteKept, onConnection } from './connection'
import type { Kept } from './offline'
import { transport } from './transport'

/** The name under which the profile used last is kept (`ProfileSwitch`). */
export const profileName = 'perfil'

function begin(reply: AuthReply): Session {
  const session = identify(reply, Number(recallPersonal(profileName) ?? 0))
  start(session)
  // its code travels only for who asked to stay signed in
  if (isRemembered()) void import('./offline').then((offline) => offline.keepReadings())
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
  const reply = await call(acesso.Auth, { ...credentials, provider: 'credentials', rememberMe })
  transport().onSignIn(reply)
  noteLeft(false)
  setRemembered(rememberMe)
  return begin(reply)
}

const leftKey = 'portal.saida'
/** The person left while the service could not be told: its session still lives, and must not let anybody in. */
function leftUnheard(): boolean {
  try {
    return localStorage.getItem(leftKey) !== null
  } catch {
    return false
  }
}
function noteLeft(unheard: boolean): void {
  try {
    if (unheard) localStorage.setItem(leftKey, 'sim')
    else localStorage.removeItem(leftKey)
  } catch {
    // storage forbidden: nothing to remember it by
  }
}

/** No answer of the service at all: what was kept on this device may be shown instead. */
const noAnswer: readonly ErrorKind[] = ['offline', 'timeout', 'unreadable']
/** How long a remembered person waits for the service before what was kept is shown. Milliseconds. */
const patience = 4000
const later = (ms: number) => new Promise<'late'>((resolve) => setTimeout(resolve, ms, 'late'))

const samePerson = (a: Session, b: AuthReply) => a.userName === b.userName

/** What this device kept of a remembered person, and the way to show it; null for everybody else. */
async function recall(): Promise<{ kept: Kept; show: () => void } | null> {
  if (!isRemembered()) return null
  const { recallReadings, showReadings } = await import('./offline')
  const kept = await recallReadings()
  return kept && { kept, show: () => showReadings(kept) }
}

/**
 * Lets the remembered person in with what was kept; as soon as the service answers, it says who this is. `pending` is a
 * question that is still on its way.
 */
function beginKept(
  { kept, show }: NonNullable<Awaited<ReturnType<typeof recall>>>,
  pending?: Promise<AuthReply>,
): void {
  show()
  start(kept.session)
  noteKept(true)
  let stop: () => void = () => undefined
  let waiting = false
  const hear = (asking: Promise<AuthReply>) => {
    waiting = true
    asking.then(
      (reply) => {
        stop()
        if (sessionState().session !== kept.session) return
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
    if (sessionState().session !== kept.session) stop()
    else if (!waiting && !isOffline()) hear(call(acesso.Auth, {}))
  })
  if (pending) hear(pending)
}

async function ask(): Promise<void> {
  if (leftUnheard()) {
    await call(acesso.Auth, { provider: 'logout' })
    noteLeft(false)
  }
  const recalling = recall().catch(() => null)
  const asking = call(acesso.Auth, {})
  // heard below; a late failure after `patience` is heard by `beginKept`
  asking.catch(() => undefined)
  try {
    const recalled = await recalling
    const reply = await (recalled ? Promise.race([asking, later(patience)]) : asking)
    if (reply === 'late') {
      if (recalled) beginKept(recalled, asking)
      return
    }
    if (recalled && samePerson(recalled.kept.session, reply)) recalled.show()
    begin(reply)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'unauthenticated') {
      end(null, false)
      return
    }
    const recalled = noAnswer.includes(error.kind) ? await recalling : null
    if (!recalled) throw error
    beginKept(recalled)
  }
}

let restoring: Promise<void> | null = null

/**
 * Asks the service once whether a session is alive; later calls wait for the same answer. A service that does not
 * answer leaves nobody signed in, but for who asked to stay signed in on this device: they see what was kept.
 */
export function restore(): Promise<void> {
  if (sessionState().status !== 'unknown') return Promise.resolve()
  restoring ??= ask().finally(() => {
    restoring = null
  })
  return restoring
}

/** Leaves: everything personal is dropped here and in every tab at once, whether or not the service answers. */
export async function signOut(reason: 'signedOut' | 'idle' = 'signedOut'): Promise<void> {
  noteLeft(true)
  const told = call(acesso.Auth, { provider: 'logout' }).then(
    () => noteLeft(false),
    () => undefined,
  )
  noteKept(false)
  end(reason)
  await told
  transport().clear()
}
