/** A value in memory that several components share, with its listeners. */
import { useSyncExternalStore } from 'react'

export interface Store<T> {
  get: () => T
  /** Does not notify when the value is the same. */
  set: (next: T) => void
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** The initial value: what prerendered pages show and hydrate with. */
  first: () => T
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      // wrapped, so that a listener added twice is called twice and removed singly
      const own = () => listener()
      listeners.add(own)
      return () => listeners.delete(own)
    },
    first: () => initial,
  }
}

export const useStore = <T>({ subscribe, get, first }: Store<T>): T => useSyncExternalStore(subscribe, get, first)
