/** Signing in, finding a live session again, and signing out: `Auth` in its three forms. ASSUMED (decisions §3). */
import { acesso, type AuthReply, z } from '@/contract'
import {
  chooseProfile,
  end,
  endReason,
  epoch,
  expire,
  forgetUse,
  identify,
  isNameless,
  isPublicDevice,
  isRemembered,
  kept,
  leftUnheard,
  mayLeave,
  nextEpoch,
  noteLeft,
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
import { dropEarly, forgetFirst, noteService } from './early'
import type { Outcome } from './outcome'
import type { Remembered } from './resume'
import { cookieTransport, mayBeThere, transport } from './transport'
import { write } from './write'

/** The profile that a person has used last since they signed in. */
const lastProfile = kept('perfil', z.int())

/** Whoever it is, before they are let in; 0: none was chosen. */
const lastProfileOf = (owner: string): number => lastProfile.look(undefined, owner).value ?? 0

/** Uses another profile of the same person, also on the next visit. `to`: an address of ours to open as that one. */
export function switchProfile(perfil: number, to?: string): void {
  chooseProfile(perfil, to)
  lastProfile.write(perfil)
}

function begin(reply: AuthReply, how: Parameters<typeof start>[1] = {}): Session {
  const owner = ownerOf(identify(reply))
  const { owner: before, session: shown } = sessionState()
  // signing in again over a screen, or being confirmed, goes on in the profile of what is shown
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

/** Milliseconds for which a sign-in waits for a sign-out that is still under way; then that one is given up. */
const courtesy = 3000
const after = (ms: number) => new Promise<'late'>((resolve) => setTimeout(resolve, ms, 'late'))

/** A sign-out that the service has not answered yet, and how to give it up. */
let leaving: { over: Promise<unknown>; giveUp: () => void } | null = null

/** A session that the service still knows lets somebody in again: by its cookie. A header's id is forgotten here. */
const byCookie = (): boolean => transport() === cookieTransport

/** Tells the service that the person has left. The session's id is sent and then forgotten at once. */
function tellLeft(): Promise<void> {
  noteLeft(byCookie())
  const gone = new AbortController()
  const told = call(acesso.Auth, { provider: 'logout' }, { signal: gone.signal }).then(
    () => noteLeft(false),
    (error: unknown) => {
      // the service knows no session: there is nothing to be told any more
      if (error instanceof ApiError && error.kind === 'unauthenticated') noteLeft(false)
    },
  )
  transport().clear()
  const mine = { over: told, giveUp: () => gone.abort() }
  leaving = mine
  return told.finally(() => {
    if (leaving === mine) leaving = null
  })
}

// the same where the next person signs in in another tab
signedInElsewhere.subscribe(() => {
  leaving?.giveUp()
  const { status, owner } = sessionState()
  // over the screen that waits here for the same person: their new session may be this tab's too
  if (status === 'expired' && signedInElsewhere.get()?.owner === owner) void confirmPerson()
})
onWipe((change, elsewhere) => {
  // a header session lives in one tab only: end it too
  if (change === 'person' && elsewhere && transport().ownsOne()) void tellLeft()
})

/** Waits for a sign-out under way: its late answer would remove the cookie of the next person. */
async function sureThatNobodyLeaves(): Promise<void> {
  if (!leaving) return
  const { over, giveUp } = leaving
  if ((await Promise.race([over, after(courtesy)])) === 'late') giveUp()
}

/** What a person signs in with. */
export interface Credentials {
  userName: string
  password: string
  rememberMe: boolean
}

let signingIn: Promise<unknown> | null = null
/** Gives up the sign-in under way, whose late answer would set the cookie of a person who has left. */
let giveUpSignIn: () => void = () => undefined

/** Signs in. `rememberMe` always travels: without it services use the last choice. Refused: `unauthenticated`, … */
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
  // their numbers would be asked for under the next person's session
  forgetFirst()
  const given = new AbortController()
  giveUpSignIn = () => given.abort()
  nextEpoch()
  await sureThatNobodyLeaves()
  // the id of a former session must not travel along
  transport().clear()
  const rememberMe = credentials.rememberMe && !isPublicDevice()
  const outcome = await write(
    acesso.Auth,
    { ...credentials, provider: 'credentials', rememberMe },
    { lock: null, signal: given.signal },
  )
  // unless another press, or a sign-out, took its place
  if (!given.signal.aborted) nextEpoch()
  // it may have begun a session unknown here: the next visit ends it
  if (outcome.kind === 'uncertain' && byCookie()) noteLeft(true)
  if (outcome.kind !== 'accepted') return outcome
  transport().onSignIn(outcome.reply)
  noteLeft(false)
  setRemembered(rememberMe)
  const reply = begin(outcome.reply, { pressed: true })
  // written down at once: a tab that is closed now ends by the same clock
  touch()
  return { kind: 'accepted', reply }
}

/** What this device kept of a remembered person; null for everybody else. */
async function recall(): Promise<Remembered | null> {
  if (!isRemembered()) return null
  const { recallPerson } = await import('./resume')
  return recallPerson(begin, lastProfileOf)
}

/** Asks again after a sign-in in another tab; a sign-in in this tab answers the question itself. */
async function askAnew(): Promise<void> {
  if (sessionState().status === 'unknown' && !signingIn) await ask()
}

async function ask(): Promise<void> {
  if (!mayBeThere()) {
    end(endReason(), false)
    return
  }
  if (leftUnheard()) {
    // a session that was left must not sign anybody in, whatever the service answers
    await tellLeft()
    if (sessionState().status === 'unknown') end(endReason(), false)
    return
  }
  const asked = epoch()
  const asking = call(acesso.Auth, {})
  // failures are handled below or in `resume.ts`
  asking.catch(() => undefined)
  const recalled = await recall().catch(() => null)
  try {
    if (recalled && asked === epoch()) {
      recalled.enter(asking)
      return
    }
    const reply = await asking
    if (asked !== epoch()) await askAnew()
    else begin(reply)
  } catch (error) {
    // somebody signed in or left meanwhile: the answer is about the former person
    if (asked !== epoch()) {
      await askAnew()
      return
    }
    if (!(error instanceof ApiError) || error.kind !== 'unauthenticated') throw error
    end(endReason(), false)
  }
}

let restoring: Promise<void> | null = null

/** Asks once whether a session is alive; later calls share the answer. A remembered person sees kept answers meanwhile. */
export async function restore(): Promise<void> {
  // a sign-in under way answers the question
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
 * Asks whether the person of this page is still the one whom the service knows. Whoever else it is takes the page over; for
 * nobody the session has ended. An answer that never comes changes nothing.
 */
export async function confirmPerson(): Promise<void> {
  const asked = epoch()
  try {
    const reply = await call(acesso.Auth, {})
    const owner = ownerOf(identify(reply))
    const { owner: before, status } = sessionState()
    const isNews = owner !== before || status === 'expired'
    if (asked === epoch() && isNews && !isNameless(owner)) begin(reply, { elsewhere: true })
  } catch (error) {
    if (asked === epoch() && error instanceof ApiError && error.kind === 'unauthenticated') expire()
  }
}

/** The way out that a person presses: asked first where unfinished work would be erased. */
export async function leave(): Promise<void> {
  const { tenure } = sessionState()
  // another person may have signed in before the question was answered
  if ((await mayLeave('signOut')) && tenure === sessionState().tenure) await signOut()
}

/** Leaves: drops everything personal here and in every tab at once, whether or not the service answers. */
export async function signOut(reason: 'signedOut' | 'idle' = 'signedOut'): Promise<void> {
  giveUpSignIn()
  if (reason === 'idle' && sessionState().status === 'expired') {
    end(reason, false, true)
    return
  }
  // other tabs do not change what the device remembers
  setRemembered(false)
  forgetUse()
  end(reason)
  const told = tellLeft()
  const mutations = await import('./mutation').catch(() => null)
  await mutations?.runMutation(acesso.Auth.name, () => told)
}
