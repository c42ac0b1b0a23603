/**
 * Whether the service can be reached. The truth is a request that got no answer; `navigator.onLine` only adds to it
 * (src/README §6). Also: whether what is shown came from this device and not from the service.
 */
import { useSyncExternalStore } from 'react'
import { createStore, useStore } from '@/session'
import { settings, tellHost } from '@/settings'

const reachable = createStore(true)
const kept = createStore(false)

/** The host of the page answers, a service at another address does not: the network is there. */
const serviceGone = createStore(false)

/** A request got an answer of whatever kind, or none at all. */
export function noteReachable(answered: boolean): void {
  reachable.set(answered)
  if (answered) serviceGone.set(false)
}

/** Milliseconds in which the host of the page is asked whether anything gets through. */
const patience = 4000

const hostAnswers = (): Promise<boolean> => {
  const question = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) } as const
  return fetch(`${import.meta.env.BASE_URL}config.json`, question).then(
    () => true,
    () => false,
  )
}

/** Asks the host of the page, which a part of the portal could not be had from: nothing gets through, or only that is gone. */
export const askHost = (): Promise<void> => hostAnswers().then(noteReachable)

/** What the page's own policy kept back: the browser tells it beside the request, which only fails. */
const forbidden = new Set<string>()
if (typeof document !== 'undefined')
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === 'connect-src') forbidden.add(blockedURI)
  })

/** Once a page, for whoever runs the portal. */
let told = false
function tell(origin: string): void {
  if (told) return
  told = true
  const why = [...forbidden].some((address) => address.startsWith(origin))
    ? `the policy of this page forbids it: name ${origin} in connect-src of its Content-Security-Policy`
    : `it is down, or does not allow this page: it has to answer with Access-Control-Allow-Origin: ${location.origin} and, with cookies, Access-Control-Allow-Credentials: true`
  tellHost(`The host of the portal answers, the service of apiBaseUrl, ${origin}, does not: ${why}.`)
}

/**
 * A question to the service got no answer. A service at another address may lack more than the network: where the host of
 * the page answers meanwhile, that is what people and whoever runs the portal are told.
 */
export async function noteUnanswered(): Promise<void> {
  const { origin } = new URL(settings().apiBaseUrl, location.href)
  const gone = origin !== location.origin && navigator.onLine && (await hostAnswers())
  serviceGone.set(gone)
  reachable.set(false)
  if (gone) tell(origin)
}

/** Whether it is the service that is missing, not the network. */
export const isServiceGone: () => boolean = serviceGone.get

/** What is on the screen are the readings kept on this device. */
export const noteKept: (value: boolean) => void = kept.set

/** Nothing is heard of the service, for whatever reason. */
export const isOffline = (): boolean => !reachable.get() || !navigator.onLine

export function onConnection(listener: () => void): () => void {
  const online = () => {
    // worth another try: the next request tells
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

/** Pages drawn at build time know of no trouble. */
const atBuild = () => false

/** True while nothing gets through. */
export const useOffline = (): boolean => useSyncExternalStore(onConnection, isOffline, atBuild)
/** True while the person looks at what was kept on this device. */
export const useShowsKept = (): boolean => useStore(kept)
/** True while it is the service that is missing, not the network. */
export const useServiceGone = (): boolean => useStore(serviceGone)
