/** Signing in, restoring a live session and signing out: the three forms of `Auth`. ASSUMED (decisions §3). */
import { acesso, type AuthReply, z } from '@/contract'
import { withTimeout } from '@/domain/withTimeout'
import {
  chooseProfile,
  end,
  endReason,
  epoch,
  expire,
  forgetUse,
  identify,
  isNameless,
  isReplaced,
  isPublicDevice,
  isRemembered,
  kept,
  isSignOutPending,
  keepProfile,
  mayLeave,
  nextEpoch,
  noteSignOutPending,
  onWipe,
  ownerOf,
  type Session,
  sessionState,
  setRemembered,
  signedInElsewhere,
  start,
  touch,
} from '@/session'
import { ApiError } from './ApiError'
import { call } from './call'
import { dropEarly, forgetStartRequests, noteService } from './early'
import type { Outcome } from './outcome'
import type { Remembered } from './resume'
import { cookieTransport, mayHaveSession, transport } from './transport'
import { write } from './write'

/** The profile that a person used last since they signed in. */
const lastProfile = kept('perfil', z.int())

/** Reads the last profile of an owner before they are let in; 0 when none was chosen. */
const lastProfileOf = (owner: string): number => lastProfile.look(undefined, owner).value ?? 0

/**
 * Switches to another profile of the same person, also for the next visit. `to`: the portal's address to open in it.
 */
export function switchProfile(perfil: number, to?: string): void {
  chooseProfile(perfil, to)
  lastProfile.write(perfil)
}

/** Notes that the person uses the profile in force, also for the next visit, so that they are not asked again. */
export function confirmProfile(): void {
  const { session } = sessionState()
  if (!session?.unpicked) return
  keepProfile()
  lastProfile.write(session.perfil)
}

function begin(reply: AuthReply, how: Parameters<typeof start>[1] = {}): Session {
  const owner = ownerOf(identify(reply))
  const { owner: before, session: shown } = sessionState()
  // signing in again over a screen, or a confirmed session, keeps the profile of what is shown
  const same = before === owner ? shown : null
  const found = identify(reply, same?.perfil ?? lastProfileOf(owner))
  const session = same?.unpicked && found.perfil === same.perfil ? { ...found, unpicked: true } : found
  start(session, how)
  noteService()
  // loaded only where the person asked to stay signed in
  if (isRemembered())
    import('./offline').then(
      (offline) => offline.keepReadings(),
      () => undefined,
    )
  return session
}

/** Begins a confirmed session, unless somebody else came while this tab slept: its header session lived on. */
function goOn(reply: AuthReply, how?: Parameters<typeof start>[1]): void {
  if (transport().ownsOne() && isReplaced(ownerOf(identify(reply)))) end('replaced', { elsewhere: true })
  else begin(reply, how)
}

/** Milliseconds for which a sign-in waits for a pending sign-out, then aborted, and a visit for kept answers. */
const courtesy = 3000
const after = (ms: number) => new Promise<'late'>((resolve) => setTimeout(resolve, ms, 'late'))

/** A sign-out that the service has not answered yet, and how to abort it. */
let leaving: { over: Promise<unknown>; giveUp: () => void } | null = null

/**
 * Whether sessions travel by cookie: a session that the service still knows then lets somebody in again. Header ids
 * are simply forgotten.
 */
const byCookie = (): boolean => transport() === cookieTransport

/** Tells the service that the person has left. The session's id is sent and then forgotten at once. */
function tellLeft(): Promise<void> {
  noteSignOutPending(byCookie())
  const gone = new AbortController()
  const answered = call(acesso.Auth, { provider: 'logout' }, { signal: gone.signal }).then(
    () => noteSignOutPending(false),
    (error: unknown) => {
      // the service knows no session, so there is nothing left to tell
      if (error instanceof ApiError && error.kind === 'unauthenticated') noteSignOutPending(false)
    },
  )
  transport().clear()
  const mine = { over: answered, giveUp: () => gone.abort() }
  leaving = mine
  return answered.finally(() => {
    if (leaving === mine) leaving = null
  })
}

// a sign-in in another tab aborts this tab's pending sign-out, and another person's its sign-in: a late answer would
// replace the cookie
signedInElsewhere.subscribe(() => {
  leaving?.giveUp()
  const { status, owner } = sessionState()
  const isSame = signedInElsewhere.get()?.owner === owner
  if (!isSame) giveUpSignIn()
  // the expired screen of the same person waits here: their new session may be valid in this tab too
  if (status === 'expired' && isSame) void confirmPerson()
})
onWipe((change, elsewhere) => {
  // a header session lives in one tab only, so this tab ends it too
  if (change === 'person' && elsewhere && transport().ownsOne()) void tellLeft()
})

/** Waits for a pending sign-out: its late answer would remove the cookie of the next person. */
async function sureThatNobodyLeaves(): Promise<void> {
  if (!leaving) return
  const { over, giveUp } = leaving
  if ((await Promise.race([over, after(courtesy)])) === 'late') giveUp()
}

/** The fields of the sign-in form. */
export interface Credentials {
  userName: string
  password: string
  rememberMe: boolean
}

let signingIn: Promise<unknown> | null = null
/** Aborts the pending sign-in, whose late answer would set the cookie of a person who has left. */
let giveUpSignIn: () => void = () => undefined

