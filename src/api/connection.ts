/**
 * Whether the service can be reached. The truth is a request that got no answer; `navigator.onLine` only adds to it
 * (reliability §13). Also: whether what is shown came from this device and not from the service.
 */
import { useSyncExternalStore } from 'react'

let reachable = true
let kept = false
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** A request got an answer of whatever kind, or none at all. */
export function noteReachable(answered: boolean): void {
  if (reachable === answered) return
  reachable = answered
  tell()
}

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
export function noteKept(value: boolean): void {
  if (kept === value) return
  kept = value
  tell()
}

export const isOffline = (): boolean => !reachable || !navigator.onLine
export const showsKept = (): boolean => kept

export function onConnection(listener: () => void): () => void {
  const online = () => {
    // worth another try: the next request tells
    reachable = true
    listener()
  }
  listeners.add(listener)
  addEventListener('online', online)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', online)
    removeEventListener('offline', listener)
  }
}

/** Pages drawn at build time know of no trouble. */
const atBuild = () => false

/** True while nothing gets through. */
export const useOffline = (): boolean => useSyncExternalStore(onConnection, isOffline, atBuild)
/** True while the person looks at what was kept on this device. */
export const useShowsKept = (): boolean => useSyncExternalStore(onConnection, showsKept, atBuild)
