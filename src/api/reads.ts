/** What a screen asks first, declared once: the route starts `reads(params, session)`, `useReads` takes it. */
import type { Ask, Output } from '@/contract'
import type { AnyOperation } from './call'
import { prefetch, type Reading, useRead } from './hooks'
import { type ListOperation, type Pages, prefetchPages, usePages } from './usePages'

/** One ask: how it is begun before anything is drawn, and how a screen takes its answer. */
interface Wanted<Answer> {
  readonly start: () => Promise<unknown>
  readonly useAnswer: () => Answer
}

/** The first asks of a screen, by name: always the same ones, in the same order. */
export type Reads = Readonly<Record<string, Wanted<unknown>>>
type Answers<R extends Reads> = { [Name in keyof R]: R[Name] extends Wanted<infer Answer> ? Answer : never }

/** Declares one answer. */
export const askOne = <O extends AnyOperation>(operation: O, ask: Ask<O>): Wanted<Reading & { data: Output<O> }> => ({
  start: () => prefetch(operation, ask),
  useAnswer: () => useRead(operation, ask),
})

/** Declares a list, page by page. */
export const askList = <O extends ListOperation>(operation: O, ask: Ask<O>): Wanted<Pages<O>> => ({
  start: () => prefetchPages(operation, ask),
  useAnswer: () => usePages(operation, ask),
})

/** Takes declared asks: their answers by name. Suspends until all are there; the route has begun them all. */
export function useReads<R extends Reads>(reads: R): Answers<R> {
  const answers = Object.entries(reads).map(([name, { useAnswer: take }]) => [name, take()])
  // one answer for each name that was asked
  return Object.fromEntries(answers) as Answers<R>
}
