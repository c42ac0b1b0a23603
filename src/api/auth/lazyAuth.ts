/** The part of `api/` that an entrance page loads first: it imports sign-in and session code only when needed. */
import { once } from '@/domain/withTimeout'
import { isRemembered, sessionState } from '@/session'
import { mayHaveSession } from '../transport'

/** Imports the sign-in code and the function that runs it as a mutation. */
export const fetchSignIn = once(async () => {
  const [{ signIn }, { runMutation }] = await Promise.all([import('./index'), import('../mutation')])
  return { signIn, runMutation }
}).load

/** Restores a live session, only where there may be one. */
export async function restoreSessionIfAny(): Promise<void> {
  if (sessionState().status !== 'unknown' || !mayHaveSession()) return
  const { restore } = await import('./index')
  await restore()
}

/** Checks whether the service still knows the person of this page. */
export async function confirmPerson(): Promise<void> {
  const code = await import('./index')
  await code.confirmPerson()
}

/** Begins to read what this device kept for a remembered person. */
export async function preloadKept(): Promise<void> {
  if (isRemembered()) await (await import('./resume')).readKept()
}
