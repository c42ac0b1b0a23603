/** Looks a user up and takes roles away by the one operation (decisions §12), whose last answer is what is shown. */
import { useCallback, useRef, useState } from 'react'
import { type ApiError, type Outcome, useWrite } from '@/api'
import { op } from '@/contract'
import { type Posse, noPapeis } from './papeis'
import { useSteps } from './useSteps'

/** A service that wants names in every call says no to the empty one without blaming the user name (decisions §12). */
const refusesEmpty = (error: ApiError): boolean =>
  error.kind === 'refused' && error.status === 400 && !('userName' in (error.refusal?.fields ?? {}))

/** One call of the one operation: `removed` empty looks up, else it removes. */
interface Asked {
  userName: string
  removed: Posse
}

export function usePapeis() {
  const { passo, index, at, go, mend, settle, back } = useSteps()
  const { send, pending } = useWrite(op.UnAssignRoles)
  const [problem, setProblem] = useState<{ at: number; error: ApiError } | null>(null)
  const last = useRef<() => Promise<void>>(() => Promise.resolve())

  /** Asks, and goes to the step that follows from the answer; a refusal is shown where it was asked. */
  const run = useCallback(
    (asked: Asked, ended: (outcome: Outcome<Posse>) => ApiError | null): Promise<void> => {
      const whole = async () => {
        setProblem(null)
        const { userName, removed } = asked
        const outcome = await send({
          userName,
          roles: [...removed.roles],
          permissions: [...removed.permissions],
        })
        if (!outcome) return
        const error = ended(
          outcome.kind === 'accepted'
            ? { kind: 'accepted', reply: { roles: outcome.reply.allRoles, permissions: outcome.reply.allPermissions } }
            : outcome,
        )
        if (error) setProblem({ at: at(), error })
      }
      last.current = whole
      return whole()
    },
    [at, send],
  )

  const lookUp = useCallback(
    (userName: string) => {
      mend((now) => (now.step === 'lookup' ? { step: 'lookup', userName } : now))
      return run({ userName, removed: noPapeis }, (outcome) => {
        if (outcome.kind !== 'accepted' && !refusesEmpty(outcome.error)) return outcome.error
        const posse = outcome.kind === 'accepted' ? outcome.reply : null
        go({ step: 'choose', userName, posse, removed: noPapeis })
        return null
      })
    },
    [go, mend, run],
  )
  const remove = useCallback(
    (userName: string, removed: Posse) =>
      run({ userName, removed }, (outcome) => {
        if (outcome.kind === 'accepted') settle({ step: 'done', userName, removed, after: outcome.reply })
        else if (outcome.kind === 'uncertain') settle({ step: 'uncertain', userName, removed })
        else return outcome.error
        return null
      }),
    [run, settle],
  )
  const again = useCallback(() => void last.current(), [])
  return {
    passo,
    pending,
    problem: problem?.at === index ? problem.error : null,
    lookUp,
    remove,
    go,
    mend,
    back,
    again,
  }
}
