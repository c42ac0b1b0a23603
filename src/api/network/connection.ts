/** Whether the service can be reached: a request without an answer says so, `navigator.onLine` only adds to it. */
import { useSyncExternalStore } from 'react'
import { createStore, onWipe, useStore } from '@/session'
import type { LostKind } from '../ApiError'

const reachable = createStore(true)
const kept = createStore(false)

/** Whether the host of the page answers while a service at another address does not. */
const serviceGone = createStore(false)

/** A request got an answer of whatever kind, or none at all. */
export function noteReachable(answered: boolean): void {
  reachable.set(answered)
  if (answered) serviceGone.set(false)
}

/** Milliseconds in which the host of the page is asked whether anything gets through. */
const patience = 4000

/** Whether the host of the page answers now. */
export const hostAnswers = (): Promise<boolean> => {
  const question = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) } as const
  return fetch(`${import.meta.env.BASE_URL}config.json`, question).then(
    () => true,
    () => false,
  )
}

/** Asks the host of the page whether anything gets through, after a part of the portal could not be loaded from it. */
export const askHost = (): Promise<void> => hostAnswers().then(noteReachable)

/** Why a part of the portal did not come: no network, or a release that the host has no more, which only a new page ends. */
export async function whyNoCode(): Promise<'offline' | 'codeMissing'> {
  await askHost()
  return isOffline() ? 'offline' : 'codeMissing'
}

/** A request got no answer. `onlyService`: the host of the page does answer, the service at another address does not. */
export function noteLost(onlyService: boolean): void {
  serviceGone.set(onlyService)
  reachable.set(false)
}

/** Why nothing gets through, as far as the last request told. */
export const lostKind = (): LostKind => (serviceGone.get() ? 'serviceGone' : 'offline')

/** Notes whether the screen shows what was kept on this device. */
export const noteKept: (value: boolean) => void = kept.set
onWipe((change) => {
  if (change === 'person') noteKept(false)
})

/** Whether nothing is heard of the service, for whatever reason. */
export const isOffline = (): boolean => !reachable.get() || !navigator.onLine

/** Calls back when the service is lost or found, or the browser's network comes or goes. Returns how to stop. */
export function onConnection(listener: () => void): () => void {
  const online = () => {
    // taken to be back: the next request finds out
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
/** Pages drawn at build time know of no trouble. */
const atBuild = () => null

/** Why nothing gets through; null while anything does. */
export const useLost = (): LostKind | null => useSyncExternalStore(onConnection, lost, atBuild)
/** True while nothing gets through. */
export const useOffline = (): boolean => useLost() !== null
/** True while the person looks at what was kept on this device. */
export const useShowsKept = (): boolean => useStore(kept)
