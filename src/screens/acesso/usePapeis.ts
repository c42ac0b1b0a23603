/**
 * Looking a user up and taking roles away, by the one operation there is (decisions §12). Whatever is said about a person
 * is what the service answered last; after a lost answer it is asked again before anything else.
 */
import { useCallback, useRef, useState } from 'react'
import { ApiError, call, certainlyNotAccepted } from '@/api'
import { op } from '@/contract'
import { alone } from '../shared/alone'
import { type Posse, vazia } from './papeis'
import { usePassos } from './usePassos'

/** A service that wants names in every call says no to the empty one without blaming the user name (decisions §12). */
const refusesEmpty = (error: ApiError): boolean =>
  error.kind === 'refused' && error.status === 400 && !('userName' in (error.refusal?.fields ?? {}))

async function ask(userName: string, removida: Posse): Promise<Posse> {
  const { allRoles, allPermissions } = await call(op.UnAssignRoles, {
    userName,
    roles: [...removida.roles],
    permissions: [...removida.permissions],
  })
  return { roles: allRoles, permissions: allPermissions }
}

/** What stands in the way: the service's no, or another tab that is removing right now. */
export type Impedimento = ApiError | 'elsewhere'

export function usePapeis() {
  const { passo, index, at, go, mend, settle, back } = usePassos()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<{ at: number; what: Impedimento } | null>(null)
  const running = useRef(false)
  const last = useRef(() => Promise.resolve())

  /** One thing at a time; what is not an answer of the service is a fault of ours. */
  const run = useCallback(
    (task: () => Promise<Impedimento | null>): Promise<void> => {
      const whole = async () => {
        if (running.current) return
        running.current = true
        setPending(true)
        setProblem(null)
        try {
          const what = await task()
          if (what) setProblem({ at: at(), what })
        } finally {
          running.current = false
          setPending(false)
        }
      }
      last.current = whole
      return whole()
    },
    [at],
  )

  const lookUp = useCallback(
    (userName: string) =>
      run(async () => {
        mend((now) => (now.step === 'lookup' ? { step: 'lookup', userName } : now))
        try {
          go({ step: 'choose', userName, posse: await ask(userName, vazia), removida: vazia })
          return null
        } catch (failure) {
          if (!(failure instanceof ApiError)) throw failure
          if (!refusesEmpty(failure)) return failure
          go({ step: 'choose', userName, posse: null, removida: vazia })
          return null
        }
      }),
    [go, mend, run],
  )
  const remove = useCallback(
    (userName: string, removida: Posse) =>
      run(async () => {
        try {
          const depois = await alone('papeis', () => ask(userName, removida))
          if (depois === null) return 'elsewhere'
          settle({ step: 'done', userName, removida, depois })
          return null
        } catch (failure) {
          if (!(failure instanceof ApiError)) throw failure
          if (certainlyNotAccepted(failure)) return failure
          settle({ step: 'uncertain', userName, removida })
          return null
        }
      }),
    [run, settle],
  )
  const again = useCallback(() => void last.current(), [])
  return { passo, pending, problem: problem?.at === index ? problem.what : null, lookUp, remove, go, mend, back, again }
}
