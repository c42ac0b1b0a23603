/**
 * Whether the service can be reached. The truth is a request that got no answer; `navigator.onLine` only adds to it
 * (src/README §6). Also: whether what is shown came from this device and not from the service.
 */
import { useSyncExternalStore } from 'react'
import { createStore, useStore } from '@/session'

const reachable = createStore(true)
const kept = createStore(false)

/** A request got an answer of whatever kind, or none at all. */
export const noteReachable: (answered: boolean) => void = reachable.set

/** Milliseconds in which the host of the page is asked whether anything gets through. */
const patience = 4000

/** Asks the host of the page, which a part of the portal could not be had from: nothing gets through, or only that is gone. */
export async function askHost(): Promise<void> {
  const question = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) } as const
  await fetch(`${import.meta.env.BASE_URL}config.json`, question).then(
    () => {
      noteReachable(true)
    },
    () => {
      noteReachable(false)
    },
  )
}

/** What is on the screen are the readings kept on this device. */
export const noteKept: (value: boolean) => void = kept.set

export const isOffline = (): boolean => !reachable.get() || !navigator.onLine

export function onConnection(listener: () => void): () => void {
  const online = () => {
    // worth another try: the next request tells
    reachable.set(true)
    listener()
  }
  const ends = [reachable.subscribe(listener), kept.subscribe(listener)]
  addEventListener('online', online)
  addEventListener('offline', listener)
  return () => {
    for (const end of ends) end()
    removeEventListener('online', online)
    removeEventListener('offline', listener)
  }
}

/** Pages drawn at build time know of no trouble. */
const atBuild = () => false

/** True while nothing gets through. */
export const useOffline = (): boolean => useSyncExternalStore(onConnection, isOffline, atBuild)
/** True while the person looks at what was kept on this device. */
export const useShowsKept = (): boolean => useStore(kept)
