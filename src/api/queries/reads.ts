/**
 * The first reads of a screen, declared once: the route starts `reads(params, session)`, the screen uses `useReads`.
 */
import type { Ask, Output } from '@/contract'
import type { AnyOperation } from '../call'
import { prefetch, type Reading, useRead } from './hooks'
import { type ListOperation, type Pages, prefetchPages, usePages } from './usePages'

/** One declared read: `start` begins it before anything is drawn, `useAnswer` is the screen's hook for its answer. */
interface Wanted<Answer> {
  readonly start: () => Promise<unknown>
  readonly useAnswer: () => Answer
}

/** The first reads of a screen, by name: always the same ones, in the same order, since they are hooks. */
export type Reads = Readonly<Record<string, Wanted<unknown>>>
type Answers<R extends Reads> = { [Name in keyof R]: R[Name] extends Wanted<infer Answer> ? Answer : never }

/** Declares a read of one answer. */
export const askOne = <O extends AnyOperation>(operation: O, ask: Ask<O>): Wanted<Reading & { data: Output<O> }> => ({
  start: () => prefetch(operation, ask),
  useAnswer: () => useRead(operation, ask),
})

/** Declares a read of a list, page by page. */
export const askList = <O extends ListOperation>(operation: O, ask: Ask<O>): Wanted<Pages<O>> => ({
  start: () => prefetchPages(operation, ask),
  useAnswer: () => usePages(operation, ask),
})

/** Reads what was declared: the answers by name. Suspends until all are there; the route has started them all. */
export function useReads<R extends Reads>(reads: R): Answers<R> {
  const answers = Object.entries(reads).map(([name, { useAnswer: take }]) => [name, take()])
  // the result has one answer for each declared name
  return Object.fromEntries(answers) as Answers<R>
}
