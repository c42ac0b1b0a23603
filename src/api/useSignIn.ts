/** Signing in as a mutation. Its library comes with the press: the sign-in page itself does without the cache of answers. */
import { useState } from 'react'
import { acesso } from '@/contract'
import type { Session } from '@/session'
import type { ApiError } from './ApiError'
import { type Credentials, signIn } from './auth'
import type { Outcome } from './outcome'

export function useSignIn() {
  const [state, setState] = useState<{ pending: boolean; error: ApiError | null }>({ pending: false, error: null })
  /** Answers who is signed in, or the failure, which `error` holds too. Pending until the page is left: a second press would sign in once more. */
  const run = async (credentials: Credentials): Promise<Outcome<Session>> => {
    setState({ pending: true, error: null })
    const mutations = await import('./mutation').catch(() => null)
    const task = () => signIn(credentials)
    const outcome = await (mutations ? mutations.runMutation(acesso.Auth.name, task) : task())
    if (outcome.kind !== 'accepted') setState({ pending: false, error: outcome.error })
    return outcome
  }
  return { signIn: run, ...state }
}
