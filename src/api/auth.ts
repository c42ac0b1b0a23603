/** Signing in, finding a live session again, and signing out: `Auth` in its three forms (decisions §3). */
import { acesso, type AuthReply } from '@/contract'
import {
  end,
  identify,
  isPublicDevice,
  isRemembered,
  mayLeave,
  recallPersonal,
  type Session,
  sessionState,
  setRemembered,
  start,
} from '@/session'
import { ApiError, type ErrorKind } from './ApiError'
import { call } from './call'
import { noteKept } from './connection'
import type { Remembered } from './resume'
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

/** What this device kept of a remembered person; null for everybody else. */
async function recall(): Promise<Remembered | null> {
  if (!isRemembered()) return null
  const { recallPerson } = await import('./resume')
  return recallPerson(begin)
}

async function ask(): Promise<void> {
  if (leftUnheard()) {
    await call(acesso.Auth, { provider: 'logout' })
    noteLeft(false)
  }
  const recalling = recall().catch(() => null)
  const asking = call(acesso.Auth, {})
  // heard below; a late failure after `patience` is heard by `enter`
  asking.catch(() => undefined)
  try {
    const recalled = await recalling
    const reply = await (recalled ? Promise.race([asking, later(patience)]) : asking)
    if (reply === 'late') {
      if (recalled) recalled.enter(asking)
      return
    }
    if (recalled?.session.userName === reply.userName) recalled.show()
    begin(reply)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'unauthenticated') {
      end(null, false)
      return
    }
    const recalled = noAnswer.includes(error.kind) ? await recalling : null
    if (!recalled) throw error
    recalled.enter()
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

/** The way out that a person presses: asked first where unfinished work would be erased. */
export async function leave(): Promise<void> {
  if (await mayLeave('signOut')) await signOut()
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
