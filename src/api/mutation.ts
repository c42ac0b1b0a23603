/** Writes inside React: pending, result and what becomes stale are react-query's. */
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Ask, Output } from '@/contract'
import { epoch, onWipe, sessionState } from '@/session'
import type { AnyOperation } from './call'
import type { staleAfter } from './freshness'
import type { Outcome } from './outcome'
import { queryClient } from './queryClient'
import { type WriteOptions, write } from './write'

/** The options of a mutation of ours: its name, and the operation whose reads it makes stale. */
const mutationOf = <V, R>(
  key: readonly [writes: string, of?: string],
  task: (vars: V) => Promise<R>,
  quietly: boolean,
) => ({
  mutationKey: key,
  mutationFn: task,
  meta: { writes: key[0] as keyof typeof staleAfter, quietly },
})

/** Runs several writes as one mutation outside React. `quietly`: stale answers are read when a screen next opens. */
export function runMutation<R>(writes: string, task: () => Promise<R>, quietly = false): Promise<R> {
  const options = mutationOf<undefined, R>([writes], task, quietly)
  return queryClient.getMutationCache().build<R, Error, undefined, unknown>(queryClient, options).execute(undefined)
}

/** How many sendings are on their way, of one operation or of all; drawn anew when one begins or ends. */
export const useSendings = (writes?: string): number => useIsMutating(writes ? { mutationKey: [writes] } : undefined)

/** One that a page before this one began: what it was given, when (milliseconds), and what came of it. */
export interface Found<V, R> {
  vars: V
  at: number
  result: R | null
}

/** What it wrote, and whose work it was. */
const nameOf = (writes: string, of: string): string => `${writes} ${of}`

/** What ended while no screen stood to tell it, by name: the next one tells it, once. */
const unreported = new Map<string, Found<unknown, unknown>>()
onWipe(() => unreported.clear())

/** The sending that was on its way when this page came, or that ended untold; null: none, or it was put aside. */
function useFound<V, R>(writes: string, of: string): [Found<V, R> | null, () => void] {
  const [mutation, setMutation] = useState(() =>
    queryClient.getMutationCache().find({ mutationKey: [writes, of], status: 'pending' }),
  )
  const name = nameOf(writes, of)
  const [ended, setEnded] = useState(() => unreported.get(name))
  useEffect(() => {
    unreported.delete(name)
  }, [name])
  const forget = useCallback(() => {
    setMutation(undefined)
    setEnded(undefined)
  }, [])
  const state = mutation?.state
  const found: Found<unknown, unknown> | undefined = state
    ? { vars: state.variables, at: state.submittedAt, result: state.data ?? null }
    : ended
  // the cast: one name, one operation
  return [(found as Found<V, R> | undefined) ?? null, forget]
}

/** Screens that stand, by what they write: more than one for a moment, while one takes the place of another. */
const standing = new Map<string, number>()

/**
 * A task of a screen that writes in its own steps, as one mutation: never two at a time from one screen.
 * - `isHere`: whether this screen still stands. An answer leads nobody away who has gone elsewhere meanwhile.
 * - `willBeReported`: whether any screen of this kind stands, which tells what came of it. Where none does, the next one tells it.
 * - `found`: the task of a screen that was left before its end. Its result counts as one of this screen.
 * @param of whose work it is, where several people without an account may have their turn
 */
export function useTask<V, R = void>(writes: string, task: (vars: V) => Promise<R>, of = '') {
  const mutation = useMutation<R, Error, V>(mutationOf([writes, of], task, false))
  const { mutateAsync, reset } = mutation
  const running = useIsMutating({ mutationKey: [writes, of] }) > 0
  const [found, forget] = useFound<V, R>(writes, of)
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    standing.set(writes, (standing.get(writes) ?? 0) + 1)
    return () => {
      here.current = false
      standing.set(writes, (standing.get(writes) ?? 1) - 1)
    }
  }, [writes])
  const isHere = useCallback(() => here.current, [])
  const willBeReported = useCallback(() => (standing.get(writes) ?? 0) > 0, [writes])
  const run = useCallback(
    // one at a time: a second press sends nothing
    async (vars: V): Promise<R | null> => {
      if (queryClient.isMutating({ mutationKey: [writes, of] }) > 0) return null
      forget()
      const [at, asked, { owner }] = [Date.now(), epoch(), sessionState()]
      const result = await mutateAsync(vars)
      // whoever is there by then has not asked for it: nothing of it is told, or written down
      if (sessionState().owner !== owner) return null
      // of somebody who has signed out nothing is kept
      if (!willBeReported() && asked === epoch()) unreported.set(nameOf(writes, of), { vars, at, result })
      return result
    },
    [mutateAsync, writes, of, forget, willBeReported],
  )
  // one that a page before this one has begun too: a press would send nothing
  const pending = mutation.isPending || running
  const resetAll = useCallback(() => {
    reset()
    forget()
  }, [reset, forget])
  const result = mutation.data ?? found?.result ?? null
  return { run, pending, result, found, fault: mutation.error, reset: resetAll, isHere, willBeReported }
}

/** Changes something. `send` answers the outcome, or null where this page is sending already or its person has left meanwhile. */
export function useWrite<O extends AnyOperation>(operation: O) {
  const { run, result, ...rest } = useTask<{ ask: Ask<O>; options: WriteOptions }, Outcome<Output<O>>>(
    operation.name,
    ({ ask, options }) => write(operation, ask, options),
  )
  const send = useCallback((ask: Ask<O>, options: WriteOptions = {}) => run({ ask, options }), [run])
  return { ...rest, send, outcome: result }
}