/**
 * Signs in. `rememberMe` is always sent: without it services use the last choice. A wrong password ends as `refused`
 * with kind `unauthenticated`.
 */
export function signIn(credentials: Credentials): Promise<Outcome<Session>> {
  const pressed = enter(credentials)
  const mine = pressed.finally(() => {
    if (signingIn === mine) signingIn = null
  })
  signingIn = mine
  return pressed
}

async function enter(credentials: Credentials): Promise<Outcome<Session>> {
  giveUpSignIn()
  dropEarly()
  // the former person's start-page requests would be sent under the next person's session
  forgetStartRequests()
  const given = new AbortController()
  giveUpSignIn = () => given.abort()
  nextEpoch()
  await sureThatNobodyLeaves()
  // the id of a former session must not be sent along
  transport().clear()
  const rememberMe = credentials.rememberMe && !isPublicDevice()
  const outcome = await write(
    acesso.Auth,
    { ...credentials, provider: 'credentials', rememberMe },
    { lock: null, signal: given.signal },
  )
  // unless another press or a sign-out has replaced this sign-in
  if (!given.signal.aborted) nextEpoch()
  // the service may have begun a session that is unknown here: the next visit ends it
  if (outcome.kind === 'uncertain' && byCookie()) noteSignOutPending(true)
  if (outcome.kind !== 'accepted') return outcome
  transport().onSignIn(outcome.reply)
  noteSignOutPending(false)
  setRemembered(rememberMe)
  const reply = begin(outcome.reply, { pressed: true })
  // stored at once, so that a tab closed now is subject to the idle limit too
  touch()
  return { kind: 'accepted', reply }
}

/** What this device kept of a remembered person; null for everybody else. */
async function recall(): Promise<Remembered | null> {
  if (!isRemembered()) return null
  const { recallPerson } = await withTimeout(import('./resume'))
  return recallPerson(goOn, lastProfileOf)
}

/** Asks again after a sign-in in another tab; a sign-in in this tab answers the question itself. */
async function askAnew(): Promise<void> {
  if (sessionState().status === 'unknown' && !signingIn) await ask()
}

async function ask(): Promise<void> {
  if (!mayHaveSession()) {
    end(endReason(), { silent: true })
    return
  }
  if (isSignOutPending()) {
    // a session that was left must not sign anybody in, whatever the service answers
    await tellLeft()
    if (sessionState().status === 'unknown') end(endReason(), { silent: true })
    return
  }
  const asked = epoch()
  const asking = call(acesso.Auth, {})
  // failures are handled below or in `resume.ts`
  asking.catch(() => undefined)
  // some browsers' databases never answer: once the service has, they get a moment more
  const late = Promise.all([asking.catch(() => null), after(courtesy)])
  const recalled = await Promise.race([recall().catch(() => null), late.then(() => null)])
  try {
    if (recalled && asked === epoch()) {
      recalled.enter(asking)
      return
    }
    const reply = await asking
    if (asked !== epoch()) await askAnew()
    else goOn(reply)
  } catch (error) {
    // somebody signed in or left meanwhile: the answer is about the former person
    if (asked !== epoch()) {
      await askAnew()
      return
    }
    if (!(error instanceof ApiError) || error.kind !== 'unauthenticated') throw error
    end(endReason(), { silent: true })
  }
}

let restoring: Promise<void> | null = null

/**
 * Asks once whether a session is alive; concurrent calls share the answer. A remembered person sees
 * kept answers meanwhile.
 */
export async function restore(): Promise<void> {
  // a pending sign-in answers the question
  await signingIn
  if (sessionState().status !== 'unknown') return
  restoring ??= ask().finally(() => {
    restoring = null
  })
  await restoring
  // a sign-in may have begun meanwhile
  await signingIn
}

/**
 * Checks whether the service still knows the person of this page. Another person takes the page over; a 401 ends the
 * session. Without an answer nothing changes.
 */
export async function confirmPerson(): Promise<void> {
  const asked = epoch()
  try {
    const reply = await call(acesso.Auth, {})
    const owner = ownerOf(identify(reply))
    const { owner: before, status } = sessionState()
    const isNews = owner !== before || status === 'expired'
    if (asked === epoch() && isNews && !isNameless(owner)) goOn(reply, { elsewhere: true })
  } catch (error) {
    if (asked === epoch() && error instanceof ApiError && error.kind === 'unauthenticated') expire()
  }
}

/** Signs out at the person's press, after asking where unfinished work would be erased. */
export async function leave(): Promise<void> {
  const { tenure } = sessionState()
  // another person may have signed in before the question was answered
  if ((await mayLeave('signOut')) && tenure === sessionState().tenure) await signOut()
}

/** Signs out: drops everything personal here and in every tab at once, whether or not the service answers. */
export async function signOut(reason: 'signedOut' | 'idle' = 'signedOut'): Promise<void> {
  giveUpSignIn()
  if (reason === 'idle' && sessionState().status === 'expired') {
    end(reason, { elsewhere: true })
    return
  }
  // other tabs do not change what the device remembers
  setRemembered(false)
  forgetUse()
  end(reason)
  const answered = tellLeft()
  const mutations = await import('./mutation').catch(() => null)
  await mutations?.runMutation(acesso.Auth.name, () => answered)
}
