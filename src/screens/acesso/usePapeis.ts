/**
 * Looks a user up and takes roles away by the one operation (decisions §12), whose last answer is what is shown. Each step
 * is a page of the browser's history, so that Back keeps the choice; the history holds a number only.
 */
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ApiError, type Outcome, useWrite } from '@/api'
import { op } from '@/contract'
import { firstStep, noPapeis, type PapeisStep, type Posse } from './papeis'

/** A service that wants names in every call says no to the empty one without blaming the user name (decisions §12). */
const refusesEmpty = (error: ApiError): boolean =>
  error.kind === 'refused' && error.status === 400 && !('userName' in (error.refusal?.fields ?? {}))

const indexOf = (state: unknown): number => {
  const { passo } = (state ?? {}) as { passo?: unknown }
  return typeof passo === 'number' ? passo : 0
}

/** The first `length` pages; where one is missing (the page was loaded again) the first stands in. */
const fill = (all: readonly PapeisStep[], length: number): PapeisStep[] =>
  Array.from({ length }, (_, i) => all[i] ?? firstStep)

export function usePapeis() {
  const index = indexOf(useLocation().state)
  const navigate = useNavigate()
  const [passos, setPassos] = useState<readonly PapeisStep[]>([firstStep])
  const { send, pending } = useWrite(op.UnAssignRoles)
  const [problem, setProblem] = useState<{ at: number; error: ApiError } | null>(null)
  const last = useRef<() => Promise<void>>(() => Promise.resolve())
  /** The position in the history, for code that awaited an answer. */
  const now = useRef(index)
  useLayoutEffect(() => {
    now.current = index
  }, [index])

  const show = (i: number, replace: boolean) => void navigate('.', { state: { passo: i }, replace })
  const go = (next: PapeisStep) => {
    const i = now.current + 1
    setPassos((all) => [...fill(all, i), next])
    show(i, false)
  }
  /** Changes the page that stands here, as it will be found by Back. */
  const mend = (change: (passo: PapeisStep) => PapeisStep) => {
    const i = now.current
    setPassos((all) => [...fill(all, i), change(all[i] ?? firstStep), ...all.slice(i + 1)])
  }
  /** After a removal the earlier pages are no longer true, and begin anew. */
  const settle = (next: PapeisStep) => {
    setPassos([...fill([], now.current), next])
    show(now.current, true)
  }

  /** Asks, and goes to the step that follows from the answer (`posse`); a refusal is shown where it was asked. */
  const run = (
    { userName, removed }: { userName: string; removed: Posse },
    ended: (outcome: Outcome<unknown>, posse: Posse | null) => ApiError | null,
  ): Promise<void> => {
    last.current = async () => {
      setProblem(null)
      const outcome = await send({ userName, roles: [...removed.roles], permissions: [...removed.permissions] })
      if (!outcome) return
      const reply = outcome.kind === 'accepted' ? outcome.reply : null
      const error = ended(outcome, reply && { roles: reply.allRoles, permissions: reply.allPermissions })
      if (error) setProblem({ at: now.current, error })
    }
    return last.current()
  }
  /** With no names the same operation only answers what there is. */
  const lookUp = (userName: string) => {
    mend((passo) => (passo.step === 'lookup' ? { step: 'lookup', userName } : passo))
    return run({ userName, removed: noPapeis }, (outcome, posse) => {
      if (outcome.kind !== 'accepted' && !refusesEmpty(outcome.error)) return outcome.error
      go({ step: 'choose', userName, posse, removed: noPapeis })
      return null
    })
  }
  const remove = (userName: string, removed: Posse) =>
    run({ userName, removed }, (outcome, after) => {
      if (after) settle({ step: 'done', userName, removed, after })
      else if (outcome.kind === 'uncertain') settle({ step: 'uncertain', userName, removed })
      else if (outcome.kind !== 'accepted') return outcome.error
      return null
    })
  return {
    passo: passos[index] ?? firstStep,
    pending,
    problem: problem?.at === index ? problem.error : null,
    lookUp,
    remove,
    go,
    mend,
    back: () => void navigate(-1),
    again: () => void last.current(),
  }
}
