/** Signing in as a mutation. Its code is fetched in idle time, at the latest with the press: the page itself does without. */
import { useState } from 'react'
import type { Session } from '@/session'
import { ApiError } from './ApiError'
import { fetchSignIn } from './atEntrance'
import type { Credentials } from './auth'
import { lostKind, whyNoCode } from './network/connection'
import type { Outcome } from './outcome'

/** Code that did not come has sent nothing. */
async function press(credentials: Credentials): Promise<Outcome<Session>> {
  const code = await fetchSignIn().catch(() => null)
  if (!code) {
    // browsers of yesterday remember a failed import until the page is loaded anew
    const code = (await whyNoCode()) === 'offline' ? 'NotSent' : 'CodeMissing'
    const refusal = { code, message: '', fields: {} }
    return { kind: 'notSent', why: 'offline', error: new ApiError(lostKind(), { operation: 'Auth', refusal }) }
  }
  return code.runMutation('Auth', () => code.signIn(credentials))
}

/** Signing in for a form: how to, whether it is under way, and why it failed. */
export function useSignIn() {
  const [state, setState] = useState<{ pending: boolean; error: ApiError | null }>({ pending: false, error: null })
  /** Signs in; `error` holds a failure. Stays pending after success, so that a second press does not sign in again. */
  const run = async (credentials: Credentials): Promise<Outcome<Session>> => {
    setState({ pending: true, error: null })
    const outcome = await press(credentials)
    if (outcome.kind !== 'accepted') setState({ pending: false, error: outcome.error })
    return outcome
  }
  return { signIn: run, ...state }
}
