/** A value that several places of a page share, with its listeners. In memory only. */
import { useSyncExternalStore } from 'react'

export interface Store<T> {
  get: () => T
  /** Nobody is told of the same value again. */
  set: (next: T) => void
  /** What it returns ends the listening. */
  subscribe: (listener: () => void) => () => void
  /** What it began with: what pages drawn at build time show, and what they are taken over with. */
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
