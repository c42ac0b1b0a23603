/** What an entrance page needs before anything is asked: whether to ask, and the code of signing in. */
import { isRemembered, sessionState } from '@/session'
import { mayBeThere } from './transport'

/** The code of signing in, and what runs it. */
export async function fetchSignIn() {
  const [signIn, runMutation] = await Promise.all([
    import('./auth').then((code) => code.signIn),
    import('./mutation').then((code) => code.runMutation),
  ])
  return { signIn, runMutation }
}

/** Looks for a live session, only where there may be one. */
export async function restoreIfAny(): Promise<void> {
  if (sessionState().status !== 'unknown' || !mayBeThere()) return
  const { restore } = await import('./auth')
  await restore()
}

/** Asks whether the person of this page is still the one whom the service knows. */
export async function confirmPerson(): Promise<void> {
  const code = await import('./auth')
  await code.confirmPerson()
}

/** Begins to read what this device kept for a remembered person. */
export async function recallAhead(): Promise<void> {
  if (isRemembered()) await (await import('./resume')).readKept()
}
