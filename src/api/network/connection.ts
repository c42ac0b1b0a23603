/** Whether the service can be reached: requests without an answer decide, `navigator.onLine` only adds to them. */
import { useSyncExternalStore } from 'react'
import { createStore, onWipe, useStore } from '@/session'
import type { LostKind } from '../ApiError'

const reachable = createStore(true)
const kept = createStore(false)

/** Whether the host of the page answers while a service at another address does not. */
const serviceGone = createStore(false)

/** Notes that a request got an answer of any kind, or none at all. */
export function noteReachable(answered: boolean): void {
  reachable.set(answered)
  if (answered) serviceGone.set(false)
}

/** Milliseconds for which the check of the page's host waits. */
const patience = 4000

/** Checks whether the host of the page answers now. */
export const hostAnswers = (): Promise<boolean> => {
  const question = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) } as const
  return fetch(`${import.meta.env.BASE_URL}config.json`, question).then(
    () => true,
    () => false,
  )
}

/** Checks the connection with the page's host, after a chunk could not be loaded from it. */
export const askHost = (): Promise<void> => hostAnswers().then(noteReachable)

/**
 * Why a chunk could not be loaded: no network, or a release that the host no longer has, which only a reload solves.
 */
export async function whyImportFailed(): Promise<'offline' | 'codeMissing'> {
  await askHost()
  return isOffline() ? 'offline' : 'codeMissing'
}

/**
 * Notes a request without an answer. `onlyService`: the page's host answers, the service at another address does not.
 */
export function noteLost(onlyService: boolean): void {
  serviceGone.set(onlyService)
  reachable.set(false)
}

/** Why nothing gets through, by the last request. */
export const lostKind = (): LostKind => (serviceGone.get() ? 'serviceGone' : 'offline')

/** Notes whether the screen shows answers that were kept on this device. */
export const noteKept: (value: boolean) => void = kept.set
onWipe((change) => {
  if (change === 'person') noteKept(false)
})

/** Whether the service cannot be reached, for whatever reason. */
export const isOffline = (): boolean => !reachable.get() || !navigator.onLine

/**
 * Calls back when the connection to the service or the browser's network changes. Returns a function that unsubscribes.
 */
export function onConnection(listener: () => void): () => void {
  const online = () => {
    // assumes that the service is back: the next request decides
    reachable.set(true)
    listener()
  }
  const ends = [reachable.subscribe(listener), kept.subscribe(listener), serviceGone.subscribe(listener)]
  addEventListener('online', online)
  addEventListener('offline', listener)
  return () => {
    for (const end of ends) end()
    removeEventListener('online', online)
    removeEventListener('offline', listener)
  }
}

const lost = () => (isOffline() ? lostKind() : null)
/** Prerendered pages are never offline. */
const atBuild = () => null

/** Why nothing gets through; null while the service can be reached. */
export const useLost = (): LostKind | null => useSyncExternalStore(onConnection, lost, atBuild)
/** True while nothing gets through. */
export const useOffline = (): boolean => useLost() !== null
/** True while the screen shows answers that were kept on this device. */
export const useShowsKept = (): boolean => useStore(kept)
