/** Signing in with a name and a password. */
import { acesso } from '@/contract'
import { isPublicDevice, nextEpoch, noteSignOutPending, type Session, setRemembered, touch } from '@/session'
import { dropEarly, forgetStartRequests } from '../early'
import type { Outcome } from '../outcome'
import { transport } from '../transport'
import { write } from '../write'
import { begin } from './begin'
import { byCookie, nextSignIn, noteSignIn, sureThatNobodyLeaves } from './pending'

/** The fields of the sign-in form. */
export interface Credentials {
  userName: string
  password: string
  rememberMe: boolean
}

/**
 * Signs in. `rememberMe` is always sent: without it services use the last choice. A wrong password ends as `refused`
 * with kind `unauthenticated`.
 */
export function signIn(credentials: Credentials): Promise<Outcome<Session>> {
  const pressed = enter(credentials)
  noteSignIn(pressed)
  return pressed
}

async function enter(credentials: Credentials): Promise<Outcome<Session>> {
  const signal = nextSignIn()
  dropEarly()
  // the former person's start-page requests would be sent under the next person's session
  forgetStartRequests()
  nextEpoch()
  await sureThatNobodyLeaves()
  // the id of a former session must not be sent along
  transport().clear()
  const rememberMe = credentials.rememberMe && !isPublicDevice()
  const outcome = await write(
    acesso.Auth,
    { ...credentials, provider: 'credentials', rememberMe },
    { lock: null, signal },
  )
  // unless another press or a sign-out has replaced this sign-in
  if (!signal.aborted) nextEpoch()
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
