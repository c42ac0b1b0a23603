/** Restoring a live session at a visit, and asking whether it still lives. */
import { acesso } from '@/contract'
import { withTimeout } from '@/domain/withTimeout'
import {
  end,
  endReason,
  epoch,
  expire,
  identify,
  isNameless,
  isRemembered,
  isSignOutPending,
  ownerOf,
  sessionState,
  signedInElsewhere,
} from '@/session'
import { ApiError } from '../ApiError'
import { call } from '../call'
import { mayHaveSession } from '../transport'
import { goOn } from './begin'
import { afterCourtesy, giveUpSignIn, giveUpSignOut, pendingSignIn, tellLeft } from './pending'
import { lastProfileOf } from './profile'
import type { Remembered } from './resume'

/** What this device kept of a remembered person; null for everybody else. */
async function recall(): Promise<Remembered | null> {
  if (!isRemembered()) return null
  const { recallPerson } = await withTimeout(import('./resume'))
  return recallPerson(goOn, lastProfileOf)
}

/** Asks again after a sign-in in another tab; a sign-in in this tab answers the question itself. */
async function askAnew(): Promise<void> {
  if (sessionState().status === 'unknown' && !pendingSignIn()) await ask()
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
  const late = Promise.all([asking.catch(() => null), afterCourtesy()])
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
  await pendingSignIn()
  if (sessionState().status !== 'unknown') return
  restoring ??= ask().finally(() => {
    restoring = null
  })
  await restoring
  // a sign-in may have begun meanwhile
  await pendingSignIn()
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

// a sign-in in another tab aborts this tab's pending sign-out, and another person's its sign-in: a late answer would
// replace the cookie
signedInElsewhere.subscribe(() => {
  giveUpSignOut()
  const { status, owner } = sessionState()
  const isSame = signedInElsewhere.get()?.owner === owner
  if (!isSame) giveUpSignIn()
  // the expired screen of the same person waits here: their new session may be valid in this tab too
  if (status === 'expired' && isSame) void confirmPerson()
})
