/**
 * A sign-in or a sign-out that the service has not answered yet: its late answer would replace the cookie of whoever
 * came afterwards, so each can be aborted.
 */
import { acesso } from '@/contract'
import { noteSignOutPending } from '@/session'
import { ApiError } from '../ApiError'
import { call } from '../call'
import { cookieTransport, transport } from '../transport'

/** Milliseconds for which a sign-in waits for a pending sign-out, then aborted, and a visit for kept answers. */
const courtesy = 3000
/** Resolves to `late` once that time is over. */
export const afterCourtesy = () => new Promise<'late'>((resolve) => setTimeout(resolve, courtesy, 'late'))

/**
 * Whether sessions travel by cookie: a session that the service still knows then lets somebody in again. Header ids
 * are simply forgotten.
 */
export const byCookie = (): boolean => transport() === cookieTransport

/** The pending sign-out, and how to abort it. */
let leaving: { over: Promise<unknown>; giveUp: () => void } | null = null

/** Tells the service that the person has left. The session's id is sent and then forgotten at once. */
export function tellLeft(): Promise<void> {
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

/** Aborts the pending sign-out. */
export const giveUpSignOut = (): void => leaving?.giveUp()

/** Waits for a pending sign-out: its late answer would remove the cookie of the next person. */
export async function sureThatNobodyLeaves(): Promise<void> {
  if (!leaving) return
  const { over, giveUp } = leaving
  if ((await Promise.race([over, afterCourtesy()])) === 'late') giveUp()
}

let signingIn: Promise<unknown> | null = null
/** The pending sign-in, which answers the question who is signed in. */
export const pendingSignIn = (): Promise<unknown> | null => signingIn
/** Notes a sign-in that was pressed, until it is over or the next one is pressed. */
export function noteSignIn(pressed: Promise<unknown>): void {
  const mine = pressed.finally(() => {
    if (signingIn === mine) signingIn = null
  })
  signingIn = mine
}

let entering = new AbortController()
/** Aborts the pending sign-in, whose late answer would set the cookie of a person who has left. */
export const giveUpSignIn = (): void => entering.abort()
/** Aborts the sign-in before, and returns the signal by which the new one is aborted. */
export function nextSignIn(): AbortSignal {
  giveUpSignIn()
  entering = new AbortController()
  return entering.signal
}
