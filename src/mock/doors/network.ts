/** The pretended network: delay, failures and a log, all ordered by hand (mock/README §14). */
import { operationOf } from '../backend'

/** Order that cannot be carried out; its message tells why. */
export class BadOrder extends Error {}

/** Ways in which an answer goes wrong without a status of its own. */
export const faultKinds = ['drop', 'hang', 'html', 'empty', 'truncated', 'nulls', 'wrongTypes', 'hugeText'] as const
/** One of these ways. */
export type FaultKind = (typeof faultKinds)[number]

/** How often and how a call goes wrong. */
export interface FaultOptions {
  /** How many calls go wrong; every one until `clear` when absent. */
  times?: number
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number
  /** `drop`, `hang`, `html` or a status: the operation runs and only its answer is lost. They leave it undone otherwise. */
  done?: boolean
}

/** What goes wrong with a call: a status or a kind. */
export interface Fault extends FaultOptions {
  what: number | FaultKind
}

/** One call, without bodies. */
export interface LogEntry {
  operation: string
  door: string
  status: number
  /** Milliseconds since the epoch. */
  at: number
}

const logLength = 1_000

/** The network conditions. Plain data: a tab keeps them over a reload. */
export interface Road {
  /** Milliseconds that every answer waits. */
  delay: number
  offline: boolean
  /** What is ordered to go wrong, by operation in lower case, `*` for any. */
  faults: readonly (readonly [operation: string, fault: Fault])[]
}

/** Where they are kept; absent, they last as long as the page or the process. */
export interface RoadMemory {
  read(): Road | null
  write(road: Road): void
}

const isFault = (what: unknown) =>
  typeof what === 'number'
    ? Number.isInteger(what) && what >= 200 && what <= 599
    : faultKinds.some((kind) => kind === what)

/** Resolves when the asking side gives up, or after so many milliseconds. */
export const givenUp = (signal: AbortSignal, ms?: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  })

/** The pretended network between a door and the service. */
export type Network = ReturnType<typeof createNetwork>

/** A network without delay, failure or log, or as it is remembered. */
export function createNetwork(memory?: RoadMemory) {
  const kept = memory?.read()
  let delay = kept?.delay ?? 0
  let off = kept?.offline ?? false
  const faults = new Map<string, Fault>(kept?.faults)
  let entries: LogEntry[] = []
  const road = (): Road => ({ delay, offline: off, faults: [...faults] })
  const keep = () => memory?.write(road())
  return {
    /** Every answer waits so many milliseconds. */
    slow: (ms: number) => {
      delay = Math.max(0, ms)
      keep()
    },
    /** True: no call gets through. */
    offline: (on: boolean) => {
      off = on
      keep()
    },
    /**
     * `fail('GetTurma', 503, { times: 2, retryAfter: 5 })`; `*` is any operation. A second order for the same one replaces
     * the first, null ends it. @throws BadOrder
     */
    fail: (operation: string, what: number | FaultKind | null, options: FaultOptions = {}) => {
      if (what !== null && !isFault(what)) {
        throw new BadOrder(`A fault is a status from 200 to 599 or one of ${faultKinds.join(', ')}`)
      }
      if (operation !== '*' && !operationOf(operation)) throw new BadOrder(`No operation is called ${operation}`)
      const key = operation.toLowerCase()
      if (what === null) faults.delete(key)
      else faults.set(key, { ...options, what })
      keep()
    },
    /** No delay, no failure, online, empty log. */
    clear: () => {
      delay = 0
      off = false
      faults.clear()
      entries = []
      keep()
    },
    /** The fault that this call meets, counted down; null when all is well. */
    next(operation: string): Fault | null {
      for (const key of [operation.toLowerCase(), '*']) {
        const fault = faults.get(key)
        if (!fault) continue
        if (fault.times === undefined) return fault
        if (fault.times <= 0) continue
        fault.times -= 1
        if (fault.times === 0) faults.delete(key)
        keep()
        return fault
      }
      return null
    },
    /** What is ordered and still to come. */
    road,
    isOffline: () => off || (typeof navigator !== 'undefined' && !((navigator.onLine as boolean | undefined) ?? true)),
    /** Waits as told by `slow`; ends at once when the caller gives up. */
    wait: (signal: AbortSignal) => (delay === 0 ? Promise.resolve() : givenUp(signal, delay)),
    note(entry: LogEntry) {
      entries.push(entry)
      if (entries.length > logLength) entries = entries.slice(-logLength)
    },
    /** The last calls, oldest first. */
    log: (): readonly LogEntry[] => entries,
  }
}
