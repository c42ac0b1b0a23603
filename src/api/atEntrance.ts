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

/** Looks for a live session where there may be one: nothing is fetched or asked where nobody can be. */
export async function restoreIfAny(): Promise<void> {
  if (sessionState().status !== 'unknown' || !mayBeThere()) return
  const { restore } = await import('./auth')
  await restore()
}

/** Begins to read what this device kept of who asked to stay signed in. */
export async function recallAhead(): Promise<void> {
  if (isRemembered()) await (await import('./resume')).readKept()
}
