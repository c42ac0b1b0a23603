/** Writes inside React, as mutations of react-query, which knows what is pending and what becomes stale. */
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Ask, Output } from '@/contract'
import { epoch, onWipe, sessionState } from '@/session'
import type { AnyOperation } from './call'
import type { staleAfter } from './queries/freshness'
import type { Outcome } from './outcome'
import { queryClient } from './queries/queryClient'
import { type WriteOptions, write } from './write'

/** The options of a mutation: its name, and the operation whose reads it makes stale. */
const mutationOf = <V, R>(
  key: readonly [writes: string, of?: string],
  task: (vars: V) => Promise<R>,
  quietly: boolean,
) => ({
  mutationKey: key,
  mutationFn: task,
  meta: { writes: key[0] as keyof typeof staleAfter, quietly },
})

/**
 * Runs several writes as one mutation outside React. `quietly`: stale queries are refetched only when a screen
 * next uses them.
 */
export function runMutation<R>(writes: string, task: () => Promise<R>, quietly = false): Promise<R> {
  const options = mutationOf<undefined, R>([writes], task, quietly)
  return queryClient.getMutationCache().build<R, Error, undefined, unknown>(queryClient, options).execute(undefined)
}

/** The number of pending mutations; rerenders when one begins or ends. */
export const useSendings = (): number => useIsMutating()

/** A mutation that an earlier screen began: its input, its start (milliseconds), its result if it has ended. */
export interface Found<V, R> {
  vars: V
  at: number
  result: R | null
}

/** Names a mutation by operation and by the person whose work it is. */
const nameOf = (writes: string, of: string): string => `${writes} ${of}`

/** Results that ended while no screen was mounted, by name: the next screen reports them, once. */
const unreported = new Map<string, Found<unknown, unknown>>()
onWipe(() => unreported.clear())

/**
 * The mutation that was pending when this screen mounted, or ended unreported; null when there is none or
 * it was dismissed.
 */
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
  // the cast is safe, since one name belongs to one operation
  return [(found as Found<V, R> | undefined) ?? null, forget]
}

/** The number of mounted screens by operation: two for a moment, while one screen replaces another. */
const standing = new Map<string, number>()

/**
 * A task of several writes as one mutation; a screen never runs two at a time.
 * - `isHere`: whether this screen is still mounted; an answer must not navigate a person who has gone elsewhere.
 * - `willBeReported`: whether a screen of this kind is mounted to report the result; otherwise the next one reports it.
 * - `found`: the task of an earlier screen that was left before its end; its result counts as this screen's.
 * @param of whose work it is, where several people without an account may use the portal in turn
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
    // a second press during a pending task sends nothing
    async (vars: V): Promise<R | null> => {
      if (queryClient.isMutating({ mutationKey: [writes, of] }) > 0) return null
      forget()
      const [at, asked, { owner }] = [Date.now(), epoch(), sessionState()]
      const result = await mutateAsync(vars)
      // another person may be there by then: the result is neither shown nor stored for them
      if (sessionState().owner !== owner) return null
      // nothing is kept of somebody who has signed out
      if (!willBeReported() && asked === epoch()) unreported.set(nameOf(writes, of), { vars, at, result })
      return result
    },
    [mutateAsync, writes, of, forget, willBeReported],
  )
  // includes a task that an earlier screen began, during which a press would send nothing
  const pending = mutation.isPending || running
  const resetAll = useCallback(() => {
    reset()
    forget()
  }, [reset, forget])
  const result = mutation.data ?? found?.result ?? null
  return { run, pending, result, found, fault: mutation.error, reset: resetAll, isHere, willBeReported }
}

/**
 * Writes once. `send` resolves to the outcome, or to null when this page is sending already or its person
 * has left meanwhile.
 */
export function useWrite<O extends AnyOperation>(operation: O) {
  const { run, result, ...rest } = useTask<{ ask: Ask<O>; options: WriteOptions }, Outcome<Output<O>>>(
    operation.name,
    ({ ask, options }) => write(operation, ask, options),
  )
  const send = useCallback((ask: Ask<O>, options: WriteOptions = {}) => run({ ask, options }), [run])
  return { ...rest, send, outcome: result }
}
