/** Signing in as a mutation. Its code is fetched in idle time, at the latest at the press: the page does without. */
import { useState } from 'react'
import { forgetEnd, type Session } from '@/session'
import { ApiError } from '../ApiError'
import { fetchSignIn } from './lazyAuth'
import type { Credentials } from './signIn'
import { lostKind, whyImportFailed } from '../network/connection'
import type { Outcome } from '../outcome'

/** Reports `notSent` when the code cannot be loaded, since nothing was sent. */
async function press(credentials: Credentials): Promise<Outcome<Session>> {
  const code = await fetchSignIn().catch(() => null)
  if (!code) {
    // older browsers remember a failed import until the page is reloaded
    const code = (await whyImportFailed()) === 'offline' ? 'NotSent' : 'CodeMissing'
    const refusal = { code, message: '', fields: {} }
    return { kind: 'notSent', why: 'offline', error: new ApiError(lostKind(), { operation: 'Auth', refusal }) }
  }
  return code.runMutation('Auth', () => code.signIn(credentials))
}

/** Sign-in for a form: the function, whether it is pending, and its error. */
export function useSignIn() {
  const [state, setState] = useState<{ pending: boolean; error: ApiError | null }>({ pending: false, error: null })
  /** Signs in; `error` holds a failure. Stays pending after success, so that a second press does not sign in again. */
  const run = async (credentials: Credentials): Promise<Outcome<Session>> => {
    setState({ pending: true, error: null })
    const outcome = await press(credentials)
    if (outcome.kind !== 'accepted') {
      // its message replaces the reason why the last session ended
      forgetEnd()
      setState({ pending: false, error: outcome.error })
    }
    return outcome
  }
  return { signIn: run, ...state }
}
