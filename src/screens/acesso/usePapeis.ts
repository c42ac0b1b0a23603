/**
 * Looking a user up and taking roles away, by the one operation there is (decisions §12). Whatever is said about a person
 * is what the service answered last; after a lost answer it is asked again before anything else.
 */
import { useCallback, useRef, useState } from 'react'
import { ApiError, call, certainlyNotAccepted } from '@/api'
import { op } from '@/contract'
import type { Posse } from './papeis'

export type Passo =
  | { step: 'lookup' }
  /** `posse` null: the service does not show it, so names are typed. */
  | { step: 'choose'; userName: string; posse: Posse | null; removida: Posse }
  | { step: 'confirm'; userName: string; posse: Posse | null; removida: Posse }
  | { step: 'done'; userName: string; antes: Posse | null; removida: Posse; depois: Posse }
  /** Nobody knows whether it was taken. */
  | { step: 'uncertain'; userName: string; removida: Posse }

const nothing: Posse = { roles: [], permissions: [] }

/** A service that wants names in every call says no to the empty one without blaming the user name (decisions §12). */
const refusesEmpty = (error: ApiError): boolean =>
  error.kind === 'refused' && error.status === 400 && !('userName' in (error.refusal?.fields ?? {}))

export function usePapeis() {
  const [passo, setPasso] = useState<Passo>({ step: 'lookup' })
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const running = useRef(false)

  const ask = useCallback(async (userName: string, removida: Posse): Promise<Posse> => {
    const { allRoles, allPermissions } = await call(op.UnAssignRoles, {
      userName,
      roles: [...removida.roles],
      permissions: [...removida.permissions],
    })
    return { roles: allRoles, permissions: allPermissions }
  }, [])

  /** One thing at a time; what is not an answer of the service is a fault of ours. */
  const alone = useCallback(async (task: () => Promise<Passo>, onError?: (error: ApiError) => Passo | null) => {
    if (running.current) return
    running.current = true
    setPending(true)
    setError(null)
    try {
      setPasso(await task())
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      const instead = onError?.(failure)
      if (instead) setPasso(instead)
      else setError(failure)
    } finally {
      running.current = false
      setPending(false)
    }
  }, [])

  const lookUp = useCallback(
    (userName: string) =>
      alone(
        async () => ({ step: 'choose', userName, posse: await ask(userName, nothing), removida: nothing }),
        (failure) => (refusesEmpty(failure) ? { step: 'choose', userName, posse: null, removida: nothing } : null),
      ),
    [alone, ask],
  )
  const remove = useCallback(
    (userName: string, antes: Posse | null, removida: Posse) =>
      alone(
        async () => ({ step: 'done', userName, antes, removida, depois: await ask(userName, removida) }),
        (failure) => (certainlyNotAccepted(failure) ? null : { step: 'uncertain', userName, removida }),
      ),
    [alone, ask],
  )
  const go = useCallback((next: Passo) => {
    setError(null)
    setPasso(next)
  }, [])
  return { passo, pending, error, lookUp, remove, go }
}
